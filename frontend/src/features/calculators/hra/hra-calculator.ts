import { daysOfTaxYear } from '@artha/contract/figure-on'
import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { roundParts } from '../../../lib/round-parts.ts'
import { calculator } from '../definition/calculator.ts'
import { addedUp } from '../definition/shown-results.ts'
import { withFigures } from '../definition/with-figures.ts'
import { choiceField, onField, sumField } from '../definition/field.ts'
import { fieldsLink, readFields } from '../definition/read-fields.ts'
import { incomeTaxFields, type IncomeTaxFields } from '../income-tax/income-tax-fields.ts'
import { heldOfTaxYear, laterTaxYear, taxYearField } from '../income-tax/tax-choices.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { hraCities, hraResults, landlordPanRent } from './hra-results.ts'
import { refuse } from '../definition/refusal.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'

/** The link back to the tax calculator, with the exempt part of HRA filled in. */
function taxLink(fields: IncomeTaxFields, back: string, taxYear: string, exempt: number) {
  const { input } = readFields(fields, new URLSearchParams(back))
  return fieldsLink(fields, {
    ...input,
    taxYear,
    deductions: 0,
    hraExempt: Math.round(exempt),
  }).toString()
}

interface PayWithRent {
  /** The query of the salary page that the reader came from. */
  pay: string
  taxYear: string
  basic: number
  rent: number
  city: string
}

/**
 * The link to the salary page with this rent, in the old regime, which has the HRA exemption. Without a page to return to, basic pay is half the CTC.
 */
function payLink({ pay, taxYear, basic, rent, city }: PayWithRent) {
  const query = new URLSearchParams(pay || { ctc: String(Math.round(basic * 2)) })
  for (const [name, value] of Object.entries({ taxYear, regime: 'old', rent: String(Math.round(rent)), city })) query.set(name, value)
  return query.toString()
}

