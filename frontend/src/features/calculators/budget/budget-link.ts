import { exampleRows } from '../inputs/worked-example.ts'
import { readRows, rowPairs } from '../inputs/labelled-amounts.ts'
import type { LinkNote, LinkReading } from '../links/read-link.ts'
import type { BudgetInput } from './budget-figures.ts'
import { expenseList, incomeList } from './budget-limits.ts'

/** What a page without a link begins with. */
export const budgetExample: BudgetInput = {
  incomes: exampleRows(incomeList, [60_000, 5_000]),
  expenses: exampleRows(expenseList, [18_000, 22_000]),
  isExample: true,
}

/** The rows of a link `?income=Label:amount&…&expense=Label:amount&…`, always within the limits. */
export function readBudgetLink(query: URLSearchParams): LinkReading<BudgetInput> {
  if (!query.has('income') && !query.has('expense')) return { input: budgetExample, notes: [] }
  const notes: LinkNote[] = []
  const incomes = readRows(incomeList, 'income', query, notes)
  const expenses = readRows(expenseList, 'expense', query, notes)
  return { input: { incomes, expenses }, notes }
}

/** The query that gives the rows again. */
export const budgetLink = ({ incomes, expenses }: BudgetInput) =>
  new URLSearchParams([...rowPairs('income', incomes), ...rowPairs('expense', expenses)])
