import { homeGroupNames, homeGroups, type HomeGroup } from './home-groups.ts'
import { tableOf } from './names-of.ts'

/** A group with fewer than so many of its own shows again what stands above it. */
const fewest = 3

const mayRepeat = (group: HomeGroup) => 'mayRepeat' in homeGroups[group]

/** How many of its newest must be known of a group: all that it shows would be left if the page showed the others above. */
export function newestWanted(group: HomeGroup): number {
  if (mayRepeat(group)) return homeGroups[group].size
  const upToIt = homeGroupNames.slice(0, homeGroupNames.indexOf(group) + 1).filter((each) => !mayRepeat(each))
  return upToIt.reduce((sum, each) => sum + homeGroups[each].size, 0)
}

/**
 * What each group shows of its newest: those that the page does not show above it, and of the others as many as bring it to
 * three. Newest first, as they came.
 */
export function withoutRepeats<Item>(newestOf: (group: HomeGroup) => readonly Item[], idOf: (item: Item) => unknown): Record<HomeGroup, Item[]> {
  const above = new Set<unknown>()
  const isNew = (item: Item) => !above.has(idOf(item))
  return tableOf(homeGroupNames, (group) => {
    const newest = newestOf(group)
    const { size } = homeGroups[group]
    if (mayRepeat(group)) return newest.slice(0, size)
    const own = newest.filter(isNew).slice(0, size)
    const again = newest.filter((item) => !isNew(item)).slice(0, Math.max(0, fewest - own.length))
    const shown = newest.filter((item) => own.includes(item) || again.includes(item))
    for (const item of shown) above.add(idOf(item))
    return shown
  })
}
