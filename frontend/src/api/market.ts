import { useEffect, useEffectEvent, useRef } from 'react'
import type { Provenance } from '@artha/contract/market'
import { hasPassed } from '../lib/dates.ts'
import { keyOf } from './key-of.ts'
import { useRead, type Resource } from './use-read.ts'

export const metalKeys: readonly string[] = [keyOf('readMetals'), keyOf('readRates')]
export const stripKeys: readonly string[] = [keyOf('readBitcoinInEuros'), keyOf('readEtherInRupees'), keyOf('readIntraday')]

/**
 * An answer about prices, revalidated in the background once there may be a newer one, each minute until it is there, while
 * the page is visible. (When the reader comes back to the tab, SWR revalidates by itself.) `now` advances by the minute, in
 * every browser at another second, so that readers do not all ask at once; on the first render nothing is requested, since
 * the server that sent the page already has the source asked. Use it once for a key on a page: two uses would ask twice.
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

/** Without a symbol: the first that the owner of the site has set, or the sample. */
export const useIntraday = (now: Date | undefined) => usePrices(useRead('readIntraday'), now)
