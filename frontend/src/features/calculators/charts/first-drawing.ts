import { useEffect, useState } from 'react'

/** By the product's description, section 9. */
const drawingMs = 1_500

/**
 * A chart is drawn with a movement once, and from then on follows each change at once: under a slider it would never come
 * to rest. "auto" is no movement for whoever asked for less of it.
 */
export function useFirstDrawing() {
  const [isFirst, setIsFirst] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsFirst(false), drawingMs)
    return () => clearTimeout(timer)
  }, [])
  return { isAnimationActive: isFirst && ('auto' as const), animationDuration: drawingMs }
}
