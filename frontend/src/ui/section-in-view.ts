import { useEffect, useState } from 'react'

/** How far down the window, as a share of its height, the line is at which a section counts as being read. */
const readingLine = 0.2

/**
 * The id of the section being read, "" when it is none of these. Of two side by side it is the one that was asked for, if
 * it is one of the two. Sections may come and go with the page's data.
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
