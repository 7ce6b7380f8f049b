import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Story } from '@artha/contract/story'
import { isVideoAddress } from '../../lib/media-kind.ts'
import { useIsHydrated } from '../../ui/is-hydrated.ts'
import { slideMs, stepped, timedOut, toggledPlay, type ViewerShow } from './viewer-show.ts'

const lessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** How long after its last movement a list that was swiped counts as standing still. */
const settledAfterMs = 100

/** The slide that is shown, in step with a list of slides that can be swiped. Begins to play by itself where motion is welcome. */
export function useStoryShow(slides: Story['slides']) {
  const list = useRef<HTMLOListElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [show, setShow] = useState<ViewerShow>({ index: 0, isPlaying: false })
  const count = slides.length
  const { text = '', imageUrl = '' } = slides[show.index] ?? {}

  // Not before hydration: the first view is the one that the server drew
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

  // How long a video takes its viewer decides
  const timeMs = show.isPlaying && !isCut && !isVideoAddress(imageUrl) ? slideMs(text) : undefined
  useEffect(() => {
    if (timeMs === undefined) return
    const timer = setTimeout(() => setShow((now) => timedOut(now, count)), timeMs)
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

/** Whether the end of a slide's words is out of sight: in a low window they scroll, and the clock waits for their reader. */
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
