import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../definition/calculator.ts'
import { withFigures } from '../definition/with-figures.ts'
import { choiceField, type DayKind, type InputOf, optional, sumField } from '../definition/field.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { gainResults, type GainResults } from './gain-results.ts'
import type { Asset } from './gain-rules.ts'
import { dayText } from '../../../lib/dates.ts'
import { comparedText, sumText } from '../what-ifs/difference-texts.ts'

const names: Readonly<Record<Asset, string>> = {
  equity: 'Listed shares or equity funds',
  debt: 'Debt funds',
  property: 'Land or building',
  gold: 'Gold or gold funds',
}

const keys: Readonly<Record<Asset, readonly string[]>> = {
  equity: ['cg-stcg-equity', 'cg-ltcg-equity'],
  debt: ['cg-debt-fund'],
  property: ['cg-property', 'cg-cii'],
  gold: ['cg-gold'],
}

const day = (label: string, initial: string): DayKind => ({ kind: 'day', label, initial })

/** Assets bought before this date may use their value on 31 January 2018 as cost. */
const grandfathered = '2018-02-01'

const fields = {
  asset: choiceField('Asset sold', names, 'equity'),
  bought: day('Purchase date', '2023-06-01'),
  sold: day('Sale date', '2026-10-01'),
  cost: sumField('Purchase price', { initial: 500_000, to: 20_000_000, step: 10_000 }),
  price: sumField('Sale price', { initial: 900_000, to: 20_000_000, step: 10_000 }),
  expenses: optional(sumField('Cost of selling', { initial: 0, to: 500_000, step: 1_000 })),
}

const gainRemarks = ({ of, gain, cessPercent, payable }: GainResults, { asset, bought }: InputOf<typeof fields>) => [
  of.why,
  ...(payable !== undefined && payable > 0 && cessPercent !== undefined
    ? [`With ${percentText(cessPercent)} cess, rounded to ten rupees as filed: ${wholeRupees(payable)}.`]
    : []),
  ...(of.indexed
    ? [
        `With indexation the cost is ${wholeRupees(of.indexed.cost)} and the tax ${wholeRupees(of.indexed.tax)}; ${of.indexed.isLower ? 'that is lower, so it applies' : 'tax without indexation is not higher'}.`,
      ]
    : []),
  ...(asset === 'equity' && bought < grandfathered
    ? ['Bought before 1 Feb 2018: as cost, enter the higher of (a) what you paid and (b) the lower of the value on 31 Jan 2018 and the sale price.']
    : []),
  ...(asset === 'property' && bought < '2001-04-01'
    ? ['Bought before April 2001: you may use the fair market value on 1 Apr 2001 as cost, up to the stamp duty value.']
    : []),
  ...(gain < 0
    ? [
        'A short-term loss can be set off against any gain, a long-term loss only against long-term gains. The rest carries forward for eight years if you file on time.',
      ]
    : []),
]

