import type { NearPlace } from '@artha/contract/nearest-places'
import { useEffect, useState } from 'react'

/** Returns three sections for a text without results; none if no section is near, before their module has loaded, and while something is found. */
export function useNearest(text: string, isNothingFound: boolean): readonly NearPlace[] {
  const [near, setNear] = useState<{ text: string; places: readonly NearPlace[] }>()
  useEffect(() => {
    if (!isNothingFound) return
    let isWanted = true
    import('@artha/contract/nearest-places').then(
      ({ placesNear }) => isWanted && setNear({ text, places: placesNear(text) }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [text, isNothingFound])
  return isNothingFound && near?.text === text ? near.places : []
}
