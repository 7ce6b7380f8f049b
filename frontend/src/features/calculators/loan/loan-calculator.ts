import { loanDefinition } from './loan-definition.tsx'

export const loan = loanDefinition('loan', {
  name: 'Loan',
  title: 'Loan calculator',
  standfirst: 'What a loan costs each month and in total, and how much of it is interest.',
})
