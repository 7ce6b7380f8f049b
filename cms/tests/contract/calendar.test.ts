import { randomUUID } from 'node:crypto'
import type { CalendarAnswer, CalendarMoved } from '@artha/contract/calendar'
import type { DeskArticle, DeskStory } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import { dayInIndia } from '@artha/contract/figure-on'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../access/database'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { articleData, hoursFromNow, storyBody } from './samples'
import { people, write, type People } from './writers'

let who: People
let studio: Studio
const database = openDatabase()
const mark = `Hornblende ${randomUUID().slice(0, 8)}`
const noId = 'aaaaaaaaaaaaaaaaaaaaaaaa'

beforeAll(async () => {
  who = await people()
  studio = openStudio(inject('cmsUrl'), sharedStudioToken())
})
afterAll(() => database.destroy())

const make = async (title: string, createdAt: string, over: object = {}, token = who.creator) =>
  (await write<DeskArticle>(token, 'POST', '/admin/upload', articleData({ title: `${mark} ${title}`, createdAt, ...over }))).body
const makeStory = async (title: string, createdAt: string, over: object = {}) =>
  (await write<DeskStory>(who.creator, 'POST', '/api/stories', storyBody({ title: `${mark} ${title}`, createdAt, ...over }))).body
const calendar = (month: string, token = who.creator) => write<CalendarAnswer>(token, 'GET', `/api/desk/calendar?month=${month}`)
const entries = async (month: string, token = who.creator) =>
  (await calendar(month, token)).body.entries.filter(({ title }) => title.startsWith(mark))
const said = async (month: string) => (await entries(month)).map(({ event, day, title }) => `${day} ${event}: ${title.replace(`${mark} `, '')}`)
const move = <Body = CalendarMoved>(body: object, token = who.creator, headers: Record<string, string> = {}) =>
  write<Body>(token, 'POST', '/api/desk/calendar/moves', body, headers)
const asMeant = ({ _id: id, version }: { _id: string; version: number }, day: string, kind = 'article') => ({ kind, id, version, day })
const readArticle = async (id: string) => (await write<DeskArticle>(who.admin, 'GET', `/api/desk/articles/${id}`)).body

