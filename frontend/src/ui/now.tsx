import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'

const Now = createContext<Date | undefined>(undefined)

/** The time of the reader, to the minute; undefined on the server and at hydration, so that both draw the same. */
export const useNow = () => useContext(Now)

const minuteMs = 60_000

/** It advances while the page is visible, and stands still in between. */
let shownTime: Date | undefined

function followMinutes(onChange: () => void) {
  shownTime = new Date()
  const timer = setInterval(() => {
    shownTime = new Date()
    onChange()
  }, minuteMs)
  return () => {
    clearInterval(timer)
    shownTime = undefined
  }
}

export function NowProvider({ children }: { children: ReactNode }) {
  const now = useSyncExternalStore(
    followMinutes,
    () => shownTime,
    () => undefined,
  )
  return <Now value={now}>{children}</Now>
}
