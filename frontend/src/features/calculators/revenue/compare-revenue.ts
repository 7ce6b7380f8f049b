import { inputRow, rupeesRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { revenueFigures, type RevenueInput } from './revenue-figures.ts'
import { revenueLabels } from './revenue-link.ts'

/** A business line by line. */
export function compareRevenue(input: RevenueInput): ComparedRow[] {
  const figures = revenueFigures(input)
  return [
    inputRow(revenueLabels.units, 'count', input.units),
    inputRow(revenueLabels.price, 'rupees', input.price),
    inputRow(revenueLabels.otherIncome, 'rupees', input.otherIncome),
    inputRow(revenueLabels.expenses, 'rupees', input.expenses),
    rupeesRow('Revenue', figures?.revenue),
    rupeesRow('Profit', figures?.profit),
  ]
}
