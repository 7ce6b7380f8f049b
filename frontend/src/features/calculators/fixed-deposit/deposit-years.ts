import { fitsTable, inPaise, type TableUnit } from '../tables/running-rounds.ts'
import { depositFigures, type DepositTerms } from './deposit-figures.ts'
import { depositGrowth, type DepositConvention } from './deposit-growth.ts'

/** A year of a deposit in whole paise; the last one may have fewer than twelve months. */
export type DepositYear = { year: number; months: number; openingPaise: number; interestPaise: number; closingPaise: number }

/** Longer tables are of no use, and making them would take time. */
const mostYears = 100

/**
 * A deposit year by year. Every closing balance is the exact one, rounded; opening and interest add up to it, and all
 * interest to the rounded total. Empty where the deposit cannot be worked out.
 */
export function depositYears(terms: DepositTerms, convention: DepositConvention = 'annual', unit: TableUnit = 'paisa'): DepositYear[] {
  const { principal, annualRatePercent, tenureMonths } = terms
  const figures = depositFigures(terms)
  if (!figures || !fitsTable(figures.maturityValue + figures.quarterlyInterest) || tenureMonths > mostYears * 12) return []
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
