import type { ReactNode } from 'react'

/** What every panel of prices says: where its figures come from, how old they are, and that there are none. */
export const indicative = (table: string) => `${table}. Indicative: not today’s prices.`
export const updateDue = 'Update due'
export const outOfDate = 'Out of date'
export const sampleData = 'Sample data'
export const sampleMark = 'sample'
export const sampleFigures = 'Illustrative figures, not market prices.'
/** A moment within its sentence; each text has an element of its own, so that a translator breaks none. */
const around = (before: string, moment: ReactNode, after = '.') => (
  <>
    <span>{before}</span>
    {moment}
    <span>{after}</span>
  </>
)
export const sourceAsOf = (source: string, moment: ReactNode) => around(moment ? `${source}, as of ` : source, moment, '. ')
export const nothingNewer = (next: ReactNode) => around(`No newer figure from the source${next ? '; next check from ' : ''}`, next)
export const newerWasDue = (next: ReactNode) => around('A newer figure was due at ', next)
export const nextUpdate = (next: ReactNode) => around('Next update from ', next)

export const notAvailable = (what: string) => `${what}: not available right now.`
export const tryAgain = 'Try again'

export const unchanged = (since: string) => `Unchanged ${since}`
export const up = 'Up'
export const down = 'Down'
export const since = (moment: string) => `since ${moment}`
