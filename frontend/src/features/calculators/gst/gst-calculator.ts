import { figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { dayText } from '../../../lib/dates.ts'
import { exactRupees, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../definition/calculator.ts'
import { withFigures } from '../definition/with-figures.ts'
import { choiceField, onField, optional, rateField, sumField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { rateText } from '../inputs/value-texts.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { gstBill, gstResults } from './gst-results.ts'

/** The main rates in force on a day, from the register; empty if it has none for that day. */
const mainRatesOn = (rows: readonly DatedFigure[], day: string) =>
  ['5', '18', '40'].map((name) => numberOf(figureOn(rows, 'gst-rates', day), name)).filter((rate) => rate !== undefined)

/** "Main rates since 22 Sep 2025: 0, 5, 18 and 40%; gold and jewellery 3%." */
function ratesHint(rows: readonly DatedFigure[], day: string) {
  const row = figureOn(rows, 'gst-rates', day)
  const gold = numberOf(row, '3')
  if (row === undefined || gold === undefined) return {}
  return {
    hint: `Main rates since ${dayText(row.validFrom)}: 0, ${spoken.format(mainRatesOn(rows, day).map(String))}%; gold and jewellery ${percentText(gold)}.`,
  }
}

const spoken = new Intl.ListFormat('en-GB')

export const gst = withFigures('gst-rates', (rows, today) => {
  const mainRates = mainRatesOn(rows, today)
  return calculator({
    path: '/gst-calculator',
    name: 'GST',
    title: 'GST calculator',
    standfirst: 'Add GST to a price or take it out, split into CGST and SGST or IGST.',
    fields: {
      amount: sumField('Amount', { initial: 1_000, to: 100_000, step: 100 }, { chips: [1_000, 10_000, 100_000] }),
      rate: rateField('GST rate', { initial: mainRates[1] ?? 0, to: 40, step: 1 }, { ...ratesHint(rows, today), chips: mainRates }),
      mode: choiceField('Amount type', { add: 'Excludes GST: add it', remove: 'Includes GST: take it out' }, 'add'),
      supply: optional(choiceField('Buyer’s location', { intra: 'Same state: CGST and SGST', inter: 'Another state: IGST' }, 'intra')),
      on: onField,
    },
    work: (input) => gstResults(input) ?? nothingToWorkOut,
    shown: gstBill,
    isToThePaisa: true,
    results: ({ mode }) => {
      const [net, gross] = [
        { id: 'net', name: 'Without GST' },
        { id: 'gross', name: 'With GST' },
      ] as const
      const [first, last] = mode === 'add' ? [gross, net] : [net, gross]
      return [
        first,
        { id: 'gst', name: 'GST' },
        { id: 'cgst', name: 'CGST' },
        { id: 'sgst', name: 'SGST or UTGST' },
        { id: 'igst', name: 'IGST' },
        last,
      ]
    },
    sentence: ({ net, gst: tax, gross }, { rate }) => `${rupees(net)} plus ${percentText(rate)} GST of ${rupees(tax)} is ${rupees(gross)}.`,
    remarks: ({ gross }) => [
      `Amounts paid under the Act are rounded to the nearest rupee (CGST Act, s.170): ${wholeRupees(gross)}. This is not a rule for each line of a bill.`,
    ],
    whatIf: {
      change: ({ mode }) => ({ mode: mode === 'add' ? 'remove' : 'add' }),
      words: ({ net, gst, gross }, _now, { mode, amount }) =>
        mode === 'remove'
          ? `If ${exactRupees(amount)} included GST: ${exactRupees(net)} plus ${exactRupees(gst)} GST.`
          : `If GST were added to ${exactRupees(amount)}: ${exactRupees(gross)}.`,
    },
    formula: 'GST = amount × rate ÷ 100; if GST is included: price × rate ÷ (100 + rate)',
    steps: ({ net, gst: tax, cgst, igst, gross }, { amount, rate, mode }) => [
      mode === 'add'
        ? `GST: ${rupees(amount)} × ${rateText(rate)} ÷ 100 = ${rupees(tax)}`
        : `GST: ${rupees(amount)} × ${rateText(rate)} ÷ (100 + ${rateText(rate)}) = ${rupees(tax)}`,
      igst > 0 ? `Between states, all of it is IGST: ${rupees(igst)}` : `Within a state, half each: CGST ${rupees(cgst)}, SGST ${rupees(cgst)}`,
      `${rupees(net)} + ${rupees(tax)} = ${rupees(gross)}`,
    ],
    chart: ({ net, gst: tax }, { rate }) => ({
      kind: 'bars',
      title: 'Price breakdown',
      finding: `${rupees(net)} without GST, ${rupees(tax)} GST at ${percentText(rate)}.`,
      bars: [
        { name: 'Without GST', value: net, words: rupees(net), tone: 'first' },
        { name: 'GST', value: tax, words: rupees(tax), tone: 'second' },
      ],
    }),
    // For the date in the link, or for today
    tables: (_figures, input) => [
      {
        title: 'At the main rates',
        caption: 'The same amount at the main rates, in rupees',
        heads: ['Rate', 'Without GST', 'GST', 'With GST'],
        rows: mainRatesOn(rows, input.on || today).map((rate) => {
          const results = gstResults({ ...input, rate })
          const bill = results && gstBill(results, input)
          return { name: percentText(rate), paise: [bill?.net ?? 0, bill?.gst ?? 0, bill?.gross ?? 0].map((each) => inPaise(each, 'paisa')) }
        }),
      },
    ],
    differs:
      'Some sites take out GST by applying the rate to the full price: 18% of ₹1,180 is ₹212.40, but the GST in it is ₹180. Some round each line to the rupee.',
    leavesOut: [
      'Which rate applies to an item: its HSN or SAC code decides, and this page is not a ruling.',
      'Compensation cess, which has ended, and excise on tobacco.',
      'Input tax credit, the composition scheme and reverse charge.',
      'The difference between 0%, exempt, zero-rated and outside GST.',
    ],
    ways: () => [{ text: 'What a business keeps of its income', to: '/revenue-calculator' }],
    sources: () => ({ keys: ['gst-rates'], day: today }),
  })
})
