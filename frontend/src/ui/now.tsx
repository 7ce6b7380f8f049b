import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'

const Now = createContext<Date | undefined>(undefined)

/** The time of the reader, to the minute; undefined on the server and at hydration, so that both draw the same. */
export const useNow = () => useContext(Now)

const minuteMs = 60_000

export function NowProvider({ children }: { children: ReactNode }) {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return <Now value={now}>{children}</Now>
}
