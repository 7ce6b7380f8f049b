import type { Article } from '@artha/contract/article'
import type { DeskArticle, DeskStory } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import type { FigureRow } from '@artha/contract/figure-answer'
import { dayInIndia } from '@artha/contract/figure-on'
import type { FigureToReview } from '@artha/contract/figures-to-review'
import type { HomeAnswer } from '@artha/contract/home'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { send } from '../access/callers'
import { openDatabase } from '../access/database'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { ask } from './ask'
import { articleData, hoursFromNow, storyBody } from './samples'
import { people, write, type People } from './writers'

let who: People
const database = openDatabase()
const cmsUrl = inject('cmsUrl')
const key = 'test-lending-rate'

const dayFromNow = (days: number) => dayInIndia(new Date(Date.now() + days * 86_400_000))

/** Publishes a row of this test's own figure in the Studio. Returns its document id. */
async function publish(number: number, validFrom: string, over: Partial<FigureRow> = {}): Promise<string> {
  const row = {
    figureKey: key,
    group: 'banking',
    title: 'A lending rate for a test',
    kind: 'number',
    value: { number, unit: 'percent-a-year' },
    validFrom,
    authority: 'RBI',
    document: `Decision of ${validFrom}`,
    address: 'https://www.rbi.org.in',
    confidence: 'two-sources',
    checkedOn: dayFromNow(0),
    checkedBy: 'Artha figures desk',
    ...over,
  }
  const path = `${cmsUrl}/content-manager/collection-types/api::figure.figure/actions/publish`
  const answer = await send(path, 'POST', row, sharedStudioToken())
  const body = (await answer.json()) as { data: { documentId: string } }
  expect(answer.status).toBe(200)
  return body.data.documentId
}

const create = async (day: string, createdAt: string, over: object = {}) => {
  const sections = [{ subtitle: 'One', description: `<p>Banks lend at <a href="/figures/${key}?on=${day}">8.00%</a>.</p>` }]
  const body = articleData({ category: 'Case Studies', subcategory: 'Household', sections, createdAt, ...over })
  return (await write<DeskArticle>(who.creator, 'POST', '/admin/upload', body)).body._id
}
const listed = async (token = who.admin) =>
  (await write<FigureToReview[]>(token, 'GET', '/api/desk/figures')).body.find(({ figureKey }) => figureKey === key)
const groupsWith = async (id: string) => {
  const home = (await ask<HomeAnswer>('/api/home')).body
  return (['trending', 'latestUpdates', 'recommended'] as const).filter((group) => home[group].some(({ _id }) => _id === id))
}
const endedIn = async (id: string) => (await ask<Article>(`/admin/upload/${id}`)).body.sources?.[0]?.figure?.ended
const cardOf = async (id: string) => (await ask<HomeAnswer>('/api/home')).body.feed.find(({ _id }) => _id === id)

/** The publication dates of other suites' articles. During this suite those are old, so that its own are the newest. */
let others: { id: number; publication_date: unknown }[] = []

beforeAll(async () => {
  who = await people()
  others = await database('articles').select('id', 'publication_date')
  await database('articles').update({ publication_date: new Date('2020-01-01T00:00:00Z') })
  await publish(8, dayFromNow(-200))
})
afterAll(async () => {
  for (const { id, publication_date } of others) await database('articles').where({ id }).update({ publication_date })
  await database.destroy()
})

describe('a figure that is not verified', () => {
  const title = 'PPF pays 7.1% again this quarter'

  it('stands in no title, of an article or a story, from either place', async () => {
    const article = await write<ErrorAnswer>(who.creator, 'POST', '/admin/upload', articleData({ title }))
    const aStory = await write<ErrorAnswer>(who.creator, 'POST', '/api/stories', storyBody({ title }))
    for (const { status, body } of [article, aStory]) expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['title']])
    expect(article.body.fields?.title).toBe('“Small savings rates” is not verified yet, so its figure cannot be in a title')
    const studio = openStudio(cmsUrl, sharedStudioToken())
    await expect(studio.post('article', articleData({ title }))).rejects.toThrow(/is not verified yet/)
  })

  it('may be named, and nothing from being said that two sources bear out', async () => {
    for (const fine of ['What PPF is for', 'The repo rate is 5.50%']) {
      const { status, body } = await write<DeskArticle>(who.creator, 'POST', '/admin/upload', articleData({ title: fine }))
      expect(status).toBe(201)
      await write(who.creator, 'DELETE', `/admin/upload/${body._id}`)
    }
  })
})

