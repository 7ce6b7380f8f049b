import { inputRow, rupeesRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { loanFigures } from './loan-figures.ts'
import { loanLabels, loanTerms, type LoanInput } from './loan-link.ts'

/** A loan line by line. */
export function compareLoan(input: LoanInput): ComparedRow[] {
  const figures = loanFigures(loanTerms(input))
  return [
    inputRow(loanLabels.principal, 'rupees', input.principal),
    inputRow(loanLabels.annualRate, 'percent', input.annualRatePercent),
    inputRow(loanLabels.years, 'years', input.tenureYears),
    rupeesRow('Instalment a month', figures?.emi),
    rupeesRow('All instalments', figures?.totalPayment),
    rupeesRow('Interest in all', figures?.totalInterest),
  ]
}
