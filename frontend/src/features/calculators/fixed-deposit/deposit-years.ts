import { fitsTable, inPaise, type TableUnit } from '../tables/running-rounds.ts'
import { depositResults, type DepositTerms } from './deposit-results.ts'
import { depositGrowth, type DepositConvention } from './deposit-growth.ts'

/** One year of a deposit in whole paise; the last may have fewer than twelve months. */
export type DepositYear = { year: number; months: number; openingPaise: number; interestPaise: number; closingPaise: number }

/** In years. Longer tables would be useless and slow. */
const mostYears = 100

/**
 * A deposit year by year. Each closing balance is rounded from the exact one, opening balance and interest add up to it, and all interest adds up to
 * the rounded total. Empty if there is no result.
 */
export function depositYears(terms: DepositTerms, convention: DepositConvention = 'annual', unit: TableUnit = 'paisa'): DepositYear[] {
  const { principal, annualRatePercent, tenureMonths } = terms
  const results = depositResults(terms)
  if (!results || !fitsTable(results.maturityValue + results.quarterlyInterest) || tenureMonths > mostYears * 12) return []
  const rows: DepositYear[] = []
  let openingPaise = inPaise(principal, unit)
  for (let monthsBefore = 0; monthsBefore < tenureMonths; monthsBefore += 12) {
    const monthsAfter = Math.min(tenureMonths, monthsBefore + 12)
    const closingPaise = inPaise(principal + principal * depositGrowth(convention, annualRatePercent, monthsAfter), unit)
    const year = monthsBefore / 12 + 1
    rows.push({
      year,
      months: monthsAfter - monthsBefore,
      openingPaise,
      interestPaise: closingPaise - openingPaise,
      closingPaise,
    })
    openingPaise = closingPaise
  }
  return rows
}