describe('a figure that changes', () => {
  let before: string
  let history: string
  let inWords: string
  let story: string
  let change: string

  beforeAll(async () => {
    // Featured, so it is in Trending.
    before = await create(dayFromNow(-3), hoursFromNow(-60), { title: 'Written before the change', featured: true })
    history = await create(dayFromNow(-300), hoursFromNow(-400 * 24), { title: 'Of a day without a row' })
    const words = { sections: [{ subtitle: 'One', description: '<p>The wage ceiling is ₹15,000.</p>' }] }
    inWords = await create('today', '2026-01-05T00:00:00.000Z', { title: 'In words', ...words })
    const slides = [{ text: 'The wage ceiling is ₹15,000 a month.' }]
    story = (await write<DeskStory>(who.creator, 'POST', '/api/stories', storyBody({ slides, createdAt: '2026-01-05T00:00:00.000Z' }))).body._id
  })

  it('is on no list before', async () => {
    expect(await listed()).toBeUndefined()
    expect(await groupsWith(before)).toContain('trending')
    expect(await endedIn(before)).toBeUndefined()
  })

  it('is listed with what was written before, which leaves Trending and what is recommended, and says so itself', async () => {
    change = await publish(8.25, dayFromNow(-1))
    expect(await listed()).toMatchObject({
      because: 'changed',
      since: dayFromNow(-1),
      pieces: [{ _id: before, kind: 'article', title: 'Written before the change', how: 'mark', said: '8.00%', mayLook: true }],
    })
    expect(await groupsWith(before)).toEqual([])
    expect(await endedIn(before)).toBe(true)
    expect(await cardOf(before)).toMatchObject({ figuresEnded: true })
    expect(await endedIn(history)).toBeUndefined()
  })

  it('lists to a creator what is another’s, without the press', async () => {
    expect((await listed(who.otherCreator))?.pieces).toMatchObject([{ _id: before, mayLook: false }])
    const refused = await write(who.otherCreator, 'POST', '/api/desk/figures/looked-at', { kind: 'article', id: before })
    expect(refused.status).toBe(403)
  })

  it('lets a piece return once an editor has looked, which the trail keeps and no version counts', async () => {
    const { version } = (await ask<Article>(`/admin/upload/${before}`)).body
    expect((await write(who.creator, 'POST', '/api/desk/figures/looked-at', { kind: 'article', id: before })).status).toBe(200)
    expect(await listed()).toBeUndefined()
    expect(await groupsWith(before)).toContain('trending')
    expect(await endedIn(before)).toBeUndefined()
    expect((await ask<Article>(`/admin/upload/${before}`)).body.version).toBe(version)
    const [entry] = await database('accounts_audit_entries')
      .where({ subject: `article:${before}` })
      .orderBy('id', 'desc')
      .limit(1)
    expect(entry).toMatchObject({ action: 'article.looked-at' })
  })

  it('lets a piece return when the change is withdrawn, and takes a look that was saved over along', async () => {
    const other = await create(dayFromNow(-3), hoursFromNow(-50), { title: 'Another', featured: true })
    expect(await endedIn(other)).toBe(true)
    const path = `${cmsUrl}/content-manager/collection-types/api::figure.figure/${change}/actions/publish`
    expect((await send(path, 'POST', { withdrawalReason: 'A slip' }, sharedStudioToken())).status).toBe(200)
    expect(await endedIn(other)).toBeUndefined()
    expect(await groupsWith(other)).toContain('trending')
    expect(await listed()).toBeUndefined()
  })

  it('lists stories and articles that say it in words, those that are opened most first', async () => {
    const opened = { day: dayFromNow(-1), article: inWords, host: 'google.com', device: 'phone', openings: 7 }
    await database('openings').insert(opened)
    const ceiling = (await write<FigureToReview[]>(who.admin, 'GET', '/api/desk/figures')).body.find(({ figureKey }) => figureKey === 'epf-ceiling')
    const found = ceiling?.pieces.filter(({ _id }) => _id === inWords || _id === story)
    await database('openings').where({ article: inWords }).delete()
    expect(found).toMatchObject([
      { kind: 'article', how: 'words', openings: 7 },
      { kind: 'story', how: 'words' },
    ])
    expect(ceiling?.calculators).toEqual(['/epf-calculator'])
    await write(who.creator, 'DELETE', `/admin/upload/${inWords}`)
    expect(await database('figure_uses').where({ entry_id: inWords })).toEqual([])
    await write(who.admin, 'POST', `/api/desk/bin/${inWords}/restore`)
    expect(await database('figure_uses').where({ entry_id: inWords })).toHaveLength(1)
  })

  it('is due for review from its day on, with what uses it', async () => {
    await publish(8.5, dayFromNow(0), { reviewDue: dayFromNow(1) })
    expect((await listed())?.because).toBe('changed')
    await database('figures')
      .where({ figure_key: key })
      .update({ review_due: dayFromNow(0) })
    expect(await listed()).toMatchObject({ because: 'review-due', since: dayFromNow(0) })
  })
})
