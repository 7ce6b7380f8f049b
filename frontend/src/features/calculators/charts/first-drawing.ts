import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** In milliseconds, from section 9 of the product text. */
const drawingMs = 1_500
/** In milliseconds, the time of a change after the input has settled; equal to --motion-picture. */
const changeMs = 240

/** Animates a chart once; later changes are immediate. "auto" means no animation for readers who prefer reduced motion. */
export function useFirstDrawing() {
  const [isFirst, setIsFirst] = useState(true)
  // Recharts writes the labels of a shape only when its animation ends, and never if it is interrupted. Printing captures the chart when the listener
  // returns
  useEffect(() => {
    const stop = () => flushSync(() => setIsFirst(false))
    window.addEventListener('beforeprint', stop)
    return () => window.removeEventListener('beforeprint', stop)
  }, [])
  const onAnimationEnd = useCallback(() => void setTimeout(() => setIsFirst(false)), [])
  return { isAnimationActive: isFirst && ('auto' as const), animationDuration: drawingMs, onAnimationEnd }
}

/** Like `useFirstDrawing`, but animates every change. Its input must have settled. */
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
