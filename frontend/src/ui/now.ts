import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** It advances while a page shows it, and stands still in between. */
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
 * The time of the reader, to the minute; undefined on the server and at hydration, so that both draw the same. It comes through no
 * context: a context that changes makes React take away the parts below it that the server drew and whose script is still to come.
 */
export const useNow = () =>
  useSyncExternalStore(
    followMinutes,
    () => shownTime,
    () => undefined,
  )