export const capitalGains = withFigures('cg-cii,cg-debt-fund,cg-gold,cg-ltcg-equity,cg-property,cg-stcg-equity,it-cess', (rows) =>
  calculator({
    path: '/capital-gains-calculator',
    name: 'Capital gains',
    title: 'Capital gains calculator',
    standfirst: 'Your gain on a sale, how much of it is taxed, and at what rate.',
    fields,
    work: (input) => gainResults(rows, input),
    results: () => [
      { id: 'tax', name: 'Tax, before cess and surcharge' },
      { id: 'gain', name: 'Gain' },
      { id: 'taxableGain', name: 'Taxable gain' },
      { id: 'payable', name: 'Tax with cess, rounded to ten rupees' },
    ],
    sentence: ({ gain, tax, taxableGain }) => {
      if (gain < 0) return `A loss of ${wholeRupees(-gain)}: no tax.`
      return tax === undefined
        ? `${wholeRupees(taxableGain)} is added to your income and taxed at your slab rates.`
        : `You gain ${wholeRupees(gain)}; ${wholeRupees(taxableGain)} of it is taxable.`
    },
    remarks: gainRemarks,
    whatIf: {
      change: ({ price }) => ({ price: Math.round(price * 110) / 100 }),
      words: (then, now, { price }) => comparedText(`If you sell for ${percentText(10)} more, ${sumText(price)}`, then.tax, now?.tax, ' in tax'),
    },
    formula: 'Gain = sale price − expenses − cost; tax = taxable gain × rate',
    steps: ({ gain, taxableGain, tax, unrounded, payable, cessPercent, of }, { price, expenses, cost, bought, sold }) => [
      `Held from ${dayText(bought)} to ${dayText(sold)}: ${of.isLong ? 'long-term' : 'short-term'}`,
      `Gain: ${rupees(price)} − ${rupees(expenses)} − ${rupees(cost)} = ${rupees(gain)}`,
      ...(of.indexed ? [`Indexed cost: ${rupees(of.indexed.cost)}; gain after it: ${rupees(of.indexed.gain)}`] : []),
      `Taxable: ${rupees(Math.max(0, of.taxable))}; to the nearest ten rupees (s. 288A / s. 516): ${wholeRupees(taxableGain)}`,
      of.rate === undefined ? 'Rate: your slab rates' : `Tax: × ${percentText(of.rate)} = ${rupees(tax ?? 0)}`,
      ...(unrounded === undefined || payable === undefined || cessPercent === undefined
        ? []
        : [`With ${percentText(cessPercent)} cess: ${rupees(unrounded)}; to the nearest ten rupees (s. 288B / s. 516): ${wholeRupees(payable)}`]),
    ],
    chart: ({ gain, tax }, { cost }) =>
      gain <= 0
        ? undefined
        : {
            kind: 'bars',
            title: 'Cost, gain and tax',
            finding: `Cost ${wholeRupees(cost)}, gain ${wholeRupees(gain)}${tax === undefined ? '' : `, tax ${wholeRupees(tax)}`}.`,
            bars: [
              { name: 'Cost', value: cost, words: wholeRupees(cost), tone: 'first' },
              { name: 'Gain', value: gain, words: wholeRupees(gain), tone: 'gain' },
              ...(tax === undefined ? [] : [{ name: 'Tax', value: tax, words: wholeRupees(tax), tone: 'loss' as const }]),
            ],
          },
    tables: ({ gain, taxableGain, tax, payable }, { price, expenses, cost }) => [
      {
        title: 'The sale',
        caption: 'The sale, in rupees',
        heads: ['Part', 'Amount'],
        rows: (
          [
            ['Sale price', price],
            ['Expenses', expenses],
            ['Cost', cost],
            ['Gain', gain],
            ['Taxable gain', taxableGain],
            ['Tax, before cess and surcharge', tax],
            ['Tax with cess, rounded to ten rupees', payable],
          ] as const
        ).map(([name, sum]) => ({
          name,
          paise: [sum === undefined ? undefined : inPaise(sum, 'paisa')],
        })),
      },
    ],
    differs:
      'Rates changed on 23 Jul 2024: sites showing 10%, 15% or ₹1,00,000 are out of date. Some use wrong index values: 2025-26 is 376, 2026-27 is 384. Some add cess.',
    leavesOut: [
      'Joint rounding: income and gains are rounded to ten rupees together; here the gain is rounded on its own.',
      'Surcharge (capped for such gains), and other gains this year that use up the exempt amount.',
      'Any unused basic exemption, which residents can set against gains.',
      'Exemptions for reinvesting in a house or bonds (54, 54EC, 54F / 82, 85, 86), and home improvements.',
      'Gold, foreign and hybrid funds bought from 1 Apr 2023 to 31 Mar 2025: sources disagree. Listed gold ETFs are long-term after twelve months; sovereign gold bonds have their own rule.',
      'Stamp duty value more than a tenth above the price, which then counts as the price.',
    ],
    ways: ({ gain }) => [
      { text: 'Tax on the rest of your income', to: `/income-tax-calculator?salary=1500000&gains=${Math.max(0, Math.round(gain))}` },
      { text: 'Annual return on this sale', to: '/returns-calculator' },
    ],
    sources: ({ asset, sold }) => ({ keys: keys[asset], day: sold }),
  }),
)
