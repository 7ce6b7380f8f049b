import type { FigureAnswer, FigureListQuery, FigureRow } from './figure-answer.ts'
import { figureOn, lastKnownOn } from './figure-on.ts'

/** What is asked of the register, answered of its rows: by the cms, by the site while no cms answers, and by the mocks. */

/**
 * The rows of the figures that are asked for; on a day the one of each that holds. `today` is the day in India: readers are given the
 * last known row too, whose `validUntil` is past, where nothing is known for after it.
 */
export function listedFigures(rows: readonly FigureRow[], { keys, on }: FigureListQuery, today: string): FigureRow[] {
  const asked = keys === undefined ? undefined : new Set(keys.split(','))
  const own = rows.filter(({ figureKey }) => asked?.has(figureKey) ?? true)
  if (on === undefined) return own
  const keysOfOwn = [...new Set(own.map(({ figureKey }) => figureKey))]
  return keysOfOwn.flatMap((key) => (on === 'today' ? lastKnownOn(own, key, today)?.row : figureOn(own, key, on)) ?? [])
}

/** One figure with all its rows; undefined where the register has no row of it. */
export function figureAnswerOf(rows: readonly FigureRow[], figureKey: string, day: string): FigureAnswer | undefined {
  const own = rows.filter((row) => row.figureKey === figureKey)
  const newest = own.filter(({ withdrawn }) => withdrawn === undefined).at(-1) ?? own.at(-1)
  if (newest === undefined) return undefined
  return { figureKey, title: newest.title, group: newest.group, on: day, holds: figureOn(own, figureKey, day) ?? null, rows: own }
}
