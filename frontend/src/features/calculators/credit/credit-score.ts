import { roundTo } from '../../../lib/rounding.ts'
import { noneNegative } from '../arithmetic/finite-results.ts'

export const creditFactors = ['utilization', 'history', 'ageYears', 'accounts', 'inquiries'] as const
export type CreditFactor = (typeof creditFactors)[number]

/** The inputs of the estimate: percent of the limits used, percent paid on time, age of the oldest account in years, and two counts. */
export type CreditInput = Record<CreditFactor, number>

const lowestScore = 300
export const highestScore = 900

/** From best to worst; `from` is the lowest score of the band. From section 9 of the product text. */
export const creditBands = [
  { name: 'Excellent', from: 750 },
  { name: 'Good', from: 700 },
  { name: 'Fair', from: 650 },
  { name: 'Poor', from: 600 },
  { name: 'Very Poor', from: lowestScore },
] as const
export type CreditBand = (typeof creditBands)[number]['name']

/** The most points of each factor: 0.25 × 100, 2.25 × 100, ten years of 10, ten accounts of 5, five inquiries not made of 10. */
const mostPoints: Readonly<Record<CreditFactor, number>> = {
  utilization: 25,
  history: 225,
  ageYears: 100,
  accounts: 50,
  inquiries: 50,
}

/** The points that each factor adds to 300, unrounded. */
export const creditPoints = (input: CreditInput): Record<CreditFactor, number> => ({
  utilization: 0.25 * (100 - input.utilization),
  history: 2.25 * input.history,
  ageYears: 10 * Math.min(input.ageYears, 10),
  accounts: 5 * Math.min(input.accounts, 10),
  inquiries: 10 * Math.max(5 - input.inquiries, 0),
})

/** The band of a score in whole points. */
export const creditBand = (score: number): CreditBand => creditBands.find(({ from }) => score >= from)?.name ?? 'Very Poor'

const percentagesAreShares = ({ utilization, history }: CreditInput) => utilization <= 100 && history <= 100

export type CreditResult = { score: number; band: CreditBand }

/** The estimated score in whole points and its band. Undefined if an input is negative, not a number or above 100%. */
export function creditScore(input: CreditInput): CreditResult | undefined {
  if (!noneNegative(...Object.values(input)) || !percentagesAreShares(input)) return undefined
  const points = Object.values(creditPoints(input)).reduce((sum, each) => sum + each, lowestScore)
  // First round to eight decimals: 0.25 × 29.98 is not exact in binary, and an exact half must round up.
  const score = Math.min(highestScore, roundTo(roundTo(points, 8), 0))
  return { score, band: creditBand(score) }
}

/** The points of a factor now, its most points, and the difference. */
export type CreditMover = { factor: CreditFactor; points: number; mostPoints: number; missingPoints: number }

/** The factors, starting with the one that can add most. */
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

/** The next better band and the points needed for it; undefined in the best band. */
export function nextBand(score: number) {
  const better = creditBands.filter(({ from }) => from > score).at(-1)
  return better && { band: better.name, missingPoints: better.from - score }
}

/** The sentence that follows the name of the band. */
export function bandText(score: number) {
  const next = nextBand(score)
  return `${next ? `: ${next.missingPoints} points below ${next.band}.` : ', the highest band.'} The factor with the most to gain is first. This is a simple estimate; credit bureaus do not publish their formulas.`
}
