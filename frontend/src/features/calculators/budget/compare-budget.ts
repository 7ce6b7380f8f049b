import { listRow, rupeesRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { budgetFigures, type BudgetInput } from './budget-figures.ts'

/** A month's budget by its sums. */
export function compareBudget(input: BudgetInput): ComparedRow[] {
  const figures = budgetFigures(input)
  return [
    listRow('Income', input.incomes),
    listRow('Expenses', input.expenses),
    rupeesRow('Income', figures?.incomeTotal),
    rupeesRow('Expenses', figures?.expenseTotal),
    rupeesRow('Monthly savings', figures?.savings),
  ]
}
