import type { MetalsAnswer, RatesAnswer } from '@artha/contract/market'
import { useMetals, useRates } from '../../api/market.ts'
import type { Resource } from '../../api/use-read.ts'

/** Prices for both the price row and the panels beside the feed, requested once. */
export interface FrontPrices {
  metals: Resource<MetalsAnswer>
  rates: Resource<RatesAnswer>
}

export const useFrontPrices = (now: Date | undefined): FrontPrices => ({ metals: useMetals(now), rates: useRates(now) })
