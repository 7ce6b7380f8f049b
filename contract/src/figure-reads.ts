import type { FigureAnswer, FigureListQuery, FigureRow } from './figure-answer.ts'
import { figureOn, lastKnownOn } from './figure-on.ts'

/** The two reads of the register. The cms, the mocks and, while the cms is down, the site use them. */

/**
 * Returns the rows of the requested figures; with a day, the one row of each that is valid then. For `on: 'today'` (`today` is the day in
 * India), an expired row is returned if no later one is known.
 */
export function listedFigures(rows: readonly FigureRow[], { keys, on }: FigureListQuery, today: string): FigureRow[] {
  const asked = keys === undefined ? undefined : new Set(keys.split(','))
  const own = rows.filter(({ figureKey }) => asked?.has(figureKey) ?? true)
  if (on === undefined) return own
  const keysOfOwn = [...new Set(own.map(({ figureKey }) => figureKey))]
  return keysOfOwn.flatMap((key) => (on === 'today' ? lastKnownOn(own, key, today)?.row : figureOn(own, key, on)) ?? [])
}

/** Returns a figure with all its rows; undefined if the register has no row of it. */
export function figureAnswerOf(rows: readonly FigureRow[], figureKey: string, day: string): FigureAnswer | undefined {
  const own = rows.filter((row) => row.figureKey === figureKey)
  const newest = own.filter(({ withdrawn }) => withdrawn === undefined).at(-1) ?? own.at(-1)
  if (newest === undefined) return undefined
  return { figureKey, title: newest.title, group: newest.group, on: day, holds: figureOn(own, figureKey, day) ?? null, rows: own }
}
