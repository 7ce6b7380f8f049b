import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration, which must render the same; then true. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
