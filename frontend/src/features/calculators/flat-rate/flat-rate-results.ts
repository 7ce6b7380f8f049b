import { growthLessOne, levelInstalment } from '../arithmetic/annuity.ts'
import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'

/** A loan with interest on the original amount for the whole term. */
export interface FlatRateTerms {
  principal: number
  flatRate: number
  months: number
}

const steps = 200

/** The monthly rate at which these instalments repay the loan. Found by bisection, since the instalment rises with the rate. */
function rateOfMonth(principal: number, emi: number, months: number) {
  if (emi * months <= principal) return 0
  let [low, high] = [0, 1]
  while (levelInstalment(principal, high, months) < emi && high < 1e6) high *= 2
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2
    if (levelInstalment(principal, middle, months) < emi) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The instalment at a flat rate, and the reducing rate with the same instalment. */
export function flatRateResults({ principal, flatRate, months }: FlatRateTerms) {
  if (!noneNegative(flatRate) || !(principal > 0) || !(months >= 1)) return undefined
  const interest = (principal * flatRate * months) / 1200
  const emi = (principal + interest) / months
  const rate = rateOfMonth(principal, emi, months)
  return finiteResults({ emi, interest, reducingRate: rate * 1200, effectiveRate: growthLessOne(rate, 12) * 100 })
}
