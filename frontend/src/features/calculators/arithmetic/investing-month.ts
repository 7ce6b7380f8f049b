import { growthLessOne, monthlyRate } from './annuity.ts'

/**
 * The method of turning an assumed annual return into a monthly one: `nominal` is a twelfth, `effective` compounds over twelve months to exactly the
 * annual return.
 */
export type ReturnConvention = 'nominal' | 'effective'

export const returnOfMonth = (convention: ReturnConvention, annualRatePercent: number) =>
  convention === 'nominal' ? monthlyRate(annualRatePercent) : growthLessOne(annualRatePercent / 100, 1 / 12)

/** The time of the month at which money is paid. */
export type Timing = 'start' | 'end'

/** The factor by which prices grow over this number of months, at an annual inflation in percent. */
export const priceGrowth = (inflationPercent: number, months: number) => 1 + growthLessOne(inflationPercent / 100, months / 12)
