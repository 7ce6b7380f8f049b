import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { roundTo } from '../../../lib/rounding.ts'
import { calculator } from '../definition/calculator.ts'
import { optional, rateField, sumField, termField } from '../definition/field.ts'
import { nothingToWorkOut } from '../definition/refusal.ts'
import { rateText, valueText } from '../inputs/value-texts.ts'
import { inPaise } from '../tables/running-rounds.ts'
import { eligibilityResults } from './eligibility-results.ts'
import { comparedText } from '../what-ifs/difference-texts.ts'

const shares = [40, 50, 60]

export const loanEligibility = calculator({
  path: '/loan-eligibility-calculator',
  name: 'Loan eligibility',
  title: 'Loan eligibility calculator',
  standfirst: 'The EMI your income allows, and the loan it repays.',
  fields: {
    income: sumField('Monthly income', { initial: 100_000, to: 1_000_000, step: 1_000 }, { chips: [50_000, 100_000, 200_000] }),
    obligations: sumField('EMIs you already pay', { initial: 0, to: 500_000, step: 1_000 }),
    foir: optional(
      rateField('Share of income for EMIs', { initial: 50, to: 80, step: 1 }, { hint: 'Lenders call this FOIR; it varies, often 40% to 60%.' }),
    ),
    annualRate: rateField('Annual interest rate', { initial: 8.5, to: 20 }),
    term: termField('Time', { initial: 20, to: 30, max: 40 }),
  },
  work: (input) => eligibilityResults(input) ?? nothingToWorkOut,
  results: () => [
    { id: 'principal', name: 'Loan you can repay' },
    { id: 'emi', name: 'EMI you can afford' },
    { id: 'interest', name: 'Total interest' },
  ],
  sentence: ({ emi, principal }, { term }) =>
    emi === 0
      ? 'Your current EMIs already use up that share.'
      : `${wholeRupees(emi)} a month for ${valueText('years', term / 12)} repays ${wholeRupees(principal)}.`,
  whatIf: {
    change: ({ income }) => ({ income: income + 10_000 }),
    words: (then, now) => comparedText('With ₹10,000 more monthly income', then.principal, now?.principal),
  },
  formula: 'Loan = E × (1 − (1 + i)⁻ⁿ) ÷ i',
  steps: ({ emi, principal }, { income, foir, obligations, annualRate, term }) => [
    `E: ${rupees(income)} × ${rateText(foir)} ÷ 100 − ${rupees(obligations)} = ${rupees(emi)}`,
    `i, the monthly rate: ${percentText(annualRate)} ÷ 12`,
    `n, the number of EMIs: ${term}`,
    `Loan = ${rupees(principal)}`,
  ],
  chart: ({ emi }, { income, obligations }) => {
    const left = Math.max(0, roundTo(income, 0) - roundTo(obligations, 0) - roundTo(emi, 0))
    return {
      kind: 'bars',
      title: 'Where your monthly income goes',
      finding: `${wholeRupees(obligations)} for current EMIs and ${wholeRupees(emi)} for the new one, out of ${wholeRupees(income)}.`,
      bars: [
        { name: 'Current EMIs', value: obligations, words: wholeRupees(obligations), tone: 'second' },
        { name: 'New EMI', value: emi, words: wholeRupees(emi), tone: 'first' },
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
      title: 'At other FOIR levels',
      caption: 'By share of income for EMIs, in rupees',
      heads: ['Share', 'EMI', 'Loan'],
      rows: shares.map((foir) => {
        const { emi, principal } = eligibilityResults({ ...input, foir }) ?? { emi: 0, principal: 0 }
        return { name: percentText(foir), paise: [inPaise(emi, 'rupee'), inPaise(principal, 'rupee')] }
      }),
    },
  ],
  differs:
    'Lenders may use net or gross income, a different share, or a multiple of income as a second limit; for homes also a cap on the share of the price.',
  leavesOut: [
    'Your credit history, age and employer.',
    'The price of the home: lenders finance only part of it.',
    'The lender’s decision: this is not an offer.',
  ],
  ways: ({ principal }, { annualRate, term }) => [
    {
      text: 'This loan, month by month',
      to: `/home-loan-calculator?principal=${Math.round(principal)}&annualRate=${annualRate}&months=${term}`,
    },
    { text: 'The cost of switching a loan', to: '/balance-transfer-calculator' },
  ],
})
