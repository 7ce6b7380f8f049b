import { futureValue, growthLessOne } from './annuity.ts'
import type { Timing } from './investing-month.ts'

/** A sum paid in each month, which grows once a year: first by a share, then by an amount. */
export interface Contributions {
  monthly: number
  stepUpPercent: number
  stepUpAmount: number
}

/** The monthly sum in a year, counted from 0. */
function monthlyIn(year: number, { monthly, stepUpPercent, stepUpAmount }: Contributions) {
  let sum = monthly
  for (let each = 0; each < year; each += 1) sum = sum * (1 + stepUpPercent / 100) + stepUpAmount
  return sum
}

export interface YearOfContributions {
  months: number
  monthly: number
  /** Since the start. */
  paidIn: number
  value: number
}

/** Year by year: what is paid in each month, and what all of it is worth at the end of the year; the last may be shorter. */
export function contributionYears(contributions: Contributions, rateOfMonth: number, months: number, timing: Timing): YearOfContributions[] {
  const years: YearOfContributions[] = []
  let [paidIn, value] = [0, 0]
  for (let before = 0; before < months; before += 12) {
    const length = Math.min(12, months - before)
    const monthly = monthlyIn(before / 12, contributions)
    // At a month's end a payment has one month less to grow than at its start
    const ofThisYear = futureValue(0, monthly, rateOfMonth, length) / (timing === 'start' ? 1 : 1 + rateOfMonth)
    value = value * (1 + growthLessOne(rateOfMonth, length)) + ofThisYear
    paidIn += monthly * length
    years.push({ months: before + length, monthly, paidIn, value })
  }
  return years
}
