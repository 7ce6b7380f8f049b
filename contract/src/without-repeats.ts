import { homeGroupNames, homeGroups, type HomeGroup } from './home-groups.ts'
import { tableOf } from './names-of.ts'

const rowOf = (group: HomeGroup): { size: number; place: number; mayRepeat?: true; fewest?: number } => homeGroups[group]

/** True if a reader may see both blocks in one screen. */
const isNear = (one: HomeGroup, other: HomeGroup) => Math.abs(rowOf(one).place - rowOf(other).place) < 3

/** How many of its newest must be known of a group: all that it shows would be left if the page showed the others above. */
export const newestWanted = (group: HomeGroup) =>
  homeGroupNames.slice(0, homeGroupNames.indexOf(group) + 1).reduce((sum, each) => sum + rowOf(each).size, 0)

/** How little an article suits a group: 0 is free; 1 stands once and out of sight; 2 stands in sight; 3 stands twice. */
function repetition(group: HomeGroup, [once, ...more]: readonly HomeGroup[]): number {
  if (once === undefined) return 0
  if (more.length > 0) return 3
  if (isNear(group, once)) return 2
  return rowOf(group).mayRepeat || rowOf(once).mayRepeat ? 0 : 1
}

/**
 * What each group shows of its newest: those that no block in its sight shows, and no other block but a passing one (the feed,
 * Live Update, Recommended, Trending at). A group with fewer than three takes others: first what stands once and farthest
 * down its list, then what there is. Newest first, as they came; nothing stands more than twice but in a small archive.
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
