import { finiteFigures, noneNegative } from '../arithmetic/finite-figures.ts'

/** What is sold and spent; amounts in rupees. */
export type RevenueInput = { units: number; price: number; otherIncome: number; expenses: number }

/** Revenue = units × price + other income; profit = revenue less expenses. Undefined where an input is negative or no number. */
export function revenueFigures({ units, price, otherIncome, expenses }: RevenueInput) {
  if (!noneNegative(units, price, otherIncome, expenses)) return undefined
  const sales = units * price
  const revenue = sales + otherIncome
  return finiteFigures({ sales, revenue, profit: revenue - expenses })
}
