import { inputRow, rupeesRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { depositFigures } from './deposit-figures.ts'
import { depositLabels, depositTerms, type DepositInput } from './deposit-link.ts'

/** A deposit line by line. */
export function compareDeposit(input: DepositInput): ComparedRow[] {
  const figures = depositFigures(depositTerms(input))
  return [
    inputRow(depositLabels.principal, 'rupees', input.principal),
    inputRow(depositLabels.annualRate, 'percent', input.annualRatePercent),
    inputRow(depositLabels.years, 'years', input.tenureYears),
    rupeesRow('Value at maturity', figures?.maturityValue),
    rupeesRow('Of that interest', figures?.interest),
  ]
}
