import { inputRow, rupeesRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { depositFigures } from './deposit-figures.ts'
import { depositLabels, depositRate, depositTerms, depositTime, type DepositInput } from './deposit-link.ts'
import { depositPayout } from './deposit-payout.ts'

/** The inputs and results of a deposit, one row each. */
export function compareDeposit(input: DepositInput): ComparedRow[] {
  const figures = depositFigures(depositTerms(input))
  const payout = depositPayout(depositTerms(input), input.payout)
  return [
    inputRow(depositLabels.principal, 'rupees', input.principal),
    inputRow(depositLabels.annualRate, 'percent', depositRate(input)),
    { name: depositLabels.years, text: depositTime(input) },
    rupeesRow('Value at maturity', figures?.maturityValue),
    rupeesRow('Interest earned', figures?.interest),
    ...(payout ? [rupeesRow(input.payout === 'monthly' ? 'Paid out each month' : 'Paid out each quarter', payout.payout)] : []),
  ]
}
