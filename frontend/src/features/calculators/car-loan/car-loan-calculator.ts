import { calculator } from '../definition/calculator.ts'
import { loanDescription } from '../loan/loan-description.ts'

export const carLoan = calculator({
  path: '/car-loan-calculator',
  name: 'Car loan',
  title: 'Car loan calculator',
  standfirst: 'The EMI of a car loan, its total cost, and the interest in it.',
  ...loanDescription('car-loan'),
})
