import { finiteFigures, noneNegative } from '../arithmetic/finite-figures.ts'

/** `salary` is the last basic and dearness allowance of a month; `service` in whole months. */
export interface GratuityTerms {
  salary: number
  service: number
  covered: 'yes' | 'no'
}

/** Of a month's wages: half of 26 working days under the Act, half of 30 days without it. */
const daysOfMonth = { yes: 26, no: 30 }
const halfMonth = 15
const monthsBeforeAny = 5 * 12

/** Under the Act a part of a year "in excess of six months" counts as a year; without it only whole years do. */
export const yearsCounted = ({ service, covered }: Pick<GratuityTerms, 'service' | 'covered'>) =>
  Math.floor(service / 12) + (covered === 'yes' && service % 12 > 6 ? 1 : 0)

/** What the formula gives, and what of it is payable: nothing before five years, and no more than `ceiling`. */
export function gratuityFigures(terms: GratuityTerms, ceiling: number) {
  const { salary, service, covered } = terms
  if (!noneNegative(salary, service)) return undefined
  const years = yearsCounted(terms)
  const gratuity = (salary * halfMonth * years) / daysOfMonth[covered]
  const payable = service < monthsBeforeAny ? 0 : Math.min(gratuity, ceiling)
  return finiteFigures({ gratuity, yearsCounted: years, payable })
}
