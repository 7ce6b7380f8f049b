import { futureValue, growthLessOne } from './annuity.ts'
import type { Timing } from './investing-month.ts'

/** A monthly amount that grows once a year: first by the percentage, then by the amount in rupees. */
export interface Contributions {
  monthly: number
  stepUpPercent: number
  stepUpAmount: number
}

/** The monthly amount in a year, counted from 0. */
function monthlyIn(year: number, { monthly, stepUpPercent, stepUpAmount }: Contributions) {
  let sum = monthly
  for (let each = 0; each < year; each += 1) sum = sum * (1 + stepUpPercent / 100) + stepUpAmount
  return sum
}

export interface YearOfContributions {
  months: number
  monthly: number
  /** The total since the start. */
  paidIn: number
  value: number
}

/** For each year, the monthly amount, the total paid in and the value at the end. The last year may be shorter. */
export function contributionYears(contributions: Contributions, rateOfMonth: number, months: number, timing: Timing): YearOfContributions[] {
  const years: YearOfContributions[] = []
  let [paidIn, value] = [0, 0]
  for (let before = 0; before < months; before += 12) {
    const length = Math.min(12, months - before)
    const monthly = monthlyIn(before / 12, contributions)
    // A payment at the end of a month grows for one month less
    const ofThisYear = futureValue(0, monthly, rateOfMonth, length) / (timing === 'start' ? 1 : 1 + rateOfMonth)
    value = value * (1 + growthLessOne(rateOfMonth, length)) + ofThisYear
    paidIn += monthly * length
    years.push({ months: before + length, monthly, paidIn, value })
  }
  return years
}
