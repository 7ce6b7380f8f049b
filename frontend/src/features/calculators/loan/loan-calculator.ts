import { calculator } from '../definition/calculator.ts'
import { loanDescription } from './loan-description.ts'

export const loan = calculator({
  path: '/loan-calculator',
  name: 'Loan',
  title: 'Loan calculator',
  standfirst: 'What a loan costs each month and in total, and how much of it is interest.',
  ...loanDescription('loan'),
})
