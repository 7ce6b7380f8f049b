import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Story } from '@artha/contract/story'
import { isVideoAddress } from '../../lib/media-kind.ts'
import { useIsHydrated } from '../../ui/is-hydrated.ts'
import { slideMs, stepped, afterSlideTime, toggledPlay, type ViewerShow } from './viewer-show.ts'

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A swiped list counts as settled this long after its last movement. */
const settledAfterMs = 100

/** Keeps the current slide and the swipeable list of slides in step. Plays by itself unless the reader prefers reduced motion. */
export function useStoryShow(slides: Story['slides']) {
  const list = useRef<HTMLOListElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [show, setShow] = useState<ViewerShow>({ index: 0, isPlaying: false })
  const count = slides.length
  const { text = '', imageUrl = '' } = slides[show.index] ?? {}

  // After hydration only, because the first render must match the server's
  const isHydrated = useIsHydrated()
  const [begunCount, setBegunCount] = useState<number>()
  if (isHydrated && begunCount !== count) {
    setBegunCount(count)
    if (count > 1 && !lessMotion()) setShow({ ...show, isPlaying: true })
  }
  useEffect(() => () => clearTimeout(settling.current), [])
  const isCut = useIsCut(list, show.index)

  useEffect(() => {
    const slide = list.current?.children[show.index]
    if (list.current && slide instanceof HTMLElement)
      Object.assign(list.current, { scrollLeft: slide.offsetLeft - list.current.offsetLeft, scrollTop: 0 })
  }, [show.index])

  // A video has no time limit: the reader decides
  const timeMs = show.isPlaying && !isCut && !isVideoAddress(imageUrl) ? slideMs(text) : undefined
  useEffect(() => {
    if (timeMs === undefined) return
    const timer = setTimeout(() => setShow((now) => afterSlideTime(now, count)), timeMs)
    return () => clearTimeout(timer)
  }, [timeMs, show.index, count])

  function onScroll() {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = list.current ?? {}
      if (clientWidth > 0) setShow((now) => ({ ...now, index: Math.round(scrollLeft / clientWidth) }))
    }, settledAfterMs)
  }

  return {
    show,
    isRunning: show.isPlaying && !isCut,
    list,
    onScroll,
    step: (by: -1 | 1) => setShow((now) => stepped(now, by, count)),
    togglePlay: () => setShow((now) => toggledPlay(now, count)),
  }
}

/** True if the end of a slide's text is out of sight. In a low window the text scrolls, and the timer waits for the reader. */
function useIsCut(list: RefObject<HTMLOListElement | null>, index: number) {
  const [isCut, setIsCut] = useState(false)
  useEffect(() => {
    const end = list.current?.children[index]?.querySelector('[data-end-of-words]')
    if (!end || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setIsCut(entry?.isIntersecting === false), { root: list.current })
    observer.observe(end)
    return () => observer.disconnect()
  }, [list, index])
  return isCut
}
