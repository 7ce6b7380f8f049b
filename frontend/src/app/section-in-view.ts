import { useEffect, useState } from 'react'

/** A thin band of the window, below the sticky bar: the section that crosses it is the one being read. */
const readingBand = '-15% 0px -80% 0px'

/** The id of the section being read, "" when it is none of these. */
export function useSectionInView(ids: readonly string[], isWatching: boolean) {
  const [inView, setInView] = useState('')
  useEffect(() => {
    if (!isWatching) return
    const crossing = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id)
          else crossing.delete(target.id)
        }
        setInView(ids.find((id) => crossing.has(id)) ?? '')
      },
      { rootMargin: readingBand },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => {
      observer.disconnect()
      setInView('')
    }
  }, [ids, isWatching])
  return inView
}
