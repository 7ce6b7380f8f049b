import { figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import { depositResults, type DepositTerms } from './deposit-results.ts'
import { depositGrowth } from './deposit-growth.ts'
import { depositPayout, type Payout } from './deposit-payout.ts'

export interface DepositTax {
  /** The total for all years, in rupees. */
  tds: number
  threshold: number
  ratePercent: number
  /** The number of deposit years with TDS. */
  years: number
}

/** The interest that the bank adds or pays in each year of the deposit, unrounded. */
export function yearlyInterest(terms: DepositTerms, payout: Payout): number[] {
  const { principal, annualRatePercent, tenureMonths } = terms
  const paid = depositPayout(terms, payout)
  const until = (months: number) =>
    paid === undefined ? principal * depositGrowth('quarterly', annualRatePercent, months) : (paid.paidOut * months) / tenureMonths
  const years = Array.from({ length: Math.ceil(tenureMonths / 12) }, (_, year) => year * 12)
  return years.map((before) => until(Math.min(tenureMonths, before + 12)) - until(before))
}

/**
 * The TDS if this is the depositor's only deposit at the bank: a percentage of a year's whole interest if it is above the threshold. Years are those
 * of the deposit. Undefined if the register has no figure for the day.
 */
export function depositTax(
  rows: readonly DatedFigure[],
  day: string,
  terms: DepositTerms,
  of: { payout: Payout; isSenior: boolean },
): DepositTax | undefined {
  const row = figureOn(rows, 'tds-interest', day)
  const [threshold, ratePercent] = [numberOf(row, of.isSenior ? 'senior' : 'bank'), numberOf(row, 'rate')]
  if (threshold === undefined || ratePercent === undefined || !depositResults(terms)) return undefined
  const taxed = yearlyInterest(terms, of.payout).filter((interest) => interest > threshold)
  return { tds: (taxed.reduce((sum, each) => sum + each, 0) * ratePercent) / 100, threshold, ratePercent, years: taxed.length }
}
