import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** By the product's description, section 9. */
const drawingMs = 1_500

/**
 * A chart is drawn with a movement once, and from then on follows each change at once: under a slider it would never come
 * to rest. "auto" is no movement for a reader who asked for less of it.
 */
export function useFirstDrawing() {
  const [isFirst, setIsFirst] = useState(true)
  // Recharts writes the words of a shape once its movement has ended, and never if it is cut off; those of one chart end in one frame
  // Paper takes the chart as it stands when the listener returns
  useEffect(() => {
    const stop = () => flushSync(() => setIsFirst(false))
    window.addEventListener('beforeprint', stop)
    return () => window.removeEventListener('beforeprint', stop)
  }, [])
  const onAnimationEnd = useCallback(() => void setTimeout(() => setIsFirst(false)), [])
  return { isAnimationActive: isFirst && ('auto' as const), animationDuration: drawingMs, onAnimationEnd }
}
