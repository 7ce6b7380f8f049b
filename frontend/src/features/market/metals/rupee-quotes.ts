import type { MetalCode, MetalsAnswer, RatesAnswer } from '@artha/contract/market'
import { crossRate } from '../converter/conversion.ts'
import { puritiesOf, rupeesFor } from './metal-prices.ts'

interface Quote {
  metal: MetalCode
  /** The weight in which the metal is usually quoted in India. */
  grams: number
}

/** Returns the price in rupees of a weight of the highest purity on the latest day with a price; undefined without a price or an exchange rate. */
export function rupeesOfMetal({ prices }: Pick<MetalsAnswer, 'prices'>, rates: RatesAnswer['rates'], { metal, grams }: Quote): number | undefined {
  const rupeesPerDollar = crossRate(rates, { from: 'USD', to: 'INR' })
  const [finest] = puritiesOf(metal)
  const latest = prices[metal].at(-1)
  if (rupeesPerDollar === undefined || finest === undefined || latest === undefined) return undefined
  return rupeesFor({ usdPerTroyOunce: latest.usdPerTroyOunce, rupeesPerDollar }, finest, grams)
}
