import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'

const stepPx = 2
const stepMs = 10

/** The next offset of a strip; `last` is the offset at its end, from which it begins again. */
export const nextOffset = (offset: number, last: number) =>
  // Browsers round the offset of a strip: within a pixel of the end is at the end
  offset >= last - 1 ? 0 : Math.min(offset + stepPx, last)

/** Moves a strip that is wider than its place while a mouse is over it; never for readers who asked for less motion. */
export function useDrift(strip: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)
  const stop = () => clearInterval(timer.current)
  useEffect(() => stop, [])

  function start({ pointerType }: PointerEvent) {
    stop()
    // A finger scrolls by itself
    if (pointerType !== 'mouse' || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    timer.current = setInterval(() => {
      const { current } = strip
      if (current) current.scrollLeft = nextOffset(current.scrollLeft, current.scrollWidth - current.clientWidth)
    }, stepMs)
  }

  return { onPointerEnter: start, onPointerLeave: stop }
}
