import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { addHistoryGate } from '../lib/history-gate.ts'
import { useConfirmation, type Confirmation } from './question.tsx'

type Words = Omit<Confirmation, 'onConfirm'>

/**
 * Asks before the reader leaves the page while `isActive`. Links of the site, Back and Forward open our own dialog; closing, reloading and other
 * sites open the browser's.
 */
export function useLeaveGuard(isActive: boolean, words: Words): ReactNode {
  const { ask, dialog } = useConfirmation()
  const navigate = useNavigate()

  useEffect(() => {
    if (!isActive) return
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault()

    const askAtLink = (event: MouseEvent) => {
      const path = leavingPath(event)
      if (path === undefined) return
      event.preventDefault()
      event.stopPropagation()
      ask({ ...words, onConfirm: () => void navigate(path) })
    }

    const stopGuardingHistory = guardHistory((goOn) => ask({ ...words, onConfirm: goOn }))
    addEventListener('beforeunload', askBrowser)
    // Captured on the document, before the router's own listeners on links and on the root
    document.addEventListener('click', askAtLink, { capture: true })
    return () => {
      stopGuardingHistory()
      removeEventListener('beforeunload', askBrowser)
      document.removeEventListener('click', askAtLink, { capture: true })
    }
  }, [isActive, words, ask, navigate])

  return dialog
}

/** Returns the path of another page of this site that a click opens in this tab; undefined if it opens none. */
function leavingPath(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== window.location.origin || pathname === window.location.pathname) return undefined
  return pathname + search + hash
}

/** Returns the entry's index in the history, as the router writes it into the state; NaN if there is none. */
function placeInHistory() {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Number.NaN
}

/** Guards Back and Forward. They have already happened when their event fires, so they are undone, and repeated after a yes. */
function guardHistory(ask: (goOn: () => void) => void) {
  const here = placeInHistory()
  const pathHere = window.location.pathname
  let isOurs = false

  const onPopState = (event: PopStateEvent) => {
    if (isOurs) {
      isOurs = false
      event.stopImmediatePropagation()
      return
    }
    const distance = placeInHistory() - here
    if (window.location.pathname === pathHere || Number.isNaN(distance) || distance === 0) return
    event.stopImmediatePropagation()
    isOurs = true
    history.go(-distance)
    ask(() => {
      stop()
      history.go(distance)
    })
  }
  const stop = addHistoryGate(onPopState)
  return stop
}
