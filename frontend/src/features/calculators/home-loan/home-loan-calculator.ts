import { wholeRupees } from '../../../lib/money.ts'
import { calculator } from '../definition/calculator.ts'
import { loanDescription } from '../loan/loan-description.ts'
import { loanTerms } from '../loan/loan-fields.ts'
import { repaidBetween } from '../loan/repaid-between.ts'

export const homeLoan = calculator({
  path: '/home-loan-calculator',
  name: 'Home loan',
  title: 'Home loan calculator',
  standfirst: 'The EMI of a home loan, its total cost, and the balance after each year.',
  ...loanDescription('home-loan'),
  // The first year's interest is deductible in the old regime
  ways: (_figures, input) => {
    const first = repaidBetween({ ...loanTerms(input), from: 1, to: 12 })
    if (!first) return []
    const to = `/income-tax-calculator?homeLoanInterest=${Math.round(first.interest)}`
    return [{ text: `Tax saved on ${wholeRupees(first.interest)} of first-year interest`, to }]
  },
})
