import { homeGroupNames, homeGroups, type HomeGroup } from './home-groups.ts'
import { tableOf } from './names-of.ts'

const rowOf = (group: HomeGroup): { size: number; place: number; mayRepeat?: true; fewest?: number } => homeGroups[group]

/** True if both blocks may be on one screen. */
const isNear = (one: HomeGroup, other: HomeGroup) => Math.abs(rowOf(one).place - rowOf(other).place) < 3

/** Returns how many of a group's newest articles are needed: enough to fill it even if the groups above show the first ones. */
export const newestWanted = (group: HomeGroup) =>
  homeGroupNames.slice(0, homeGroupNames.indexOf(group) + 1).reduce((sum, each) => sum + rowOf(each).size, 0)

/** Returns how unsuitable an article is for a group: 0 is free; 1 appears once, off screen; 2 appears once, on the same screen; 3 appears twice. */
function repetition(group: HomeGroup, [once, ...more]: readonly HomeGroup[]): number {
  if (once === undefined) return 0
  if (more.length > 0) return 3
  if (isNear(group, once)) return 2
  return rowOf(group).mayRepeat || rowOf(once).mayRepeat ? 0 : 1
}

/**
 * Returns the articles that each group shows, from its newest. It leaves out those shown by a block on the same screen, or by any other
 * block except those that may repeat (the feed, Live Update, Recommended, Trending at). A group with fewer than `fewest` (three) takes
 * others: first those that appear once, off screen and far down its list, then any. The order stays newest first. Only in a small archive
 * does an article appear more than twice.
 */
export function withoutRepeats<Item>(newestOf: (group: HomeGroup) => readonly Item[], idOf: (item: Item) => unknown): Record<HomeGroup, Item[]> {
  const placesOf = new Map<unknown, HomeGroup[]>()
  return tableOf(homeGroupNames, (group) => {
    const { size, fewest = 3 } = rowOf(group)
    const newest = newestOf(group)
    const ranked = (rank: number) => newest.filter((item) => repetition(group, placesOf.get(idOf(item)) ?? []) === rank)
    const own = ranked(0).slice(0, size)
    const again = [...ranked(1).reverse(), ...ranked(2), ...ranked(3)].slice(0, Math.max(0, fewest - own.length))
    const shown = newest.filter((item) => own.includes(item) || again.includes(item))
    for (const item of shown) placesOf.set(idOf(item), [...(placesOf.get(idOf(item)) ?? []), group])
    return shown
  })
}
