import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPath, useNavigationType, type Location } from 'react-router-dom'

const keptAs = 'scroll-positions'
/** Covers all pages of this tab, also those from before it was loaded again. */
const positions = keptPositions()

/**
 * A new page starts at its top (or at the element that the address names) with the focus on its main part; going back
 * returns to where the reader was, to the very link that was followed. A change of the query alone leaves scroll and focus where they are, unless its link names
 * an element too; a link to the very address that is shown scrolls there again.
 */
export function useScrollAndFocus(shown: Location) {
  const followed = useRef(new Map<string, LinkPlace>())
  const before = useRef(shown)
  const action = useNavigationType()

  useEffect(() => {
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', keepPositions)
    return () => removeEventListener('pagehide', keepPositions)
  }, [])

  // The browser's own way back would come at a time of its own, and may know an older place
  useLayoutEffect(() => {
    const [loading] = performance.getEntriesByType('navigation')
    const wasHere = loading !== undefined && 'type' in loading && loading.type !== 'navigate'
    if (wasHere && scrollY === 0) scrollTo({ top: positions.get(nameOf(before.current)) ?? 0, behavior: 'instant' })
  }, [])

  // Taken off before the next page is scrolled to its own place, which would be remembered for this one
  useLayoutEffect(() => {
    const name = nameOf(shown)
    const remember = () => positions.set(name, scrollY)
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
  }, [shown])

  useLayoutEffect(() => {
    const from = before.current
    before.current = shown
    const isNewPage = from.pathname !== shown.pathname
    const isAskedAgain = from.key !== shown.key && createPath(from) === createPath(shown)
    const isOtherPart = from.hash !== shown.hash || (shown.hash !== '' && action !== 'REPLACE' && from.search !== shown.search)
    if (!isNewPage && !isAskedAgain && !isOtherPart) return
    // Within a page the styles may glide; between pages the reader is to be there at once
    const behavior = isNewPage ? 'instant' : 'auto'
    const stopWaiting =
      action !== 'POP' && shown.hash
        ? asSoonAsDrawn(scrollToElement(shown.hash.slice(1), behavior))
        : asSoonAsDrawn(scrollToTop(action === 'POP' ? (positions.get(nameOf(shown)) ?? 0) : 0, behavior))
    if (isNewPage) focusOn(action === 'POP' ? followed.current.get(shown.key) : undefined)
    return stopWaiting
  }, [shown, action])
}

/** The first entries of all visits have the same key. */
const nameOf = ({ key, pathname }: Location) => key + pathname

function keptPositions() {
  try {
    // Kept by this very file
    return new Map(JSON.parse(sessionStorage.getItem(keptAs) ?? '[]') as [string, number][])
  } catch {
    return new Map<string, number>()
  }
}

function keepPositions() {
  try {
    sessionStorage.setItem(keptAs, JSON.stringify([...positions].slice(-50)))
  } catch {
    // A browser may forbid its storage
  }
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

const scrollToElement = (id: string, behavior: ScrollBehavior) => () => {
  const element = document.getElementById(id)
  element?.scrollIntoView({ behavior })
  return element !== null
}

/** Done too where the reader has scrolled meanwhile. */
function scrollToTop(top: number, behavior: ScrollBehavior) {
  let reached: number | undefined
  return () => {
    if (reached !== undefined && reached !== scrollY) return true
    scrollTo({ top, behavior })
    reached = scrollY
    return reached >= Math.floor(top)
  }
}

/** Scrolls now, and again until it is done: the page may still wait for its data. */
function asSoonAsDrawn(scroll: () => boolean) {
  if (scroll()) return () => undefined
  const observer = new MutationObserver(() => scroll() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
