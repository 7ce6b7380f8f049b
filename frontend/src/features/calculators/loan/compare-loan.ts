import { inputRow, rupeesRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { loanFigures } from './loan-figures.ts'
import { loanLabels, loanTerms, shownPlan, type LoanInput } from './loan-link.ts'

/** A loan line by line. */
export function compareLoan(input: LoanInput): ComparedRow[] {
  const terms = loanTerms(input)
  const figures = loanFigures(terms)
  const outcome = shownPlan(input)?.outcome
  const planned = outcome?.kind === 'planned' ? outcome.results : undefined
  return [
    inputRow(loanLabels.principal, 'rupees', input.principal),
    inputRow(loanLabels.annualRate, 'percent', input.annualRatePercent),
    inputRow(loanLabels.years, 'years', input.tenureYears),
    rupeesRow('Instalment a month', figures?.emi),
    rupeesRow('All instalments', figures?.totalPayment),
    rupeesRow('Interest in all', figures?.totalInterest),
    { name: 'Months with the plan', text: planned ? String(planned.plannedMonths) : '—' },
    rupeesRow('Interest with the plan', planned?.plannedInterest),
  ]
}
