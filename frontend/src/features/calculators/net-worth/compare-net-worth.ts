import { listRow, rupeesRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { netWorthFigures, type NetWorthInput } from './net-worth.ts'

/** What somebody owns and owes, by its sums. */
export function compareNetWorth(input: NetWorthInput): ComparedRow[] {
  const figures = netWorthFigures(input)
  return [
    listRow('What you own', input.assets),
    listRow('What you owe', input.liabilities),
    rupeesRow('Assets', figures?.assetsTotal),
    rupeesRow('Liabilities', figures?.liabilitiesTotal),
    rupeesRow('Net worth', figures?.netWorth),
  ]
}
