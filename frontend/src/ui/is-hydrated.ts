import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first view of the browser, which must draw the same; true from then on. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
