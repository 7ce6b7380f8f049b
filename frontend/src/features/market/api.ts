import { useEffect, useEffectEvent, useRef } from 'react'
import type { MetalsAnswer, Provenance, RatesAnswer } from '@artha/contract/market'
import { keyOf } from '../../api/key-of.ts'
import { useRead, type Resource } from '../../api/use-read.ts'
import { hasPassed } from '../../lib/dates.ts'

export type { Resource } from '../../api/use-read.ts'

export const metalKeys: readonly string[] = [keyOf('readMetals'), keyOf('readRates')]
export const stripKeys: readonly string[] = [keyOf('readBitcoinInEuros'), keyOf('readEtherInRupees'), keyOf('readIntraday')]

/**
 * Revalidates prices in the background when an update is due, every minute until it arrives, while the page is visible. (On return to the tab SWR
 * revalidates by itself.) `now` changes every minute, at a different second in each browser, so that readers do not all request at once. The first
 * render requests nothing, because the server that sent the page has already requested the prices. Use it once per key and page; two uses would send
 * two requests.
 */
function usePrices<T extends Provenance>(resource: Resource<T>, now: Date | undefined) {
  const { retry } = resource
  const nextUpdateAt = resource.data?.nextUpdateAt
  const isFirstTime = useRef(true)
  const readIfDue = useEffectEvent(() => {
    if (hasPassed(nextUpdateAt, now) && document.visibilityState === 'visible') retry()
  })
  useEffect(() => {
    if (now === undefined) return
    if (isFirstTime.current) isFirstTime.current = false
    else readIfDue()
  }, [now])
  return resource
}

export const useMetals = (now: Date | undefined) => usePrices(useRead('readMetals'), now)

export const useRates = (now: Date | undefined) => usePrices(useRead('readRates'), now)

export const useBitcoinInEuros = (now: Date | undefined) => usePrices(useRead('readBitcoinInEuros'), now)

export const useEtherInRupees = (now: Date | undefined) => usePrices(useRead('readEtherInRupees'), now)

/** The prices of the front page, for its row and for the panels beside the feed, requested once. */
export interface FrontPrices {
  metals: Resource<MetalsAnswer>
  rates: Resource<RatesAnswer>
}

export const useFrontPrices = (now: Date | undefined): FrontPrices => ({ metals: useMetals(now), rates: useRates(now) })

/** Without a symbol: the first that the site's owner has set, or the sample. */
export const useIntraday = (now: Date | undefined) => usePrices(useRead('readIntraday'), now)

/** The GST rates of the register, for the jeweller's bill. */
export const useGstRates = () => useRead('listFigures', { query: { keys: 'gst-rates' } })
