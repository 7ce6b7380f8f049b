import { useEffect, useState } from 'react'

/**
 * The value as it was when it last stayed the same for so long. For what costs more than a frame to draw: under a slider it
 * would be drawn for every step and hold up the next one.
 */
export function useRestedValue<Value>(value: Value, restMs: number) {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    if (value === rested) return
    const timer = setTimeout(() => setRested(() => value), restMs)
    return () => clearTimeout(timer)
  }, [value, rested, restMs])
  return rested
}
