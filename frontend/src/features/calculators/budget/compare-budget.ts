import { listRow, rupeesRow, type ComparedRow } from '../scenarios/compared-row.ts'
import { budgetFigures, type BudgetInput } from './budget-figures.ts'

/** A month's budget by its sums. */
export function compareBudget(input: BudgetInput): ComparedRow[] {
  const figures = budgetFigures(input)
  return [
    listRow('What comes in', input.incomes),
    listRow('What goes out', input.expenses),
    rupeesRow('Income', figures?.incomeTotal),
    rupeesRow('Expenses', figures?.expenseTotal),
    rupeesRow('Savings a month', figures?.savings),
  ]
}
