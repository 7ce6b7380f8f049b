import type { FigureRow } from '@artha/contract/figure-answer'
import { figureHistory, midnightInIndia } from '@artha/contract/figure-on'

const dayMs = 86_400_000

/**
 * Returns the Last-Modified of these rows: the newest change in the register, or a later midnight in India at which a row began or ended.
 * Without those midnights, a copy from before would pass for today's.
 */
export function lastModified(rows: readonly FigureRow[], now: Date): string | undefined {
  const keys = new Set(rows.map(({ figureKey }) => figureKey))
  const turns = [...keys].flatMap((key) =>
    figureHistory(rows, key).flatMap(({ from, until }) => [
      midnightInIndia(from).getTime(),
      ...(until === null ? [] : [midnightInIndia(until).getTime() + dayMs]),
    ]),
  )
  const moments = [...rows.flatMap(({ changedAt }) => (changedAt === undefined ? [] : [Date.parse(changedAt)])), ...turns]
  const newest = moments.filter((moment) => moment <= now.getTime()).sort((one, other) => other - one)[0]
  return newest === undefined ? undefined : new Date(newest).toUTCString()
}
