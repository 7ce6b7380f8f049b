import { percentText, wholeRupees } from '../../../lib/money.ts'
import type { NamedBar } from '../charts/amount-bars.tsx'
import { largestRows } from '../charts/largest-rows.ts'
import { budgetFigures, type BudgetInput } from './budget-figures.ts'

/** Bars beside the one for what is left. */
const mostExpenses = 7

/** Where a month's income goes: the largest expenses and what is saved or missing, each with its share of the income. */
export function budgetBars(input: BudgetInput): NamedBar[] {
  const figures = budgetFigures(input)
  if (!figures) return []
  const { incomeTotal, savings } = figures
  const wordsOf = (amount: number) =>
    incomeTotal > 0 ? `${wholeRupees(amount)}, ${percentText((amount / incomeTotal) * 100, 1)}` : wholeRupees(amount)
  const expenses = largestRows(input.expenses, mostExpenses).map(({ label, amount }): NamedBar => ({
    name: label.trim() || 'Expense',
    value: amount,
    words: wordsOf(amount),
    tone: 'second',
  }))
  if (savings === 0) return expenses
  const left: NamedBar = {
    name: savings > 0 ? 'Saved' : 'Missing',
    value: Math.abs(savings),
    words: wordsOf(Math.abs(savings)),
    tone: savings > 0 ? 'gain' : 'loss',
  }
  return [...expenses, left]
}