describe('GET /api/desk/calendar', () => {
  it('has what appears and ends in a month in India, in the order of time, and nothing of other months', async () => {
    await make('of the evening before', '2026-03-31T18:29:59.000Z')
    await make('of the first minute', '2026-03-31T18:30:00.000Z')
    await make('of the last', '2026-04-30T18:29:59.000Z')
    await make('of May', '2026-04-30T18:30:00.000Z')
    await makeStory('a story', '2026-04-10T03:30:00.000Z', { expiryTime: '48h' })
    await makeStory('over the edge', '2026-03-31T03:30:00.000Z', { expiryTime: '24h' })
    await studio.create('article', articleData({ title: `${mark} never published`, publicationDate: '2026-04-12T03:30:00.000Z' }))
    expect(await said('2026-04')).toEqual([
      '2026-04-01 published: of the first minute',
      '2026-04-01 ends: over the edge',
      '2026-04-10 published: a story',
      '2026-04-12 ends: a story',
      '2026-04-30 published: of the last',
    ])
  })

  it('says what is to come, of whom it may be moved, and which version it is', async () => {
    const mine = await make('to come', '2999-02-01T03:30:00.000Z')
    await make('of another', '2999-02-01T04:30:00.000Z', {}, who.otherCreator)
    await studio.update('article', mine._id, articleData({ title: 'A draft beside it', publicationDate: '2999-02-01T03:30:00.000Z' }))
    expect((await entries('2999-02')).map(({ event, at, version, mayChange }) => [event, at, version, mayChange])).toEqual([
      ['scheduled', '2999-02-01T03:30:00.000Z', mine.version + 1, true],
      ['scheduled', '2999-02-01T04:30:00.000Z', expect.any(Number), false],
    ])
    expect((await entries('2999-02', who.admin)).map(({ mayChange }) => mayChange)).toEqual([true, true])
    expect((await calendar('2999-02')).headers.get('cache-control')).toBe('no-store')
  })

  it('is of one day where one is asked for', async () => {
    await make('the day before', '2026-08-09T18:29:59.000Z')
    await make('on the day', '2026-08-10T18:29:59.000Z')
    await makeStory('ends on the day', '2026-08-09T03:30:00.000Z', { expiryTime: '24h' })
    const { body } = await write<CalendarAnswer>(who.creator, 'GET', '/api/desk/calendar?day=2026-08-10')
    const own = body.entries.filter(({ title }) => title.startsWith(mark)).map(({ title }) => title.replace(`${mark} `, ''))
    expect([body.from, body.to, own]).toEqual(['2026-08-10', '2026-08-10', ['ends on the day', 'on the day']])
  })

  it('has the last day of a figure that an article states', async () => {
    const { _id } = await make('with a figure', '2025-01-10T03:30:00.000Z')
    await database('articles').where({ document_id: _id }).update({ figures_end_on: '2027-03-31' })
    const [entry] = await entries('2027-03')
    expect([entry?.event, entry?.day, entry?.at]).toEqual(['figure-ends', '2027-03-31', undefined])
  })

  it('is of this month where none is asked for, and for who may write', async () => {
    const { body } = await write<CalendarAnswer>(who.creator, 'GET', '/api/desk/calendar')
    expect(body.from).toBe(`${dayInIndia(new Date()).slice(0, 7)}-01`)
    expect((await calendar('2026-04', who.reader)).status).toBe(403)
    for (const asked of ['2026-13', '2026-1', '1999-01', '3000-01', 'may', '2026-04&day=2026-04-01']) expect((await calendar(asked)).status).toBe(400)
  })
})

