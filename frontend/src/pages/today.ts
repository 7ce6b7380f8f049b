import { useContext } from 'react'
import { dayInIndia } from '@artha/contract/figure-on'
import { useNow } from '../ui/now.ts'
import { RenderedOnContext } from './rendered-on.ts'

/** Returns today's date in India. Before hydration, the day on which the server rendered the page; undefined if there is none. */
export function useToday() {
  const now = useNow()
  const drawnOn = useContext(RenderedOnContext)
  return now ? dayInIndia(now) : drawnOn
}
