import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../declared/calculator.ts'
import { withFigures } from '../declared/with-figures.ts'
import { choiceField, type DayKind, type InputOf, optional, sumField } from '../declared/field.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { gainFigures, type GainFigures } from './gain-figures.ts'
import type { Asset } from './gain-rules.ts'
import { dayWords } from '../../../lib/dates.ts'

const names: Readonly<Record<Asset, string>> = {
  equity: 'Listed shares or equity funds',
  debt: 'Debt funds',
  property: 'Land or a building',
  gold: 'Gold: metal or gold funds',
}

const keys: Readonly<Record<Asset, readonly string[]>> = {
  equity: ['cg-stcg-equity', 'cg-ltcg-equity'],
  debt: ['cg-debt-fund'],
  property: ['cg-property', 'cg-cii'],
  gold: ['cg-gold'],
}

const day = (label: string, initial: string): DayKind => ({ kind: 'day', label, initial })

/** Held on that day, the value of the day may stand for the cost. */
const grandfathered = '2018-02-01'

const fields = {
  asset: choiceField('What was sold', names, 'equity'),
  bought: day('Bought on', '2023-06-01'),
  sold: day('Sold on', '2026-10-01'),
  cost: sumField('It cost', { initial: 500_000, to: 20_000_000, step: 10_000 }),
  price: sumField('It was sold for', { initial: 900_000, to: 20_000_000, step: 10_000 }),
  expenses: optional(sumField('Expenses of the sale', { initial: 0, to: 500_000, step: 1_000 })),
}

const gainRemarks = ({ of, gain, cessPercent, payable }: GainFigures, { asset, bought }: InputOf<typeof fields>) => [
  of.why,
  ...(payable !== undefined && payable > 0 && cessPercent !== undefined
    ? [`With ${percentText(cessPercent)} cess, to ten rupees as it is filed: ${wholeRupees(payable)}.`]
    : []),
  ...(of.indexed
    ? [
        `With indexation the cost is ${wholeRupees(of.indexed.cost)} and the tax ${wholeRupees(of.indexed.tax)}; ${of.indexed.isLower ? 'that is lower and is taken' : 'without it the tax is not higher'}.`,
      ]
    : []),
  ...(asset === 'equity' && bought < grandfathered
    ? ['Bought before 1 Feb 2018: as the cost put the higher of what it cost and the lower of its value on 31 Jan 2018 and the sale price.']
    : []),
  ...(asset === 'property' && bought < '2001-04-01'
    ? ['Bought before April 2001: its fair value of 1 Apr 2001, at most the stamp value, may stand for the cost.']
    : []),
  ...(gain < 0
    ? [
        'A short-term loss is set off against any gain, a long-term one against long-term gains; what is left is carried on for eight years if the return is filed in time.',
      ]
    : []),
]

export const capitalGains = withFigures('cg-cii,cg-debt-fund,cg-gold,cg-ltcg-equity,cg-property,cg-stcg-equity,it-cess', (rows) =>
  calculator({
    path: '/capital-gains-calculator',
    title: 'Capital gains calculator',
    standfirst: 'What a sale gained, what of it is taxed, and at which rate.',
    fields,
    work: (input) => gainFigures(rows, input),
    results: () => [
      { id: 'tax', name: 'Tax, before cess and surcharge' },
      { id: 'gain', name: 'Gain' },
      { id: 'taxableGain', name: 'Of it taxed' },
      { id: 'payable', name: 'Tax with cess, to ten rupees' },
    ],
    sentence: ({ gain, tax, taxableGain }) => {
      if (gain < 0) return `A loss of ${wholeRupees(-gain)}: no tax.`
      return tax === undefined
        ? `${wholeRupees(taxableGain)} are added to your income and taxed at your slab rates.`
        : `${wholeRupees(gain)} of gain, ${wholeRupees(taxableGain)} of it taxed.`
    },
    remarks: gainRemarks,
    formula: 'Gain = price − expenses − cost; tax = what of it is taxed × rate',
    steps: ({ gain, taxableGain, tax, unrounded, payable, cessPercent, of }, { price, expenses, cost, bought, sold }) => [
      `Held from ${dayWords(bought)} to ${dayWords(sold)}: ${of.isLong ? 'long-term' : 'short-term'}`,
      `Gain: ${rupees(price)} − ${rupees(expenses)} − ${rupees(cost)} = ${rupees(gain)}`,
      ...(of.indexed ? [`Indexed cost: ${rupees(of.indexed.cost)}; gain after it: ${rupees(of.indexed.gain)}`] : []),
      `Taxed: ${rupees(Math.max(0, of.taxable))}; to the nearest ten rupees (s. 288A / s. 516): ${wholeRupees(taxableGain)}`,
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
            finding: `${wholeRupees(cost)} of cost, ${wholeRupees(gain)} of gain${tax === undefined ? '' : `, ${wholeRupees(tax)} of tax`}.`,
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
            ['Price', price],
            ['Expenses', expenses],
            ['Cost', cost],
            ['Gain', gain],
            ['Of it taxed', taxableGain],
            ['Tax, before cess and surcharge', tax],
            ['Tax with cess, to ten rupees', payable],
          ] as const
        ).map(([name, sum]) => ({
          name,
          paise: [sum === undefined ? undefined : inPaise(sum, 'paisa')],
        })),
      },
    ],
    differs:
      'Rates changed on 23 Jul 2024: sites with 10%, 15% or ₹1,00,000 are out of date. Wrong index values circulate: 2025-26 is 376, 2026-27 is 384. Some sites add the cess.',
    leavesOut: [
      'That income and gains are rounded to ten rupees together: here the gain is rounded as if it were all.',
      'Surcharge, which is capped for such gains, and what your other gains of the year leave of the sum that is free.',
      'The part of the basic exemption that other income leaves free for residents.',
      'Exemptions for a new house or bonds (54, 54EC, 54F / 82, 85, 86), and improvements of a home.',
      'Gold, foreign and hybrid funds bought from 1 Apr 2023 to 31 Mar 2025: pages disagree. Listed gold ETF are long-term after twelve months; sovereign gold bonds have a rule of their own.',
      'Stamp value more than a tenth above the price, which then counts as the price.',
    ],
    ways: ({ gain }) => [
      { text: 'Tax on the rest of your income', to: `/income-tax-calculator?salary=1500000&gains=${Math.max(0, Math.round(gain))}` },
      { text: 'The yearly return of the sale', to: '/returns-calculator' },
    ],
    sources: ({ asset, sold }) => ({ keys: keys[asset], day: sold }),
  }),
)
