import { startTransition, useEffect, useState } from 'react'

/** Longer than from one step of a held key or a moving slider to the next. */
const restMs = 150

/**
 * The value once it has come to rest. What is heavy to draw follows it instead of every step of a slider: the figures of
 * each step are on the screen at once, and a slow phone stays free to answer the next.
 */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(value)), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
