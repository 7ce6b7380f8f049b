import type { ArticleViewsAnswer } from '@artha/contract/article-views'
import type { DeskArticle, DeskArticleCard, DeskStory, DeskSummary } from '@artha/contract/desk'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { joinAsReader } from '../access/callers'
import { openDatabase } from '../access/database'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { articleData, hoursFromNow, storyBody, storyData } from './samples'
import { people, write, type People } from './writers'

let who: People
let studio: Studio
const ids: Record<string, string> = {}
const statesByTitle = (rows: { title: string; state: string }[]) => Object.fromEntries(rows.map(({ title, state }) => [title, state]))
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title)
const get = <Body>(token: string | undefined, path: string) => write<Body>(token, 'GET', path)

beforeAll(async () => {
  who = await people()
  studio = openStudio(inject('cmsUrl'), sharedStudioToken())
  const article = async (title: string, hours: number, token = who.creator) =>
    (await write<DeskArticle>(token, 'POST', '/admin/upload', articleData({ title, createdAt: hoursFromNow(hours) }))).body._id
  ids.live = await article('Desk ledger, live', -4)
  ids.scheduled = await article('Desk ledger, coming', 5)
  ids.others = await article('Desk ledger of another', -3, who.otherCreator)
  ids.changed = await article('Desk ledger, changed', -2)
  await studio.update('article', ids.changed, articleData({ title: 'Desk ledger, in the Studio', publicationDate: hoursFromNow(-2) }))
  ids.draft = await studio.create('article', articleData({ title: 'Desk ledger, draft', publicationDate: hoursFromNow(-1) }))
  const story = async (title: string, hours: number, over: object = {}) =>
    (await write<DeskStory>(who.creator, 'POST', '/api/stories', storyBody({ title, createdAt: hoursFromNow(hours), ...over }))).body._id
  ids.story = await story('Desk ÉTUDE 100%_live', -3)
  await story('Desk étude, over', -30, { expiryTime: '24h' })
  await story('Desk étude, coming', 2)
  await studio.create('story', storyData({ title: 'Desk étude, draft', publicationDate: hoursFromNow(-1) }))
})

describe("the Studio's list of articles", () => {
  const list = async (query: string) => {
    const url = `${inject('cmsUrl')}/content-manager/collection-types/api::article.article?page=1&pageSize=10&sort=publicationDate:DESC&${query}`
    const answer = await fetch(url, { headers: { authorization: `Bearer ${sharedStudioToken()}` } })
    return (await answer.json()) as { results: { title: string }[]; pagination: { total: number } }
  }

  it.each([
    ['_q=DESK+ledger', 5],
    ['_q=ledger+of+an', 1],
    ['_q=de&filters[$and][0][title][$contains]=ledger', 5],
    ['_q=%25_ledger', 0],
    ['_q=..', 0],
  ])('%s finds by the title index, as last saved: %i', async (query, count) => {
    const { results, pagination } = await list(query)
    expect([results.length, pagination.total]).toEqual([count, count])
    if (count === 5) expect(titles(results)).toContain('Desk ledger, in the Studio')
  })
})

