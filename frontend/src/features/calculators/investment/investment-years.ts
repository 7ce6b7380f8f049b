import { fitsTable, inPaise, type TableUnit } from '../tables/running-rounds.ts'
import { investmentFigures, valueAfter, type InvestmentConvention, type InvestmentTerms } from './investment-figures.ts'

/** One year of an investment in whole paise; the last may have fewer than twelve months. */
export type InvestmentYear = {
  year: number
  months: number
  openingPaise: number
  /** Paid in during the year; the first year includes the single investment. */
  investedPaise: number
  growthPaise: number
  closingPaise: number
}

/** In years. Longer tables would be useless and slow. */
const mostYears = 100

/**
 * An investment year by year. Each closing value is rounded from the exact one; opening value, payments and growth add up to it. Empty if there is no
 * result.
 */
export function investmentYears(terms: InvestmentTerms, convention: InvestmentConvention = 'nominal', unit: TableUnit = 'paisa'): InvestmentYear[] {
  const figures = investmentFigures(terms)
  if (!figures || !fitsTable(figures.futureValue + figures.effectiveFutureValue) || terms.months > mostYears * 12) return []
  const rows: InvestmentYear[] = []
  let openingPaise = 0
  let investedBefore = 0
  for (let monthsBefore = 0; monthsBefore < terms.months; monthsBefore += 12) {
    const monthsAfter = Math.min(terms.months, monthsBefore + 12)
    const investedAfter = inPaise(terms.initial + terms.monthly * monthsAfter, unit)
    const closingPaise = inPaise(valueAfter(terms, monthsAfter, convention), unit)
    const investedPaise = investedAfter - investedBefore
    const growthPaise = closingPaise - openingPaise - investedPaise
    rows.push({
      year: monthsBefore / 12 + 1,
      months: monthsAfter - monthsBefore,
      openingPaise,
      investedPaise,
      growthPaise,
      closingPaise,
    })
    openingPaise = closingPaise
    investedBefore = investedAfter
  }
  return rows
}
