import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'
import { returnOfMonth } from '../arithmetic/investing-month.ts'
import { contributionYears } from '../arithmetic/stepped-contributions.ts'

/** Monthly amount in rupees, `term` in months, rates and the annuity's share in percent. */
export interface NpsTerms {
  monthly: number
  annualRate: number
  term: number
  stepUpPercent: number
  annuityShare: number
  annuityRate: number
}

export const npsYears = ({ monthly, annualRate, term, stepUpPercent }: NpsTerms) =>
  contributionYears({ monthly, stepUpPercent, stepUpAmount: 0 }, returnOfMonth('nominal', annualRate), term, 'start')

/** The final amount, its lump sum and its annuity part, and the tax-free part of the lump sum. */
export function npsResults(terms: NpsTerms, taxFreePercent: number) {
  const { annualRate, term, stepUpPercent, annuityShare, annuityRate } = terms
  if (!noneNegative(terms.monthly, annualRate, term, stepUpPercent, annuityShare, annuityRate)) return undefined
  const last = npsYears(terms).at(-1)
  if (last === undefined) return undefined
  const annuityCorpus = (last.value * annuityShare) / 100
  const lumpSum = last.value - annuityCorpus
  return finiteResults({
    corpus: last.value,
    totalInvested: last.paidIn,
    lumpSum,
    annuityCorpus,
    pension: (annuityCorpus * annuityRate) / 1200,
    taxFree: Math.min(lumpSum, (last.value * taxFreePercent) / 100),
  })
}
