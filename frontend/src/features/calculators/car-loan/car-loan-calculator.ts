import { loanDefinition } from '../loan/loan-definition.tsx'

export const carLoan = loanDefinition('car-loan', {
  name: 'Car loan',
  title: 'Car loan calculator',
  standfirst: 'The EMI of a car loan, its total cost, and the interest in it.',
})
