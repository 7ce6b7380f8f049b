import type { TopicAnswer, TopicCard } from '@artha/contract/topic'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { allTopics } from '../../seed/topics/all-topics'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { ask } from './ask'
import { articleData, hoursFromNow } from './samples'

const address = `${inject('cmsUrl')}/content-manager/collection-types/api::topic.topic`

/** Sends an editor's action on a topic in the Studio. */
async function studio(method: string, path: string, data?: object) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${sharedStudioToken()}` }
  const response = await fetch(address + path, { method, headers, body: data && JSON.stringify(data) })
  const body = (await response.json()) as { results?: { documentId: string; category: string }[]; error?: { message?: string } }
  return { status: response.status, results: body.results ?? [], message: body.error?.message ?? '' }
}

const read = (path: string) => ask<TopicAnswer>(`/api/topics/${path}`)
const post = (data: object) => openStudio(inject('cmsUrl'), sharedStudioToken()).post('article', articleData(data))

/** The topic that the tests change. It is restored afterwards. */
let documentId: string
const seeded = allTopics.find(({ category }) => category === 'Budget')
const save = (change: object) => studio('PUT', `/${documentId}`, { category: 'Budget', ...change })

beforeAll(async () => {
  const { results } = await studio('GET', '?pageSize=50')
  documentId = results.find(({ category }) => category === 'Budget')?.documentId ?? ''
})
afterAll(() => save({ standfirst: seeded?.standfirst, readFirst: '', terms: seeded?.terms.join('\n') }))

describe('the topics of a new installation', () => {
  it.each(allTopics.map(({ category }) => category))('%s is with readers', async (category) => {
    const { status, body } = await read(category.toLowerCase().replace(' ', '-'))
    const file = allTopics.find((topic) => topic.category === category)
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: category, standfirst: file?.standfirst })
    expect(body.terms.map(({ slug }) => slug)).toEqual(file?.terms)
  })

  it.each(['no-such-topic', 'all', 'Tax', 'e%00mi', 'tax?part=home-loan'])('know no %s', async (path) => {
    expect((await read(path)).status).toBe(404)
  })

  it('refuse a part that none could have', async () => {
    expect((await read('tax?part=No%20Part')).status).toBe(400)
  })
})

describe('where something is published', () => {
  it('is said with its parts, and before its time it is not', async () => {
    const later = await post({ category: 'Budget', subcategory: 'Production budget', publicationDate: hoursFromNow(24) })
    expect(later).not.toBe('')
    await post({ category: 'Budget', subcategory: 'Static budget' })
    const { body } = await ask<TopicCard[]>('/api/topics')
    const budget = body.find(({ slug }) => slug === 'budget')
    expect(budget?.parts).toContainEqual({ slug: 'static-budget', name: 'Static budget' })
    expect(budget?.parts).not.toContainEqual({ slug: 'production-budget', name: 'Production budget' })
    expect((await read('budget?part=production-budget')).body).toMatchObject({
      name: 'Budget',
      part: 'Production budget',
      parts: budget?.parts,
    })
  })
})

describe('a topic in the Studio', () => {
  it('says what to read first, in the order of its editor; what is not with readers is left out', async () => {
    const [one, two, later] = [
      await post({ title: 'The first' }),
      await post({ title: 'The second' }),
      await post({ title: 'Later', publicationDate: hoursFromNow(24) }),
    ]
    expect((await save({ readFirst: `https://artha.example/blog/${two}/the-second\n/blog/${later}\n${one}`, terms: 'cash-flow' })).status).toBe(200)
    const { body } = await read('budget')
    expect(body.readFirst.map(({ _id }) => _id)).toEqual([two, one])
    expect(body.terms.map(({ slug }) => slug)).toEqual(['cash-flow'])
  })

  it.each([
    ['an article that is not there', { readFirst: '/blog/aaaaaaaaaaaaaaaaaaaaaaaa' }, /Not our article/],
    ['a term that is not there', { terms: 'zebra' }, /No term has this address/],
    ['the category of another', { category: 'Tax' }, /already|unique/i],
  ])('is refused with %s, and readers keep what they have', async (_, change, words) => {
    const before = (await read('budget')).body
    const refused = await save(change)
    expect([refused.status, refused.message]).toEqual([400, expect.stringMatching(words)])
    expect((await read('budget')).body).toEqual(before)
  })
})
