import type { NearPlace } from '@artha/contract/nearest-places'
import { useEffect, useState } from 'react'

/** Returns the sections that share words with a text without results. Empty until the list has loaded, and if something is found. */
export function useNearest(text: string, isNothingFound: boolean): readonly NearPlace[] {
  const [near, setNear] = useState<{ text: string; places: readonly NearPlace[] }>()
  useEffect(() => {
    if (!isNothingFound) return
    let isWanted = true
    import('@artha/contract/nearest-places').then(
      ({ nearestPlaces }) => isWanted && setNear({ text, places: nearestPlaces(text) }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [text, isNothingFound])
  return isNothingFound && near?.text === text ? near.places : []
}
