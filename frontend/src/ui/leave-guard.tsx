import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { keepHistoryGate } from '../lib/history-gate.ts'
import { useQuestion, type Question } from './question.tsx'

type Words = Omit<Question, 'onConfirm'>

/**
 * Asks before the page is left while `isActive`: by a link of the site or the browser's Back and Forward in words of ours,
 * by closing, reloading or going elsewhere in the browser's own.
 */
export function useLeaveGuard(isActive: boolean, words: Words): ReactNode {
  const { ask, dialog } = useQuestion()
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
    // Before the router's own listeners, which stand on the links and on the root of the tree
    document.addEventListener('click', askAtLink, { capture: true })
    return () => {
      stopGuardingHistory()
      removeEventListener('beforeunload', askBrowser)
      document.removeEventListener('click', askAtLink, { capture: true })
    }
  }, [isActive, words, ask, navigate])

  return dialog
}

/** The path of another page of this site that a click goes to in this tab. */
function leavingPath(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (link === null || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  if (origin !== window.location.origin || pathname === window.location.pathname) return undefined
  return pathname + search + hash
}

/** The place of an entry among those of this site, as the router, which alone writes there, notes it in the browser's history. */
function placeInHistory() {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Number.NaN
}

/** Back and Forward have already happened when their event fires: they are undone, and repeated after a yes. */
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
  const stop = keepHistoryGate(onPopState)
  return stop
}