describe('POST /api/desk/calendar/moves', () => {
  it('moves an article to another day at its hour, is noted, and is moved back by the version that it answers', async () => {
    const article = await make('moved', '2999-03-01T20:15:30.000Z')
    const { status, body, headers } = await move(asMeant(article, '2999-03-20'))
    expect([status, body.day, body.at, headers.get('etag')]).toEqual([200, '2999-03-20', '2999-03-19T20:15:30.000Z', `"${body.version}"`])
    expect(body.version).toBeGreaterThan(article.version)
    expect(await readArticle(article._id)).toMatchObject({ createdAt: body.at, version: body.version, hasDraft: false, state: 'scheduled' })
    expect((await move(asMeant({ ...article, version: body.version }, '2999-03-02'))).body.at).toBe('2999-03-01T20:15:30.000Z')
    const trail = await database('accounts_audit_entries')
      .where({ subject: `article:${article._id}` })
      .orderBy('id')
      .select('action')
    expect(trail.map(({ action }: { action: string }) => action)).toEqual(['article.create', 'article.update', 'article.update'])
  })

  it('moves a story, and its end with it', async () => {
    const story = await makeStory('moved too', '2999-04-01T03:30:00.000Z', { expiryTime: '24h' })
    await move(asMeant(story, '2999-04-20', 'story'))
    expect(await said('2999-04')).toEqual(['2999-04-20 scheduled: moved too', '2999-04-21 ends: moved too'])
  })

  it('takes a draft of the same date along and leaves it a draft; one with its own date stays', async () => {
    const at = '2999-05-01T03:30:00.000Z'
    const [along, apart] = [await make('along', at), await make('apart', at)]
    await studio.update('article', along._id, articleData({ title: `${mark} along, unfinished`, publicationDate: at }))
    await studio.update('article', apart._id, articleData({ title: `${mark} apart, unfinished`, publicationDate: '2999-05-25T03:30:00.000Z' }))
    for (const { _id } of [along, apart]) await move(asMeant(await readArticle(_id), '2999-05-09'))
    expect(await said('2999-05')).toEqual(expect.arrayContaining(['2999-05-09 scheduled: along', '2999-05-09 scheduled: apart']))
    expect(await readArticle(along._id)).toMatchObject({ title: `${mark} along, unfinished`, createdAt: '2999-05-09T03:30:00.000Z', hasDraft: true })
    expect(await readArticle(apart._id)).toMatchObject({ title: `${mark} apart, unfinished`, createdAt: '2999-05-25T03:30:00.000Z', hasDraft: true })
  })

  it('leaves as it is what readers have, what is only a draft, and what would have to appear in the past', async () => {
    const live = await make('live', '2026-06-01T03:30:00.000Z')
    const coming = await make('coming', hoursFromNow(30))
    const draft = await studio.create('article', articleData({ title: `${mark} a draft` }))
    const refused = async (body: object, token?: string) => {
      const answer = await move<ErrorAnswer>(body, token)
      return [answer.status, answer.body.message]
    }
    expect(await refused(asMeant(live, '2999-01-01'))).toEqual([400, 'It is already published: its date cannot change.'])
    expect(await refused({ kind: 'article', id: draft, version: 1, day: '2999-01-01' }, who.admin)).toEqual([
      400,
      'It is not published: it has no date yet.',
    ])
    expect(await refused(asMeant(coming, '2026-06-01'))).toEqual([400, 'That date and time have passed: choose a later date.'])
    expect((await readArticle(live._id)).version).toBe(live.version)
  })

  it('holds back a price that would be too young on that day', async () => {
    const text = '<p>On 1 May 2997 a share of Infosys closed at ₹1,500.</p>'
    const article = await make('with a price', '2999-06-01T03:30:00.000Z', { sections: [{ subtitle: '', description: text }] })
    const early = await move<ErrorAnswer>(asMeant(article, '2997-05-10'))
    expect([early.status, early.body.message]).toEqual([400, expect.stringContaining('must be at least thirty days old')])
    expect((await move(asMeant(article, '2997-06-10'))).status).toBe(200)
  })

  it('is for who may change the piece, as it was seen', async () => {
    const article = await make('of one creator', '2999-07-01T03:30:00.000Z')
    expect((await move(asMeant(article, '2999-07-02'), who.otherCreator)).status).toBe(403)
    expect((await move(asMeant(article, '2999-07-02'), who.reader)).status).toBe(403)
    expect((await move({ kind: 'article', id: noId, version: 1, day: '2999-07-02' })).status).toBe(404)
    // The id is an article's, not a story's
    expect((await move(asMeant(article, '2999-07-02', 'story'))).status).toBe(404)
    const moved = (await move(asMeant(article, '2999-07-02'), who.admin)).body
    expect((await move(asMeant(article, '2999-07-03'))).status).toBe(409)
    expect((await move(asMeant(moved, '2999-07-02'))).body).toEqual(moved)
  })

  it('is made once under its key, and by one of two at once', async () => {
    const article = await make('asked for twice', '2999-08-01T03:30:00.000Z')
    const headers = { 'idempotency-key': randomUUID() }
    const [one, other] = await Promise.all([1, 2].map(() => move(asMeant(article, '2999-08-02'), who.creator, headers)))
    expect([one?.status, other?.body]).toEqual([200, one?.body])
    const next = one?.body ?? article
    const both = await Promise.all(['2999-08-03', '2999-08-04'].map((day) => move(asMeant(next, day))))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([{}, { kind: 'poem' }, { day: '2999-02-30' }, { version: -1 }, { id: '../bin' }, { hour: 9 }])('refuses %j', async (over) => {
    const { status } = await move({
      ...asMeant({ _id: noId, version: 1 }, '2999-01-01'),
      ...over,
      ...(Object.keys(over).length === 0 && { day: undefined }),
    })
    expect(status).toBe(400)
  })
})
