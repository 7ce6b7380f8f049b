import { daysOfTaxYear, figureOn, numberOf, type DatedFigure } from '@artha/contract/figure-on'
import type { AgeBand } from './tax-rules.ts'

/** The deductions of the old regime as entered, in rupees, before their limits apply. */
export interface OldDeductions {
  section80C: number
  section80D: number
  hraExempt: number
  homeLoanInterest: number
  nps80CCD1B: number
  savingsInterest: number
}

/** A deduction, the part of it that counts, and its limit. The name has the sections of the 1961 Act and, after the slash, of the 2025 Act. */
export interface CountedDeduction {
  name: string
  counted: number
  limit: number | undefined
}

/** The deductions of the old regime within a year's limits. Undefined if the register lacks a limit that is needed. */
export function countedDeductions(rows: readonly DatedFigure[], taxYear: string, age: AgeBand, given: OldDeductions): CountedDeduction[] | undefined {
  const day = daysOfTaxYear(taxYear)?.last ?? ''
  const limitOf = (key: string, name?: string) => numberOf(figureOn(rows, key, day), name)
  const isSenior = age !== 'below60'
  const health = [limitOf('it-80d', isSenior ? 'family-senior' : 'family'), limitOf('it-80d', 'parents-senior')]
  const limits = {
    section80C: limitOf('it-80c'),
    section80D: health[0] === undefined || health[1] === undefined ? undefined : health[0] + health[1],
    homeLoanInterest: limitOf('it-24b', 'self-occupied-old'),
    nps80CCD1B: limitOf('it-nps-own'),
    savingsInterest: limitOf('it-80tta-ttb', isSenior ? 'senior' : 'savings'),
  }
  const isMissing = (limit: number | undefined, sum: number) => limit === undefined && sum > 0
  if (
    isMissing(limits.section80C, given.section80C) ||
    isMissing(limits.section80D, given.section80D) ||
    isMissing(limits.homeLoanInterest, given.homeLoanInterest) ||
    isMissing(limits.nps80CCD1B, given.nps80CCD1B) ||
    isMissing(limits.savingsInterest, given.savingsInterest)
  )
    return undefined
  const counted = (name: string, sum: number, limit?: number) => ({ name, counted: Math.min(sum, limit ?? Infinity), limit })
  return [
    counted('80C group (s. 80C / s. 123)', given.section80C, limits.section80C),
    counted('Health insurance (s. 80D / s. 126)', given.section80D, limits.section80D),
    counted('HRA exempt (s. 10(13A) / Schedule III)', given.hraExempt),
    counted('Home-loan interest, own home (s. 24 / s. 22)', given.homeLoanInterest, limits.homeLoanInterest),
    counted('Own NPS (s. 80CCD(1B) / s. 124(3))', given.nps80CCD1B, limits.nps80CCD1B),
    counted(
      isSenior ? 'Interest on deposits (s. 80TTB / s. 153)' : 'Interest on savings accounts (s. 80TTA / s. 153)',
      given.savingsInterest,
      limits.savingsInterest,
    ),
  ]
}
