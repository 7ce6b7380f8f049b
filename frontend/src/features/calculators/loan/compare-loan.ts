import { inputRow, rupeesRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { loanResults } from './loan-results.ts'
import { isPlanned } from './plan/plan-rows.ts'
import { planText } from './plan/plan-texts.ts'
import { loanLabels, loanTerms, type LoanInput } from './loan-link.ts'
import { shownPlan } from './shown-plan.ts'

/** The inputs and results of a loan, one row each. */
export function compareLoan(input: LoanInput): ComparedRow[] {
  const terms = loanTerms(input)
  const results = loanResults(terms)
  const outcome = shownPlan(input)?.outcome
  const planned = outcome?.kind === 'planned' ? outcome.results : undefined
  return [
    inputRow(loanLabels.principal, 'rupees', input.principal),
    inputRow(loanLabels.annualRate, 'percent', input.annualRatePercent),
    inputRow(loanLabels.years, 'years', input.tenureYears),
    ...(isPlanned(input.plan) ? [{ name: 'Plan', text: planText(input.plan) }] : []),
    rupeesRow('Monthly instalment', results?.emi),
    ...(planned
      ? [
          { name: 'Months with the plan', text: String(planned.plannedMonths), isResult: true },
          rupeesRow('Interest with the plan', planned.plannedInterest),
        ]
      : []),
    rupeesRow('Total paid', results?.totalPayment),
    rupeesRow('Total interest', results?.totalInterest),
  ]
}
