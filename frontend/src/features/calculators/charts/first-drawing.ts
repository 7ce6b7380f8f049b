import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** By the product's description, section 9. */
const drawingMs = 1_500
/** From one input to the next once it has settled; as --motion-picture. */
const changeMs = 240

/** A chart is drawn with a movement once, and follows from then on. "auto" is no movement for a reader who asked for less of it. */
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

/** The same for what moves once more each time that an input has settled: what it is given must have come to rest. */
export function useSettledDrawing() {
  const { isAnimationActive, ...first } = useFirstDrawing()
  const [isPrinted, setIsPrinted] = useState(false)
  useEffect(() => {
    const print = () => flushSync(() => setIsPrinted(true))
    const goOn = () => setIsPrinted(false)
    window.addEventListener('beforeprint', print)
    window.addEventListener('afterprint', goOn)
    return () => {
      window.removeEventListener('beforeprint', print)
      window.removeEventListener('afterprint', goOn)
    }
  }, [])
  return { ...first, isAnimationActive: !isPrinted && ('auto' as const), animationDuration: isAnimationActive ? drawingMs : changeMs }
}
