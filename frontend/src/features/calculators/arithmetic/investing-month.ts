import { growthLessOne, monthlyRate } from './annuity.ts'

/** A month of an assumed yearly return: `nominal` is a twelfth of it, `effective` what twelve times gives exactly it. */
export type ReturnConvention = 'nominal' | 'effective'

export const returnOfMonth = (convention: ReturnConvention, annualRatePercent: number) =>
  convention === 'nominal' ? monthlyRate(annualRatePercent) : growthLessOne(annualRatePercent / 100, 1 / 12)

/** When in a month money moves. */
export type Timing = 'start' | 'end'

/** What prices of today become after so many months at a yearly inflation. */
export const priceGrowth = (inflationPercent: number, months: number) => 1 + growthLessOne(inflationPercent / 100, months / 12)
