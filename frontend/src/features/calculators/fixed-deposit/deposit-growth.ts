import { growthLessOne, monthlyRate } from '../arithmetic/annuity.ts'

/**
 * `annual`: interest is added once a year, as in this calculator's formula and with NSC and PPF. `quarterly`: every three months, as Indian banks do
 * for deposits that pay at maturity.
 */
export const depositConventions = ['annual', 'quarterly'] as const
export type DepositConvention = (typeof depositConventions)[number]

/** The interest on one rupee, added once a year: (1 + rate/100)^years − 1. Parts of a year count as fractional powers. */
const annualGrowth = (annualRatePercent: number, months: number) => growthLessOne(annualRatePercent / 100, months / 12)

/** The interest on one rupee, added every quarter: compound for whole quarters, simple for the remaining months, as in banks' deposit rules. */
function quarterlyGrowth(annualRatePercent: number, months: number) {
  const quarters = Math.floor(months / 3)
  const compounded = growthLessOne(annualRatePercent / 400, quarters)
  return compounded + (1 + compounded) * monthlyRate(annualRatePercent) * (months - quarters * 3)
}

/** The interest on one rupee after this number of months. */
export const depositGrowth = (convention: DepositConvention, annualRatePercent: number, months: number) =>
  convention === 'annual' ? annualGrowth(annualRatePercent, months) : quarterlyGrowth(annualRatePercent, months)
