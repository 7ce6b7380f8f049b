import { loanDefinition } from '../loan/loan-definition.tsx'

export const homeLoan = loanDefinition('home-loan', {
  name: 'Home loan',
  title: 'Home loan calculator',
  standfirst: 'The EMI of a home loan, its total cost, and the balance after each year.',
})
