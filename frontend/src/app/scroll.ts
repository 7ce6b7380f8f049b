import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPath, useNavigationType, type Location } from 'react-router-dom'

/**
 * A new page starts at its top (or at the element that the address names) with the focus on its main part; going back
 * returns to where the reader was, to the very link that was followed. A change of the query alone leaves scroll and focus where they are; a link to the very
 * address that is shown scrolls there again.
 */
export function useScrollAndFocus(shown: Location) {
  const positions = useRef(new Map<string, number>())
  const followed = useRef(new Map<string, LinkPlace>())
  const before = useRef(shown)
  const action = useNavigationType()

  useEffect(() => {
    history.scrollRestoration = 'manual'
    // Reloading and coming back from another site are the browser's own to restore
    const handBack = () => (history.scrollRestoration = 'auto')
    addEventListener('pagehide', handBack)
    return () => removeEventListener('pagehide', handBack)
  }, [])

  // Taken off before the next page is scrolled to its own place, which would be remembered for this one
  useLayoutEffect(() => {
    const remember = () => positions.current.set(shown.key, scrollY)
    const rememberLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('main a[href]') : null
      if (link) followed.current.set(shown.key, placeOfLink(link))
    }
    addEventListener('scroll', remember, { passive: true })
    // Before the router handles it and leaves the page
    addEventListener('click', rememberLink, true)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('click', rememberLink, true)
    }
  }, [shown.key])

  useLayoutEffect(() => {
    const from = before.current
    before.current = shown
    const isNewPage = from.pathname !== shown.pathname
    const isAskedAgain = from.key !== shown.key && createPath(from) === createPath(shown)
    if (!isNewPage && !isAskedAgain && from.hash === shown.hash) return
    // Within a page the styles may glide; between pages the reader is to be there at once
    const behavior = isNewPage ? 'instant' : 'auto'
    const stopWaiting = action !== 'POP' && shown.hash ? scrollToElement(shown.hash.slice(1), behavior) : undefined
    if (stopWaiting === undefined) scrollTo({ top: action === 'POP' ? (positions.current.get(shown.key) ?? 0) : 0, behavior })
    if (isNewPage) focusOn(action === 'POP' ? followed.current.get(shown.key) : undefined)
    return stopWaiting
  }, [shown, action])
}

interface LinkPlace {
  href: string | null
  /** Among the links of the page that lead to the same address. */
  nth: number
}

const linksTo = (href: string | null) =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].filter((link) => link.getAttribute('href') === href)

function placeOfLink(link: HTMLElement): LinkPlace {
  const href = link.getAttribute('href')
  return { href, nth: linksTo(href).indexOf(link) }
}

/** The link that was followed, where it is still drawn, brought into sight in a list that scrolls; else the main part of the page. */
function focusOn(place: LinkPlace | undefined) {
  const link = place && linksTo(place.href)[place.nth]
  if (link === undefined) return document.querySelector('main')?.focus({ preventScroll: true })
  link.focus({ preventScroll: true })
  link.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
}

/** Scrolls to the element now, or as soon as it is drawn: its page may still wait for its data. */
function scrollToElement(id: string, behavior: ScrollBehavior) {
  const scroll = () => {
    const element = document.getElementById(id)
    element?.scrollIntoView({ behavior })
    return element !== null
  }
  if (scroll()) return () => undefined
  const observer = new MutationObserver(() => scroll() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
