import { linkText, readParameters, type LinkReading } from '../links/read-link.ts'
import type { RevenueInput } from './revenue-figures.ts'
import { revenueLimits } from './revenue-limits.ts'

/** What the inputs are called, by their parameter. */
export const revenueLabels = { units: 'Units sold', price: 'Price per unit', otherIncome: 'Other income', expenses: 'Expenses' }

/** The business of a link `?units=…&price=…&otherIncome=…&expenses=…`, always within the limits. */
export const readRevenueLink = (query: URLSearchParams): LinkReading<RevenueInput> => readParameters(revenueLimits, query)

/** The query that gives the business again. */
export const revenueLink = ({ units, price, otherIncome, expenses }: RevenueInput) =>
  new URLSearchParams({
    units: linkText(units),
    price: linkText(price),
    otherIncome: linkText(otherIncome),
    expenses: linkText(expenses),
  })
