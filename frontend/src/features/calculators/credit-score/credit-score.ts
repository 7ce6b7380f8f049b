import { roundTo } from '../../../lib/rounding.ts'
import { noneNegative } from '../arithmetic/finite-figures.ts'

/** What the estimate asks for: percent of the limits used, percent paid on time, age of the oldest account, counts. */
export type CreditInput = {
  utilizationPercent: number
  historyPercent: number
  ageYears: number
  accounts: number
  inquiries: number
}

const lowestScore = 300
export const highestScore = 900

/** From the best to the lowest; `from` is the first score of the band. By the product's calculators, section 9. */
export const creditBands = [
  { name: 'Excellent', from: 750 },
  { name: 'Good', from: 700 },
  { name: 'Fair', from: 650 },
  { name: 'Poor', from: 600 },
  { name: 'Very Poor', from: lowestScore },
] as const
export type CreditBand = (typeof creditBands)[number]['name']

export const creditFactors = ['utilization', 'history', 'ageYears', 'accounts', 'inquiries'] as const
export type CreditFactor = (typeof creditFactors)[number]

/** What each factor adds at most: 0.25 × 100, 2.25 × 100, ten years of 10, ten accounts of 5, five inquiries of 10 not made. */
const mostPoints: Readonly<Record<CreditFactor, number>> = {
  utilization: 25,
  history: 225,
  ageYears: 100,
  accounts: 50,
  inquiries: 50,
}

/** What each factor adds to 300, unrounded. */
export const creditPoints = (input: CreditInput): Record<CreditFactor, number> => ({
  utilization: 0.25 * (100 - input.utilizationPercent),
  history: 2.25 * input.historyPercent,
  ageYears: 10 * Math.min(input.ageYears, 10),
  accounts: 5 * Math.min(input.accounts, 10),
  inquiries: 10 * Math.max(5 - input.inquiries, 0),
})

/** The band of a score in whole points. */
export const creditBand = (score: number): CreditBand => creditBands.find(({ from }) => score >= from)?.name ?? 'Very Poor'

const percentagesAreShares = ({ utilizationPercent, historyPercent }: CreditInput) => utilizationPercent <= 100 && historyPercent <= 100

/** The estimate in whole points and its band. Undefined where an input is negative, no number or above 100%. */
export function creditScore(input: CreditInput): { score: number; band: CreditBand } | undefined {
  if (!noneNegative(...Object.values(input)) || !percentagesAreShares(input)) return undefined
  const points = Object.values(creditPoints(input)).reduce((sum, each) => sum + each, lowestScore)
  // Eighth decimal first: 0.25 × 29.98 is not exact in binary, and a half must be rounded as one.
  const score = Math.min(highestScore, roundTo(roundTo(points, 8), 0))
  return { score, band: creditBand(score) }
}

/** What a factor adds now, what it can add, and what is missing between them. */
export type CreditMover = { factor: CreditFactor; points: number; mostPoints: number; missingPoints: number }

/** What moves the score, the factor with most to gain first. */
export function creditMovers(input: CreditInput): CreditMover[] {
  const points = creditPoints(input)
  return creditFactors
    .map((factor) => ({
      factor,
      points: points[factor],
      mostPoints: mostPoints[factor],
      missingPoints: mostPoints[factor] - points[factor],
    }))
    .sort((one, other) => other.missingPoints - one.missingPoints)
}

/** The next better band and how many points it is away; undefined in the best one. */
export function nextBand(score: number) {
  const better = creditBands.filter(({ from }) => from > score).at(-1)
  return better && { band: better.name, missingPoints: better.from - score }
}
