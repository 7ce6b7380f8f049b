import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'

const stepPx = 2
const stepMs = 10

/** Returns the strip's next scroll offset in px. `last` is the offset at its end, after which it starts again. */
export const nextOffset = (offset: number, last: number) =>
  // Browsers round offsets, so within a pixel of the end counts as the end
  offset >= last - 1 ? 0 : Math.min(offset + stepPx, last)

/** Scrolls a strip that is wider than its space while a mouse is over it, unless the reader prefers reduced motion. */
export function useDrift(strip: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const stop = () => clearInterval(timer.current)
  useEffect(() => stop, [])

  function start({ pointerType }: PointerEvent) {
    stop()
    // Touch scrolls by itself
    if (pointerType !== 'mouse' || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    timer.current = setInterval(() => {
      const { current } = strip
      if (current) current.scrollLeft = nextOffset(current.scrollLeft, current.scrollWidth - current.clientWidth)
    }, stepMs)
  }

  return { onPointerEnter: start, onPointerLeave: stop }
}