describe('GET /api/desk/articles', () => {
  const list = (token: string, query = '') => get<DeskArticleCard[]>(token, `/api/desk/articles?q=desk+ledger${query}`)

  it('shows users who may write everything as it was last saved, newest first', async () => {
    const { body, headers } = await list(who.creator)
    expect(body.map(({ title, state, mayChange, version }) => [title, state, mayChange, version])).toEqual([
      ['Desk ledger, coming', 'scheduled', true, 1],
      ['Desk ledger, draft', 'draft', false, 1],
      ['Desk ledger, in the Studio', 'live', true, 2],
      ['Desk ledger of another', 'live', false, 1],
      ['Desk ledger, live', 'live', true, 1],
    ])
    expect(headers.get('x-total-count')).toBe('5')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('lets admins change everything', async () => {
    expect((await list(who.admin)).body.every(({ mayChange }) => mayChange)).toBe(true)
  })

  it('shows others what is live, and nothing that they might change', async () => {
    const { body, headers } = await list(who.reader)
    expect(titles(body)).toEqual(['Desk ledger, changed', 'Desk ledger of another', 'Desk ledger, live'])
    expect(body.every(({ state, mayChange }) => state === 'live' && !mayChange)).toBe(true)
    expect(headers.get('x-total-count')).toBe('3')
  })

  it('finds one’s own, by page', async () => {
    const first = await list(who.creator, '&mine=1&pageSize=2')
    expect(titles(first.body)).toEqual(['Desk ledger, coming', 'Desk ledger, in the Studio'])
    expect(first.headers.get('x-total-count')).toBe('3')
    expect(first.headers.get('link')).toBe('</api/desk/articles?q=desk+ledger&mine=1&pageSize=2&page=2>; rel="next"')
    const second = await list(who.creator, '&mine=1&pageSize=2&page=2')
    expect(titles(second.body)).toEqual(['Desk ledger, live'])
    expect((await list(who.reader, '&mine=1')).body).toEqual([])
  })

  it.each([
    ['coming', 1],
    ['draft', 1],
    ['LEDGER, IN THE', 1],
    ['%', 0],
    ['le', 5],
    ['"', 0],
  ])('finds by title: %s', async (q, count) => {
    const { body, headers } = await get<DeskArticleCard[]>(who.creator, `/api/desk/articles?q=${encodeURIComponent(q)}`)
    expect(titles(body).filter((title) => title.startsWith('Desk ledger'))).toHaveLength(count)
    expect(Number(headers.get('x-total-count'))).toBe(body.length)
  })

  it.each(['q=', 'q=%00', 'mine=yes', 'page=0', 'pageSize=101', 'page=101', 'order=title', 'populate=*', 'filters[ownerId]=x', 'fields=ownerId'])(
    'refuses %s',
    async (query) => {
      expect((await get(who.admin, `/api/desk/articles?${query}`)).status).toBe(400)
      expect((await get(undefined, `/api/desk/articles?${query}`)).status).toBe(401)
    },
  )
})

describe('GET /api/desk/articles/{id}', () => {
  it('answers what was last saved, and whether that is only a draft', async () => {
    const { body, headers } = await get<DeskArticle>(who.otherCreator, `/api/desk/articles/${ids.changed}`)
    expect(body).toMatchObject({ title: 'Desk ledger, in the Studio', hasDraft: true, version: 2, state: 'live', mayChange: false })
    expect(headers.get('etag')).toBe('"2"')
    const live = await get<DeskArticle>(who.creator, `/api/desk/articles/${ids.live}`)
    expect(live.body).toMatchObject({ hasDraft: false, mayChange: true })
  })

  it('counts what was saved, published and deleted at once, from either place', async () => {
    const counted = async () => (await get(who.creator, '/api/desk/articles?q=counted+at+once')).headers.get('x-total-count')
    expect(await counted()).toBe('0')
    const made = await write<DeskArticle>(who.creator, 'POST', '/admin/upload', articleData({ title: 'Counted at once, here' }))
    expect(await counted()).toBe('1')
    const drafted = await studio.create('article', articleData({ title: 'Counted at once, in the Studio' }))
    expect(await counted()).toBe('2')
    await studio.update('article', drafted, articleData({ title: 'By another name' }))
    expect(await counted()).toBe('1')
    await write(who.creator, 'DELETE', `/admin/upload/${made.body._id}`)
    expect(await counted()).toBe('0')
  })

  it('is closed to readers, and 404 for what is not there', async () => {
    expect((await get(who.reader, `/api/desk/articles/${ids.live}`)).status).toBe(403)
    for (const id of ['aaaaaaaaaaaaaaaaaaaaaaaa', '%00', 'x']) expect((await get(who.creator, `/api/desk/articles/${id}`)).status).toBe(404)
  })
})

describe('GET /api/desk/stories', () => {
  const list = (token: string, q: string) => get<DeskStory[]>(token, `/api/desk/stories?q=${encodeURIComponent(q)}`)

  it('shows users who may write all of them, expired ones too', async () => {
    const { body, headers } = await list(who.creator, 'desk étude')
    expect(statesByTitle(body)).toEqual({
      'Desk étude, coming': 'scheduled',
      'Desk étude, draft': 'draft',
      'Desk ÉTUDE 100%_live': 'live',
      'Desk étude, over': 'expired',
    })
    expect(titles(body)[0]).toBe('Desk étude, coming')
    expect(headers.get('x-total-count')).toBe('4')
  })

  it('shows others the live ones', async () => {
    const { body, headers } = await list(who.reader, 'DESK ÉTUDE')
    expect(body.map(({ title, mayChange }) => [title, mayChange])).toEqual([['Desk ÉTUDE 100%_live', false]])
    expect(headers.get('x-total-count')).toBe('1')
  })

  it.each([
    ['100%_', 1],
    ['_', 1],
    ['%', 1],
    ['tude', 4],
    ['\\', 0],
    ["'", 0],
  ])('takes "%s" literally', async (q, count) => {
    const { body } = await list(who.creator, q)
    expect(titles(body).filter((title) => title.startsWith('Desk'))).toHaveLength(count)
  })

  it('pages one’s own', async () => {
    const { body, headers } = await get<DeskStory[]>(who.creator, '/api/desk/stories?mine=1&pageSize=2&page=2')
    expect(titles(body)).toEqual(['Desk étude, over'])
    expect(headers.get('x-total-count')).toBe('3')
    expect(headers.get('link')).toContain('rel="prev"')
  })

  it('answers one of them', async () => {
    const { body, headers } = await get<DeskStory>(who.creator, `/api/desk/stories/${ids.story}`)
    expect(body).toMatchObject({ title: 'Desk ÉTUDE 100%_live', slides: [{ text: 'One slide' }], mayChange: true })
    expect(headers.get('etag')).toBe('"1"')
    expect((await get(who.creator, '/api/desk/stories/aaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404)
  })
})

describe('GET /api/desk/openings', () => {
  it('has a number for each day of the span, and is kept by no cache', async () => {
    const { body, headers } = await get<ArticleViewsAnswer>(who.creator, '/api/desk/openings?days=7')
    expect(body).toEqual({
      isCounting: true,
      days: Array.from({ length: 7 }, () => ({ day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), openings: 0 })),
      articles: [],
      hosts: [],
      devices: ['phone', 'tablet', 'desk'].map((device) => ({ device, openings: 0 })),
    })
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await get<ArticleViewsAnswer>(who.creator, '/api/desk/openings')).body.days).toHaveLength(30)
    expect((await get(who.creator, '/api/desk/openings?days=8')).status).toBe(400)
  })
})

describe('GET /api/desk/summary', () => {
  it('counts one’s own work', async () => {
    const { body } = await get<DeskSummary>(who.creator, '/api/desk/summary')
    expect(body).toEqual({ articles: 3, scheduled: 2, stories: 3, mayRestore: false })
    const admin = await get<DeskSummary>(who.admin, '/api/desk/summary')
    expect(admin.body).toEqual({ articles: 0, scheduled: 0, stories: 0, mayRestore: true })
  })

  it('says where the Studio is, and what waits in it, to the primary admin and to who has an account there', async () => {
    const studioUrl = `${inject('cmsUrl')}/studio`
    const ofOwner = async () => (await get<DeskSummary>(who.primaryAdmin, '/api/desk/summary')).body
    const { studioUrl: shown, unreadMessages = NaN } = await ofOwner()
    const message = { name: 'Asha', email: 'asha@artha.example', message: 'A question about the summary.' }
    expect((await write(undefined, 'POST', '/api/contact', message)).status).toBe(201)
    expect([shown, (await ofOwner()).unreadMessages]).toEqual([studioUrl, unreadMessages + 1])
    const { token, email, user } = await joinAsReader(inject('cmsUrl'))
    const database = openDatabase()
    await database('up_users').where({ document_id: user._id }).update({ is_allowed_to_create: true })
    const asks = async () => (await get<DeskSummary>(token, '/api/desk/summary')).body.studioUrl
    expect(await asks()).toBeUndefined()
    const member = { email, firstname: 'Asha', is_active: true, blocked: false, document_id: `studio${user._id}` }
    await database('admin_users').insert(member)
    expect(await asks()).toBe(studioUrl)
    await database('admin_users').where({ email }).update({ is_active: false })
    expect(await asks()).toBeUndefined()
    await database('admin_users').where({ email }).delete()
    await database.destroy()
  })
})
