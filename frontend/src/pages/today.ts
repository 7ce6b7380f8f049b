import { createContext, useContext } from 'react'
import { dayInIndia } from '@artha/contract/figure-on'
import { useNow } from '../ui/now.ts'

/** The day on which the server drew the page. */
export const DrawnOnContext = createContext<string | undefined>(undefined)

/** The day in India; before the page is alive the one on which the server drew it, and undefined where none did. */
export function useToday() {
  const now = useNow()
  const drawnOn = useContext(DrawnOnContext)
  return now ? dayInIndia(now) : drawnOn
}
