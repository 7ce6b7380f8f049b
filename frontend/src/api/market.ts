import { useEffect, useEffectEvent, useRef } from 'react'
import type { Provenance } from '@artha/contract/market'
import { hasPassed } from '../lib/dates.ts'
import { keyOf } from './key-of.ts'
import { useResource, type Resource } from './use-resource.ts'

export const metalKeys: readonly string[] = [keyOf('readMetals'), keyOf('readRates')]
export const stripKeys: readonly string[] = [keyOf('readBitcoinInEuros'), keyOf('readEtherInRupees'), keyOf('readIntraday')]

/**
 * An answer about prices, read anew quietly once there may be a newer one, each minute until it is here: as long as the page
 * is looked at. (When somebody comes back to it, SWR reads by itself.) `now` advances by the minute, in every browser at a
 * second of its own, so that not all readers ask at once; at first sight of a page nothing is asked, since whoever gave it has
 * the source asked behind. To be used once for a key on a page: two would ask twice.
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

export const useMetals = (now: Date | undefined) => usePrices(useResource('readMetals'), now)

export const useRates = (now: Date | undefined) => usePrices(useResource('readRates'), now)

export const useBitcoinInEuros = (now: Date | undefined) => usePrices(useResource('readBitcoinInEuros'), now)

export const useEtherInRupees = (now: Date | undefined) => usePrices(useResource('readEtherInRupees'), now)

/** Without a symbol: the first that the owner of the site has set, or the sample. */
export const useIntraday = (now: Date | undefined) => usePrices(useResource('readIntraday'), now)
