import { finiteFigures, noneNegative } from '../arithmetic/finite-figures.ts'
import { priceGrowth } from '../arithmetic/investing-month.ts'

export interface InflationTerms {
  amount: number
  inflation: number
  term: number
  annualRate: number
}

/** What an amount of today will cost, what the same amount then is worth today, and a return after inflation. */
export function inflationFigures({ amount, inflation, term, annualRate }: InflationTerms) {
  if (!noneNegative(amount, inflation, term, annualRate)) return undefined
  const growth = priceGrowth(inflation, term)
  return finiteFigures({
    futureCost: amount * growth,
    presentValue: amount / growth,
    realReturn: ((1 + annualRate / 100) / (1 + inflation / 100) - 1) * 100,
  })
}
