import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'

/** Sales and expenses; amounts in rupees. */
export type RevenueInput = { units: number; price: number; otherIncome: number; expenses: number }

/** Revenue = units × price + other income; profit = revenue − expenses. Undefined if an input is negative or not a number. */
export function revenueResults({ units, price, otherIncome, expenses }: RevenueInput) {
  if (!noneNegative(units, price, otherIncome, expenses)) return undefined
  const sales = units * price
  const revenue = sales + otherIncome
  return finiteResults({ sales, revenue, profit: revenue - expenses })
}

/** From best to worst; the page has the words for them. */
export const profitStatuses = ['fantastic', 'great', 'good', 'break-even', 'caution', 'warning', 'critical'] as const
export type ProfitStatus = (typeof profitStatuses)[number]

/** The status of a profit in rupees. Each bound belongs to the status below it: 1,00,000 is great, −50,000 is warning. */
export function profitStatus(profit: number): ProfitStatus {
  if (profit > 100_000) return 'fantastic'
  if (profit > 50_000) return 'great'
  if (profit > 0) return 'good'
  if (profit === 0) return 'break-even'
  if (profit > -50_000) return 'caution'
  return profit > -100_000 ? 'warning' : 'critical'
}
