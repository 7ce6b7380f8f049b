import { useEffect, useState } from 'react'

/** The distance from the window's top, as a share of its height, at which a section counts as being read. */
const readingLine = 0.2

/**
 * Returns the id of the section being read; "" if it is none of these. If two are side by side, prefers the one in `asked`. Sections may appear and
 * disappear with the page's data.
 */
export function useSectionInView(ids: readonly string[], isWatching: boolean, asked: string) {
  const [inView, setInView] = useState('')
  useEffect(() => {
    if (!isWatching) return
    let frame = 0
    const look = () => {
      const atLine = ids.filter((id) => isAtLine(document.getElementById(id), innerHeight * readingLine))
      setInView((atLine.includes(asked) ? asked : atLine[0]) ?? '')
    }
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      setInView('')
    }
  }, [ids, isWatching, asked])
  return inView
}

function isAtLine(section: HTMLElement | null, line: number) {
  if (section === null) return false
  const { top, bottom } = section.getBoundingClientRect()
  return top <= line && bottom > line
}
