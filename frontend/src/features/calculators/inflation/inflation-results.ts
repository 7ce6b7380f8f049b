import { finiteResults, noneNegative } from '../arithmetic/finite-results.ts'
import { priceGrowth } from '../arithmetic/investing-month.ts'

export interface InflationTerms {
  amount: number
  inflation: number
  term: number
  annualRate: number
}

/** The future cost of an amount, the present value of the same amount, and a return after inflation in percent. */
export function inflationResults({ amount, inflation, term, annualRate }: InflationTerms) {
  if (!noneNegative(amount, inflation, term, annualRate)) return undefined
  const growth = priceGrowth(inflation, term)
  return finiteResults({
    futureCost: amount * growth,
    presentValue: amount / growth,
    realReturn: ((1 + annualRate / 100) / (1 + inflation / 100) - 1) * 100,
  })
}
