import { allPositive, finiteResults, noneNegative } from '../arithmetic/finite-results.ts'
import { depositGrowth } from './deposit-growth.ts'

/** A deposit; `principal` in rupees, a nominal annual rate in percent. */
export type DepositTerms = { principal: number; annualRatePercent: number; tenureMonths: number }

/**
 * The results of a deposit, in rupees and unrounded: with annual interest, and with the quarterly interest of banks. Undefined if amount or time is
 * zero, or an input is negative or not a number.
 */
export function depositResults({ principal, annualRatePercent, tenureMonths }: DepositTerms) {
  if (!allPositive(principal, tenureMonths) || !noneNegative(annualRatePercent)) return undefined
  const interest = principal * depositGrowth('annual', annualRatePercent, tenureMonths)
  const quarterlyInterest = principal * depositGrowth('quarterly', annualRatePercent, tenureMonths)
  return finiteResults({
    maturityValue: principal + interest,
    interest,
    quarterlyMaturityValue: principal + quarterlyInterest,
    quarterlyInterest,
    quarterlyAdvantage: quarterlyInterest - interest,
    /** The effective annual yield of quarterly interest, in percent. */
    quarterlyYieldPercent: depositGrowth('quarterly', annualRatePercent, 12) * 100,
  })
}
