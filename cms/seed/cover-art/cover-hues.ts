import { hueOfCategory } from './cover-tones'

/** What is known of a picture when its hue is chosen. */
export interface HuedCover {
  slug: string
  category: string
  /** The other rows in which it stands, beside that of all and that of its category. */
  rows: readonly string[]
}

/** Degrees by which a cover may leave the hue of its category; the nearest first. */
const turns = [0, 22, -22, 44, -44]
/** Hues that are less apart than this look like one. */
const leastApart = 16
/** Saffron marks one thing in each cover, and is no cover's hue. */
const saffron = { from: 32, to: 72 }
/** How many before it in each row it must not be like: three where there is such a hue, since a page leaves some out. */
const lookedBack = [3, 2, 1]

/** Degrees between two hues on the circle. */
export const hueDistance = (one: number, other: number) => {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}

/**
 * The hue of each cover, the oldest first: its category's, turned a little where one beside it has that already, in the row of all, of its
 * category or of another group. A newer one changes none before it.
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
