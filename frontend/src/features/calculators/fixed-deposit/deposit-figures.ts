import { allPositive, finiteFigures, noneNegative } from '../arithmetic/finite-figures.ts'
import { depositGrowth } from './deposit-growth.ts'

/** A deposit that pays at maturity; `principal` in rupees, a nominal yearly rate. */
export type DepositTerms = { principal: number; annualRatePercent: number; tenureMonths: number }

/**
 * What a deposit comes to, in rupees and unrounded: with interest once a year, and beside it by the quarterly convention
 * of banks. Undefined where there is no deposit or no time, or an input is negative or no number.
 */
export function depositFigures({ principal, annualRatePercent, tenureMonths }: DepositTerms) {
  if (!allPositive(principal, tenureMonths) || !noneNegative(annualRatePercent)) return undefined
  const interest = principal * depositGrowth('annual', annualRatePercent, tenureMonths)
  const quarterlyInterest = principal * depositGrowth('quarterly', annualRatePercent, tenureMonths)
  return finiteFigures({
    maturityValue: principal + interest,
    interest,
    quarterlyMaturityValue: principal + quarterlyInterest,
    quarterlyInterest,
    quarterlyAdvantage: quarterlyInterest - interest,
    /** What a year of quarterly interest comes to: the yearly rate that gives the same. */
    quarterlyYieldPercent: depositGrowth('quarterly', annualRatePercent, 12) * 100,
  })
}

/** The numbers that "How this is worked out" fills into the formula: rate/100, years and (1 + rate/100)^years. */
export function depositWorkings({ annualRatePercent, tenureMonths }: DepositTerms) {
  return finiteFigures({
    yearlyRate: annualRatePercent / 100,
    years: tenureMonths / 12,
    growthFactor: 1 + depositGrowth('annual', annualRatePercent, tenureMonths),
  })
}
