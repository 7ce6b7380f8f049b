import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'

/** `salary` is the last monthly basic pay with dearness allowance; `service` is in whole months. */
export interface GratuityTerms {
  salary: number
  service: number
  covered: 'yes' | 'no'
}

/** The days of a month by which pay is divided: 26 working days under the Act, 30 days outside it. */
const daysOfMonth = { yes: 26, no: 30 }
const halfMonth = 15
const monthsBeforeAny = 5 * 12

/** Under the Act, part of a year "in excess of six months" counts as a year; outside it only whole years count. */
export const yearsCounted = ({ service, covered }: Pick<GratuityTerms, 'service' | 'covered'>) =>
  Math.floor(service / 12) + (covered === 'yes' && service % 12 > 6 ? 1 : 0)

/** The formula's result, and the payable part of it: nothing before five years, and at most `ceiling`. */
export function gratuityResults(terms: GratuityTerms, ceiling: number) {
  const { salary, service, covered } = terms
  if (!noneNegative(salary, service)) return undefined
  const years = yearsCounted(terms)
  const gratuity = (salary * halfMonth * years) / daysOfMonth[covered]
  const payable = service < monthsBeforeAny ? 0 : Math.min(gratuity, ceiling)
  return finiteResults({ gratuity, yearsCounted: years, payable })
}
