import { useDeferredValue, useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** The current time, updated every minute while any component uses it. */
let shownTime: Date | undefined
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function followMinutes(listener: () => void) {
  if (listeners.size === 0) {
    shownTime = new Date()
    timer = setInterval(() => {
      shownTime = new Date()
      for (const each of listeners) each()
    }, minuteMs)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    shownTime = undefined
  }
}

/**
 * Returns the reader's current time, to the minute; undefined on the server and at hydration, so that both render the same. It is not a context,
 * because a changing context makes React discard late parts whose script is not loaded yet. It is deferred, because a store updates in one
 * piece: on a slow phone the front page would block for the whole redraw.
 */
export const useNow = () =>
  useDeferredValue(
    useSyncExternalStore(
      followMinutes,
      () => shownTime,
      () => undefined,
    ),
  )
