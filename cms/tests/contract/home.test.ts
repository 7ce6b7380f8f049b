import type { HomeAnswer } from '@artha/contract/home'
import { homeGroupNames, homeGroups, type HomeGroup } from '@artha/contract/home-groups'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { publishedBefore } from '../published-before'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { ask } from './ask'
import { articleData, hoursFromNow } from './samples'

let studio: Studio

beforeAll(async () => {
  studio = openStudio(inject('cmsUrl'), sharedStudioToken())
})

const home = async () => (await ask<HomeAnswer>('/api/home')).body

/** Groups that may show articles of other groups again. */
const passing = new Set<HomeGroup>(['trendingAt', 'latestUpdates', 'recommended', 'feed'])

async function groupsOf(id: string): Promise<HomeGroup[]> {
  const answer = await home()
  return homeGroupNames.filter((group) => answer[group].some((card) => card._id === id))
}

describe('GET /api/home', () => {
  it.each([
    [{ category: 'FinTech', subcategory: 'Payments' }, 'fintech'],
    // "news" comes before the group of its category, which shows the article again only if it would have fewer than three
    [{ category: 'FinTech', subcategory: 'News' }, 'news'],
    [{ category: 'Loan', subcategory: 'Home loan', featured: true }, 'trending'],
    [{ category: 'GST', subcategory: 'CGST', section: 'bottom' }, 'bottom'],
    [{ category: 'Case Studies', subcategory: 'Household' }, undefined],
  ])('%j is shown first in %s', async (data, expected) => {
    const id = await studio.post('article', articleData({ ...data, publicationDate: hoursFromNow(-0.001) }))
    const groups = (await groupsOf(id)).filter((group) => !passing.has(group))
    expect(groups[0]).toBe(expected)
  })

  it('puts a category that stored articles may have into its group', async () => {
    const old = { category: 'Finance Blog', subcategory: 'Personal finance', publicationDate: hoursFromNow(-0.001) }
    const id = await publishedBefore('article', old)
    expect(await groupsOf(id)).toContain('finance')
  })

  it('moves an article when its category changes', async () => {
    const id = await studio.post('article', articleData({ category: 'Tax', subcategory: 'ITR filing' }))
    await studio.update('article', id, articleData({ category: 'Budget', subcategory: 'Budget types' }))
    await studio.publish('article', id)
    expect(await groupsOf(id)).toEqual(expect.arrayContaining(['latestUpdates', 'budget']))
    expect(await groupsOf(id)).not.toContain('tax')
  })

  it('answers no more cards than the page shows, each group newest first', async () => {
    for (let at = 0; at < 16; at += 1) await studio.post('article', articleData({ category: 'Saving', subcategory: 'Saving tips', featured: true }))
    const answer = await home()
    for (const group of homeGroupNames) {
      expect(answer[group].length).toBeLessThanOrEqual(homeGroups[group].size)
      const dates = answer[group].map((card) => card.createdAt)
      expect(dates).toEqual([...dates].sort().reverse())
    }
    expect(answer.saving).toHaveLength(homeGroups.saving.size)
  })

  it('shows nothing twice where there is enough, and says the same list of business and highlights', async () => {
    for (let at = 0; at < 17; at += 1) await studio.post('article', articleData({ category: 'Finance', subcategory: 'Money' }))
    const answer = await home()
    const shown = (['finance', 'highlights', 'business', 'trending', 'saving'] as const).flatMap((group) => answer[group].map(({ _id }) => _id))
    expect(new Set(shown).size).toBe(shown.length)
    expect([answer.finance.length, answer.highlights.length, answer.business.length]).toEqual([7, 3, 7])
  })

  it('recommends the newest of each category that the page does not show above, four at most', async () => {
    const answer = await home()
    const above = new Set((['trending', 'trendingAt', 'bottom', 'latestUpdates'] as const).flatMap((group) => answer[group].map(({ _id }) => _id)))
    const categories = answer.recommended.map((card) => card.category)
    expect(new Set(categories).size).toBe(categories.length)
    for (const card of answer.recommended.filter(({ _id }) => !above.has(_id))) {
      const newest = await ask<{ _id: string }[]>(`/admin/upload?fields=card&pageSize=1&category=${encodeURIComponent(card.category)}`)
      expect(newest.body[0]?._id).toBe(card._id)
    }
  })

  it('leaves out what is scheduled', async () => {
    const id = await studio.post('article', articleData({ featured: true, publicationDate: hoursFromNow(2) }))
    expect(await groupsOf(id)).toEqual([])
  })
})
