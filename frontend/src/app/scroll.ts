import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigationType, type Location } from 'react-router-dom'

/**
 * A new page starts at its top (or at the element that the address names) with the focus on its main part; going back
 * returns to where the reader was. A change of the query alone leaves scroll and focus where they are.
 */
export function useScrollAndFocus(shown: Location) {
  const positions = useRef(new Map<string, number>())
  const before = useRef(shown)
  const action = useNavigationType()

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // Reloading and coming back from another site are the browser's own to restore
    const handBack = () => (history.scrollRestoration = 'auto')
    addEventListener('pagehide', handBack)
    return () => removeEventListener('pagehide', handBack)
  }, [])

  useEffect(() => {
    const remember = () => positions.current.set(shown.key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [shown.key])

  useLayoutEffect(() => {
    const from = before.current
    before.current = shown
    const isNewPage = from.pathname !== shown.pathname
    if (!isNewPage && from.hash === shown.hash) return
    if (action === 'POP') scrollTo(0, positions.current.get(shown.key) ?? 0)
    else if (shown.hash) document.getElementById(shown.hash.slice(1))?.scrollIntoView()
    else scrollTo(0, 0)
    if (isNewPage) document.querySelector('main')?.focus({ preventScroll: true })
  }, [shown, action])
}