export const hra = withFigures('it-act-2025,it-hra,it-hra-shares,it-slabs-new,it-slabs-old', (rows, today) =>
  calculator({
    path: '/hra-calculator',
    name: 'HRA',
    title: 'HRA calculator',
    standfirst: 'How much of your house rent allowance is exempt in the old regime, and how much is taxed.',
    fields: {
      on: onField,
      taxYear: taxYearField(rows, today),
      basic: sumField('Annual basic pay (and DA)', { initial: 600_000, to: 5_000_000, step: 10_000 }, { chips: [300_000, 600_000, 1_200_000] }),
      hra: sumField('Annual HRA', { initial: 300_000, to: 2_500_000, step: 10_000 }),
      rent: sumField('Annual rent', { initial: 240_000, to: 2_400_000, step: 6_000 }),
      city: choiceField('You live in', { metro: 'A city listed below', other: 'Anywhere else' }, 'metro'),
      back: { kind: 'carried', label: 'Back to income tax' },
      pay: { kind: 'carried', label: 'Back to salary' },
    },
    work: (input) =>
      laterTaxYear(rows, input.taxYear, today) ??
      hraResults(rows, input) ??
      refuse(`No result: the official HRA rates for tax year ${input.taxYear} are not available.`),
    shown: (results, { hra: received }, decimals) => addedUp({ ...results, received }, decimals, { whole: 'received', parts: ['exempt', 'taxable'] }),
    results: () => [
      { id: 'exempt', name: 'Exempt' },
      { id: 'taxable', name: 'Taxed' },
      { id: 'share', name: 'Limit by basic pay' },
    ],
    sentence: ({ exempt, taxable }, { hra: received }) =>
      `Of ${wholeRupees(received)} HRA, ${wholeRupees(exempt)} is exempt in the old regime and ${wholeRupees(taxable)} is taxed.`,
    held: heldOfTaxYear(rows),
    remarks: ({ exempt }, input) => {
      const four = hraResults(rows, { ...input, city: 'other' })
      const cities = hraCities(rows, input.taxYear)
      const panRent = landlordPanRent(rows, input.taxYear)
      return [
        `Listed cities for ${input.taxYear}: ${cities.join(', ')}. Gurugram, Noida and Thane are not listed; your home’s city decides.`,
        ...(input.city === 'metro' && input.taxYear !== '2025-26' && four && four.exempt !== exempt
          ? [`Hyderabad, Pune, Ahmedabad and Bengaluru have been listed since 1 Apr 2026; for 2025-26, ${wholeRupees(four.exempt)} was exempt there.`]
          : []),
        ...(panRent !== undefined && input.rent > panRent
          ? [`Rent is above ${wholeRupees(panRent)} a year: you must give your landlord’s PAN.`]
          : []),
        'The new regime has no HRA exemption.',
      ]
    },
    whatIf: {
      change: ({ rent }) => ({ rent: rent + 12_000 }),
      words: (then, now) => comparedText(`With ${wholeRupees(1_000)} more rent a month`, then.exempt, now?.exempt, ' exempt'),
    },
    formula: 'Exempt = the lowest of HRA, rent minus a share of basic pay, and a share of basic pay set by city',
    steps: ({ rentLess, rentPercent, share, percent, exempt, taxable }, { hra: received, rent, basic }) => [
      `HRA received: ${rupees(received)}`,
      `Rent − ${percentText(rentPercent)} of basic pay: ${rupees(rent)} − ${rupees((basic * rentPercent) / 100)} = ${rupees(rentLess)}`,
      `${percentText(percent)} of basic pay: ${rupees(share)}`,
      `The lowest, never below zero: ${rupees(exempt)} (s. 10(13A) with Rule 2A / Schedule III with Rule 279)`,
      `Taxed: ${rupees(received)} − ${rupees(exempt)} = ${rupees(taxable)}`,
    ],
    chart: ({ rentLess, rentPercent, share, exempt }, { hra: received }) => ({
      kind: 'bars',
      title: 'The lowest of three',
      finding: `HRA ${wholeRupees(received)}, rent minus ${percentText(rentPercent)} of basic pay ${wholeRupees(rentLess)}, share of basic pay ${wholeRupees(share)}; exempt ${wholeRupees(exempt)}.`,
      bars: [
        { name: 'HRA', value: received, words: wholeRupees(received), tone: 'first' },
        { name: `Rent minus ${percentText(rentPercent)} of basic pay`, value: Math.max(0, rentLess), words: wholeRupees(rentLess), tone: 'second' },
        { name: 'Share of basic pay', value: share, words: wholeRupees(share), tone: 'second' },
      ],
    }),
    tables: ({ exempt, taxable, rentLess, rentPercent, share }, { hra: received }) => {
      const line = (name: string, sum: number) => ({ name, paise: [inPaise(sum, 'rupee'), inPaise(sum / 12, 'rupee')] })
      const splitOf = (months: number) => roundParts([exempt / months, taxable / months], 0).map((each) => inPaise(each, 'rupee'))
      return [
        {
          title: 'By year and by month',
          caption: 'The exemption, in rupees',
          heads: ['Part', 'Per year', 'Per month'],
          rows: [
            line('HRA received', received),
            line(`Rent minus ${percentText(rentPercent)} of basic pay`, rentLess),
            line('Share of basic pay', share),
            { name: 'Exempt', paise: [1, 12].map((months) => splitOf(months)[0]) },
            { name: 'Taxed', paise: [1, 12].map((months) => splitOf(months)[1]) },
          ],
        },
      ]
    },
    differs: 'Many sites still list only four cities; from Tax Year 2026-27 there are eight. For a 2025-26 return it is four.',
    leavesOut: [
      'Months when rent, pay or city changed: work out each period separately and add them up.',
      'DA that does not count for retirement benefits, and commission.',
      'Rent without HRA (80GG), and rent paid to family, which needs an agreement.',
    ],
    ways: ({ exempt }, { back, ...input }) => [
      {
        text: `Old or new regime with ${wholeRupees(exempt)} HRA exempt`,
        to: `/income-tax-calculator?${taxLink(incomeTaxFields(rows, today), back || `salary=${Math.round(input.basic * 2)}`, input.taxYear, exempt)}`,
      },
      { text: 'Your take-home pay', to: `/salary-calculator?${payLink(input)}` },
    ],
    sources: ({ taxYear }) => ({ keys: ['it-hra', 'it-hra-shares'], day: daysOfTaxYear(taxYear)?.last ?? '' }),
  }),
)
