import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPath, useNavigationType, type Location } from 'react-router-dom'

const storageKey = 'scroll-positions'
/** Scroll positions of all pages in this tab, including those from before a reload. */
const positions = storedPositions()

/**
 * Scrolls a new page to its top (or to the element in the hash) and focuses its main part. Going back restores the scroll position and focuses the
 * link that was followed. A change of only the query leaves scroll and focus alone, unless its link has a hash; a link to the current address
 * scrolls there again.
 */
export function useScrollAndFocus(shown: Location) {
  const followed = useRef(new Map<string, LinkPlace>())
  const before = useRef(shown)
  const action = useNavigationType()

  useEffect(() => {
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', storePositions)
    return () => removeEventListener('pagehide', storePositions)
  }, [])

  // After a reload: the browser's own restoration is off, because it comes at its own time and may use an older position
  useLayoutEffect(() => {
    const [loading] = performance.getEntriesByType('navigation')
    const wasHere = loading !== undefined && 'type' in loading && loading.type !== 'navigate'
    if (wasHere && scrollY === 0) scrollTo({ top: positions.get(nameOf(before.current)) ?? 0, behavior: 'instant' })
  }, [])

  // Removed before the next page scrolls, or that page's position would be saved for this one
  useLayoutEffect(() => {
    const name = nameOf(shown)
    const remember = () => positions.set(name, scrollY)
    const rememberLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('main a[href]') : null
      if (link) followed.current.set(shown.key, placeOfLink(link))
    }
    addEventListener('scroll', remember, { passive: true })
    // Captured before the router handles the click and leaves the page
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
    // Within a page the styles may scroll smoothly; between pages the position changes at once
    const behavior = isNewPage ? 'instant' : 'auto'
    const stopWaiting =
      action !== 'POP' && shown.hash
        ? asSoonAsDrawn(scrollToElement(shown.hash.slice(1), behavior))
        : asSoonAsDrawn(scrollToTop(action === 'POP' ? (positions.get(nameOf(shown)) ?? 0) : 0, behavior))
    if (isNewPage) focusOn(action === 'POP' ? followed.current.get(shown.key) : undefined)
    return stopWaiting
  }, [shown, action])
}

/** The key alone is not enough: the first entry of every visit has the same one. */
const nameOf = ({ key, pathname }: Location) => key + pathname

function storedPositions() {
  try {
    // Written only by this file, so the cast is safe
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][])
  } catch {
    return new Map<string, number>()
  }
}

function storePositions() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)))
  } catch {
    // A browser may block storage
  }
}

interface LinkPlace {
  href: string | null
  /** The link's position among the page's links to the same address. */
  nth: number
}

const linksTo = (href: string | null) =>
  [...document.querySelectorAll<HTMLElement>('main a[href]')].filter((link) => link.getAttribute('href') === href)

function placeOfLink(link: HTMLElement): LinkPlace {
  const href = link.getAttribute('href')
  return { href, nth: linksTo(href).indexOf(link) }
}

/** Focuses the link that was followed, if it is still drawn, and scrolls it into view in its list; else focuses the main part of the page. */
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

/** Returns a function that scrolls and returns true when the position is reached or the reader has scrolled in the meantime. */
function scrollToTop(top: number, behavior: ScrollBehavior) {
  let reached: number | undefined
  return () => {
    if (reached !== undefined && reached !== scrollY) return true
    scrollTo({ top, behavior })
    reached = scrollY
    return reached >= Math.floor(top)
  }
}

/**
 * Scrolls now, and again on every change of the page until it succeeds, because the page may still wait for its data. Returns a function that stops
 * it.
 */
function asSoonAsDrawn(scroll: () => boolean) {
  if (scroll()) return () => undefined
  const observer = new MutationObserver(() => scroll() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
