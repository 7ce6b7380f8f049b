import type { FigureRow } from '@artha/contract/figure-answer'
import { figureHistory, midnightInIndia } from '@artha/contract/figure-on'

const dayMs = 86_400_000

/**
 * When what is said of these rows last changed, as a header says it: when the newest of them came into the register, or the midnight in
 * India at which one began or had ended. Else a copy from before midnight would be taken for today's.
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
