import { startTransition, useEffect, useState } from 'react'

/** In ms; longer than the time between steps of a held key or a moving slider. */
const restMs = 150

/**
 * Returns the value once it has not changed for a moment. Content that is slow to render uses it, so that a slow phone stays responsive while a
 * slider moves.
 */
export function useSettledValue<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(value)), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
