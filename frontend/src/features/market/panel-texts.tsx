import type { ReactNode } from 'react'

/** What every panel of prices says: where its figures come from, how old they are, and that there are none. */
export const indicative = (table: string) => `${table}. Indicative: not today’s prices.`
export const updateDue = 'Update due'
export const outOfDate = 'Out of date'
export const sampleData = 'Sample data'
export const sampleMark = 'sample'
export const sampleFigures = 'These figures come with this site and are nobody’s prices.'
export const sourceAsOf = (source: string, moment: ReactNode) => (
  <>
    <span>{source}</span>
    {moment && (
      <>
        <span>, as of </span>
        {moment}
      </>
    )}
  </>
)
export const nothingNewer = (next: ReactNode) => (
  <>
    <span>The source has given nothing newer</span>
    {next && (
      <>
        <span>; it is asked again from </span>
        {next}
      </>
    )}
    <span>.</span>
  </>
)
export const newerWasDue = (next: ReactNode) => (
  <>
    <span>A newer figure was due at </span>
    {next}
    <span>.</span>
  </>
)
export const nextUpdate = (next: ReactNode) => (
  <>
    <span>Next update from </span>
    {next}
    <span>.</span>
  </>
)

export const notAvailable = (what: string) => `${what}: not available at the moment.`
export const tryAgain = 'Try again'

export const unchanged = (since: string) => `Unchanged ${since}`
export const up = 'Up'
export const down = 'Down'
export const since = (moment: string) => `since ${moment}`
