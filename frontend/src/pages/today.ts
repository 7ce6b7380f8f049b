import { useContext } from 'react'
import { dayInIndia } from '@artha/contract/figure-on'
import { useNow } from '../ui/now.ts'
import { DrawnOnContext } from './drawn-on.ts'

/** The day in India; before the page is alive the one on which the server drew it, and undefined where none did. */
export function useToday() {
  const now = useNow()
  const drawnOn = useContext(DrawnOnContext)
  return now ? dayInIndia(now) : drawnOn
}
