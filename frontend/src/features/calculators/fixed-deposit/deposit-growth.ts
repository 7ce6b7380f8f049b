import { growthLessOne, monthlyRate } from '../arithmetic/annuity.ts'

/**
 * `annual`: interest joins the deposit once a year, the formula of this calculator, and that of NSC and PPF.
 * `quarterly`: every three months, as Indian banks do with deposits that pay at maturity.
 */
export const depositConventions = ['annual', 'quarterly'] as const
export type DepositConvention = (typeof depositConventions)[number]

/** One rupee after so many months with interest once a year, P × (1 + rate/100)^years; parts of a year as a power. */
const annualGrowth = (annualRatePercent: number, months: number) => growthLessOne(annualRatePercent / 100, months / 12)

/**
 * One rupee with interest every quarter: compound for each whole quarter, simple for the one or two months that are left,
 * as banks' deposit rules have it.
 */
function quarterlyGrowth(annualRatePercent: number, months: number) {
  const quarters = Math.floor(months / 3)
  const compounded = growthLessOne(annualRatePercent / 400, quarters)
  return compounded + (1 + compounded) * monthlyRate(annualRatePercent) * (months - quarters * 3)
}

/** What one rupee has earned after so many months. */
export const depositGrowth = (convention: DepositConvention, annualRatePercent: number, months: number) =>
  convention === 'annual' ? annualGrowth(annualRatePercent, months) : quarterlyGrowth(annualRatePercent, months)
