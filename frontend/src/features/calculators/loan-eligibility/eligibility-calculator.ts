import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { roundTo } from '../../../lib/rounding.ts'
import { calculator } from '../declared/calculator.ts'
import { optional, rateField, sumField, termField } from '../declared/field.ts'
import { nothingToWorkOut } from '../declared/refusal.ts'
import { rateText, valueText } from '../inputs/value-words.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { eligibilityFigures } from './eligibility-figures.ts'

const shares = [40, 50, 60]

export const loanEligibility = calculator({
  path: '/loan-eligibility-calculator',
  title: 'Loan eligibility calculator',
  standfirst: 'The instalment that your income has room for, and the loan that it repays.',
  fields: {
    income: sumField('Income a month', { initial: 100_000, to: 1_000_000, step: 1_000 }, { chips: [50_000, 100_000, 200_000] }),
    obligations: sumField('Instalments that you pay already', { initial: 0, to: 500_000, step: 1_000 }),
    foir: optional(
      rateField(
        'Share of income for instalments',
        { initial: 50, to: 80, step: 1 },
        { hint: 'Lenders call it FOIR; each has its own, often 40 to 60%.' },
      ),
    ),
    annualRate: rateField('Interest rate a year', { initial: 8.5, to: 20 }),
    term: termField('Time', { initial: 20, to: 30, max: 40 }),
  },
  work: (input) => eligibilityFigures(input) ?? nothingToWorkOut,
  results: () => [
    { id: 'principal', name: 'Loan that it repays' },
    { id: 'emi', name: 'Room for an instalment of' },
    { id: 'interest', name: 'Interest in all' },
  ],
  sentence: ({ emi, principal }, { term }) =>
    emi === 0
      ? 'What you pay already takes all of that share.'
      : `${wholeRupees(emi)} a month for ${valueText('years', term / 12)} repay ${wholeRupees(principal)}.`,
  formula: 'Loan = E × (1 − (1 + i)⁻ⁿ) ÷ i',
  steps: ({ emi, principal }, { income, foir, obligations, annualRate, term }) => [
    `E: ${rupees(income)} × ${rateText(foir)} ÷ 100 − ${rupees(obligations)} = ${rupees(emi)}`,
    `i, the rate of a month: ${percentText(annualRate)} ÷ 12`,
    `n, the instalments: ${term}`,
    `Loan = ${rupees(principal)}`,
  ],
  chart: ({ emi }, { income, obligations }) => {
    const left = Math.max(0, roundTo(income, 0) - roundTo(obligations, 0) - roundTo(emi, 0))
    return {
      kind: 'bars',
      title: 'Where a month’s income goes',
      finding: `${wholeRupees(obligations)} for instalments now, ${wholeRupees(emi)} for the new one, of ${wholeRupees(income)}.`,
      bars: [
        { name: 'Instalments now', value: obligations, words: wholeRupees(obligations), tone: 'second' },
        { name: 'New instalment', value: emi, words: wholeRupees(emi), tone: 'first' },
        {
          name: 'Left to live on',
          value: left,
          words: wholeRupees(left),
          tone: 'gain',
        },
      ],
    }
  },
  tables: (_figures, input) => [
    {
      title: 'By the lender’s share',
      caption: 'By the share of income for instalments, in rupees',
      heads: ['Share', 'Instalment', 'Loan'],
      rows: shares.map((foir) => {
        const { emi, principal } = eligibilityFigures({ ...input, foir }) ?? { emi: 0, principal: 0 }
        return { name: percentText(foir), paise: [inPaise(emi, 'rupee'), inPaise(principal, 'rupee')] }
      }),
    },
  ],
  differs:
    'Lenders take net or gross income, another share, and a multiple of the income as a second limit; for homes also a largest share of the price.',
  leavesOut: [
    'Your credit history, age and employer.',
    'The price of the home, of which a lender finances a part.',
    'What a lender will really say: this is no offer.',
  ],
  ways: ({ principal }, { annualRate, term }) => [
    {
      text: 'This loan, month by month',
      to: `/home-loan-calculator?principal=${Math.round(principal)}&annualRate=${annualRate}&months=${term}`,
    },
    { text: 'What it costs to move a loan', to: '/balance-transfer-calculator' },
  ],
})
