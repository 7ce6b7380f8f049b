import { describe, expect, it } from 'vitest'
import { homeGroupNames, homeGroups, type HomeGroup } from './home-groups.ts'
import { newestWanted, withoutRepeats } from './without-repeats.ts'

type Newest = Partial<Record<HomeGroup, number[]>>

const shownOf = (newest: Newest) => withoutRepeats((group) => newest[group] ?? [], String)
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** Returns the groups that show each article, by its number. */
function placesOf(shown: Record<HomeGroup, number[]>): Map<number, HomeGroup[]> {
  const places = new Map<number, HomeGroup[]>()
  for (const group of homeGroupNames) for (const id of shown[group]) places.set(id, [...(places.get(id) ?? []), group])
  return places
}

describe('what the groups of the front page show', () => {
  it.each<[string, Newest, Newest]>([
    ['what stands above is left out', { trending: [1, 2], news: [1, 2, 3, 4, 5] }, { trending: [1, 2], news: [3, 4, 5] }],
    ['more than fit', { bottom: upTo(9), news: upTo(20) }, { bottom: upTo(3), news: upTo(11, 4) }],
    ['one list three times', { finance: upTo(17) }, { finance: upTo(7), highlights: upTo(10, 8), business: upTo(17, 11) }],
    [
      'the next of its list, then the last that stand out of sight',
      { finance: upTo(11) },
      { finance: upTo(7), highlights: upTo(10, 8), business: [6, 7, 11] },
    ],
    ['fewer than three of its own: again, in order', { trending: [1, 3], news: [1, 2, 3, 4] }, { trending: [1, 3], news: [2, 3, 4] }],
    ['two in all', { trending: [1, 2], news: [1, 2] }, { trending: [1, 2], news: [1, 2] }],
    ['titles after those with a card, none where there are no more', { trending: upTo(9) }, { trending: upTo(7), trendingAt: [8, 9] }],
    ['no two of one screen alike', { latestUpdates: upTo(30), feed: upTo(30) }, { latestUpdates: upTo(4), feed: upTo(16, 5) }],
    ['the feed once more, out of its sight', { feed: upTo(12), news: upTo(15), gst: upTo(15) }, { feed: upTo(12), news: [13, 14, 15], gst: upTo(8) }],
    [
      'a small archive: rather again than nothing',
      { latestUpdates: [1], feed: [1], news: [1], gst: [1] },
      { latestUpdates: [1], feed: [1], news: [1], gst: [1] },
    ],
    ['the order of the table, not of the answer', { saving: [1, 2, 3], bottom: [1, 2, 3, 4] }, { bottom: [1, 2, 3], saving: [1, 2, 3] }],
  ])('%s', (_, newest, expected) => {
    const withSameList: Newest = {
      ...newest,
      ...(newest.finance && { highlights: newest.finance, business: newest.finance }),
      ...(newest.trending && { trendingAt: newest.trending }),
    }
    expect(Object.fromEntries(Object.entries(shownOf(withSameList)).filter(([, items]) => items.length > 0))).toEqual(expected)
  })

  it('an archive that is large enough fills every group, shows nothing more than twice and never twice in one screen', () => {
    const archive = upTo(1000)
    const shown = withoutRepeats((group) => archive.slice(0, newestWanted(group)), String)
    expect(homeGroupNames.map((group) => shown[group].length)).toEqual(homeGroupNames.map((group) => homeGroups[group].size))
    for (const [id, places] of placesOf(shown)) {
      expect(places.length, `${id}: ${places.join()}`).toBeLessThanOrEqual(2)
      const [first, second] = places.map((group) => homeGroups[group].place)
      if (first !== undefined && second !== undefined) expect(second - first, `${id}: ${places.join()}`).toBeGreaterThanOrEqual(3)
    }
  })
})
