import { describe, expect, it } from 'vitest'
import { homeGroupNames, homeGroups, type HomeGroup } from './home-groups.ts'
import { newestWanted, withoutRepeats } from './without-repeats.ts'

type Newest = Partial<Record<HomeGroup, number[]>>

const shownOf = (newest: Newest) => withoutRepeats((group) => newest[group] ?? [], String)
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

describe('what the groups of the front page show', () => {
  it.each<[string, Newest, Newest]>([
    ['what stands above is left out', { trending: [1, 2], news: [1, 2, 3, 4, 5] }, { trending: [1, 2], news: [3, 4, 5] }],
    ['more than fit', { trending: upTo(9), news: upTo(20) }, { trending: upTo(7), news: upTo(15, 8) }],
    ['one list three times', { finance: upTo(17) }, { finance: upTo(7), highlights: upTo(10, 8), business: upTo(17, 11) }],
    ['fewer than three of its own: again, in order', { trending: [1, 3], news: [1, 2, 3, 4] }, { trending: [1, 3], news: [1, 2, 4] }],
    ['two in all', { trending: [1, 2], news: [1, 2] }, { trending: [1, 2], news: [1, 2] }],
    ['what may repeat', { trending: [1, 2], feed: upTo(14), recommended: [1, 2] }, { trending: [1, 2], feed: upTo(12), recommended: [1, 2] }],
    ['the order of the page, not of the answer', { saving: [1, 2, 3], bottom: [1, 2, 3, 4] }, { bottom: [1, 2, 3], saving: [1, 2, 3] }],
  ])('%s', (_, newest, expected) => {
    const withSameList: Newest = { ...newest, ...(newest.finance && { highlights: newest.finance, business: newest.finance }) }
    expect(Object.fromEntries(Object.entries(shownOf(withSameList)).filter(([, items]) => items.length > 0))).toEqual(expected)
  })

  it('an archive that is large enough shows nothing twice, though each article is in every group', () => {
    const archive = upTo(1000)
    const shown = withoutRepeats((group) => archive.slice(0, newestWanted(group)), String)
    const once = homeGroupNames.filter((group) => !('mayRepeat' in homeGroups[group]))
    const all = once.flatMap((group) => shown[group])
    expect(new Set(all).size).toBe(all.length)
    expect(once.map((group) => shown[group].length)).toEqual(once.map((group) => homeGroups[group].size))
  })
})
