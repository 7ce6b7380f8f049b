import { hueOfCategory } from './cover-tones'

/** The facts about a cover that decide its hue. */
export interface HuedCover {
  slug: string
  category: string
  /** The rows of cards that the cover is in, besides the row of all articles and the row of its category. */
  rows: readonly string[]
}

/** Degrees by which a cover may differ from the hue of its category; the nearest first. */
const turns = [0, 22, -22, 44, -44]
/** Hues closer than this, in degrees, look the same. */
const leastApart = 16
/** The hues near saffron, in degrees. No cover has one of these, because saffron is the accent colour of every cover. */
const saffron = { from: 32, to: 72 }
/** The number of earlier covers in each row that a cover must differ from. Three if possible, because a page may leave some out. */
const lookedBack = [3, 2, 1]

/** The distance between two hues on the circle, in degrees, from 0 to 180. */
export const hueDistance = (one: number, other: number) => {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}

/**
 * Returns a hue for each cover by slug; `covers` are oldest first. A cover has the hue of its category, shifted if an earlier neighbour in one of its
 * rows looks alike. Newer covers never change older ones.
 */
export function coverHues(covers: readonly HuedCover[]): ReadonlyMap<string, number> {
  const hues = new Map<string, number>()
  const inRows = new Map<string, number[]>()
  for (const { slug, category, rows } of covers) {
    const own = ['all', `category ${category}`, ...rows]
    const before = (count: number) => own.flatMap((row) => inRows.get(row)?.slice(-count) ?? [])
    const candidates = turns.map((turn) => (hueOfCategory(category) + turn + 360) % 360).filter((hue) => hue < saffron.from || hue > saffron.to)
    const apart = (hue: number, count: number) => Math.min(360, ...before(count).map((other) => hueDistance(hue, other)))
    const fitting = lookedBack.flatMap((count) => candidates.find((hue) => apart(hue, count) >= leastApart) ?? [])
    const hue = fitting[0] ?? candidates.reduce((best, each) => (apart(each, 1) > apart(best, 1) ? each : best))
    hues.set(slug, hue)
    for (const row of own) inRows.set(row, [...(inRows.get(row) ?? []), hue])
  }
  return hues
}
