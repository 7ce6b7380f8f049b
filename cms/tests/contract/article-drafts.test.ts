import { randomUUID } from 'node:crypto'
import type { Article } from '@artha/contract/article'
import type { VersionLine } from '@artha/contract/versions'
import type { DeskArticle } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectMadeSince } from '../made-since'
import { ask } from './ask'
import { articleData, hoursFromNow } from './samples'
import { people, write, type People } from './writers'

let who: People
const noId = 'aaaaaaaaaaaaaaaaaaaaaaaa'

beforeAll(async () => {
  who = await people()
})

const create = <Body = DeskArticle>(body: object, headers = {}, token = who.creator) =>
  write<Body>(token, 'POST', '/api/desk/articles', body, headers)
const update = <Body = DeskArticle>(id: string, body: object, headers = {}, token = who.creator) =>
  write<Body>(token, 'PUT', `/api/desk/articles/${id}`, body, headers)
const publish = <Body = DeskArticle>(id: string, over: object = {}, headers = {}) =>
  write<Body>(who.creator, 'PUT', `/admin/upload/${id}`, articleData(over), headers)
const live = async (over: object = {}) => (await write<DeskArticle>(who.creator, 'POST', '/admin/upload', articleData(over))).body
const read = async (id: string) => (await write<DeskArticle>(who.creator, 'GET', `/api/desk/articles/${id}`)).body
const seen = (id: string) => ask<Article>(`/admin/upload/${id}`)
const versions = async (id: string) =>
  (await write<VersionLine[]>(who.creator, 'GET', `/api/desk/articles/${id}/versions`)).body.map(
    ({ number, isPublished }) => `${number}${isPublished ? ' published' : ''}`,
  )

describe('POST /api/desk/articles', () => {
  it('saves what has a title and nothing else, and shows it to no reader', async () => {
    const { status, body, headers } = await create({ title: 'An idea' })
    expect([status, headers.get('etag')]).toEqual([201, '"1"'])
    expect(body).toMatchObject({ title: 'An idea', category: '', section: '', sections: [], state: 'draft', hasDraft: true, mayChange: true })
    expect((await seen(body._id)).status).toBe(404)
    expect(await versions(body._id)).toEqual(['1'])
  })

  it('keeps what it is sent, cleaned', async () => {
    const sections = [{ subtitle: 'One', description: '<p onclick="x()">Half a sen</p>' }, { description: '' }]
    const { body } = await create({ title: 'Half an article', category: 'Loan', tags: ['gold'], sections })
    expect(await read(body._id)).toMatchObject({ category: 'Loan', tags: ['gold'] })
    expect((await read(body._id)).sections.map(({ description }) => description)).toEqual(['<p>Half a sen</p>', ''])
  })

  it('is made once under its key', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const [one, other] = await Promise.all([1, 2].map(() => create({ title: 'Sent twice' }, key)))
    expect([one?.status, other?.body._id]).toEqual([201, one?.body._id])
    expect((await create<ErrorAnswer>({ title: 'Something else' }, key)).status).toBe(409)
  })

  it.each([{}, { title: ' ' }, { title: 'x', category: 'Poems' }, { title: 'x', sections: 'none' }, { title: 'x', unknown: 1 }])(
    'refuses %j',
    async (body) => {
      expect((await create<ErrorAnswer>(body)).status).toBe(400)
    },
  )

  it('is for who may create', async () => {
    expect((await create<ErrorAnswer>({ title: 'x' }, {}, who.reader)).status).toBe(403)
  })
})

describe('PUT /api/desk/articles/{id}', () => {
  it('leaves readers what they have, until it is published', async () => {
    const { _id } = await live({ title: 'For readers' })
    const { body, headers } = await update(_id, articleData({ title: 'Not yet' }), { 'if-match': '"1"' })
    expect([body.title, body.version, body.hasDraft, body.state, headers.get('etag')]).toEqual(['Not yet', 2, true, 'live', '"2"'])
    expect((await seen(_id)).body).toMatchObject({ title: 'For readers', version: 1 })
    expect((await publish(_id, { title: 'Now' }, { 'if-match': '"2"' })).body).toMatchObject({ version: 3, hasDraft: false })
    expect((await seen(_id)).body.title).toBe('Now')
    expect(await versions(_id)).toEqual(['3 published', '2', '1 published'])
  })

  it('keeps optional fields that are left out, and clears what is empty', async () => {
    const { _id } = await live({ tags: ['gold'], caption: 'A caption' })
    expect((await update(_id, { title: 'x', caption: '' })).body.tags).toEqual(['gold'])
    expect((await read(_id)).caption).toBeUndefined()
  })

  it('is refused on another version, and of two at once one passes', async () => {
    const { _id } = await live()
    const both = await Promise.all(['One', 'Other'].map((title) => update(_id, { title }, { 'if-match': '"1"' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await publish<ErrorAnswer>(_id, {}, { 'if-match': '"1"' })).status).toBe(409)
  })

  it('is for who may change it, and of what is there', async () => {
    const { _id } = await live()
    expect((await update<ErrorAnswer>(_id, { title: 'x' }, {}, who.otherCreator)).status).toBe(403)
    expect((await update(_id, { title: 'x' }, {}, who.admin)).status).toBe(200)
    expect((await update<ErrorAnswer>(noId, { title: 'x' })).status).toBe(404)
    expect((await update<ErrorAnswer>(_id, { title: '' })).status).toBe(400)
  })

  it('is made once under its key', async () => {
    const { _id } = await live()
    const key = { 'idempotency-key': randomUUID() }
    const answers = [await update(_id, { title: 'Once' }, key), await update(_id, { title: 'Once' }, key)]
    expect(answers.map(({ body }) => body.version)).toEqual([2, 2])
    expect((await update<ErrorAnswer>(_id, { title: 'Twice' }, key)).status).toBe(409)
  })
})

describe('a draft that is published for the first time', () => {
  it('appears then, and not when it was begun', async () => {
    const began = new Date(Date.now() - 86_400_000).toISOString()
    const { _id } = (await create({ title: 'Begun yesterday', createdAt: began })).body
    const start = Date.now()
    const { body } = await publish(_id)
    expectMadeSince(start, body.createdAt)
  })

  it('appears when it is scheduled, or at the date that is sent', async () => {
    const later = hoursFromNow(48)
    const { _id } = (await create({ title: 'To come', createdAt: later })).body
    expect((await publish(_id)).body).toMatchObject({ createdAt: later, state: 'scheduled' })
    const old = (await create({ title: 'Of last year' })).body._id
    expect((await publish(old, { createdAt: '2025-11-20T03:30:00.000Z' })).body.createdAt).toBe('2025-11-20T03:30:00.000Z')
  })

  it('appears at the moment of a bulk change too', async () => {
    const { _id } = (await create(articleData({ title: 'Begun yesterday', createdAt: new Date(Date.now() - 86_400_000).toISOString() }))).body
    const start = Date.now()
    await write(who.creator, 'POST', '/api/desk/article-changes', { action: 'publish', articles: [{ id: _id }] })
    const { createdAt, title } = (await seen(_id)).body
    expect(title).toBe('Begun yesterday')
    expectMadeSince(start, createdAt)
  })

  it.each([
    ['advice in its text', { sections: [{ subtitle: 'What to do', description: '<p>Buy Infosys now, target 2,000.</p>' }] }],
    ['advice in what the write leaves out', { caption: 'Buy Infosys now, target 2,000.' }],
    ['a picture of another host', { sections: [{ subtitle: 'One', description: '<p>Two</p>', imageUrl: 'https://elsewhere.example/x.png' }] }],
  ])('is refused what stands in the draft alone: %s', async (_, over) => {
    const { _id } = (await create({ ...articleData({ title: 'Kept' }), ...over })).body
    const { caption: _left, ...sent } = { caption: '', ...articleData({ title: 'Kept' }), ...over }
    expect((await write<ErrorAnswer>(who.creator, 'PUT', `/admin/upload/${_id}`, sent)).status).toBe(400)
    expect((await seen(_id)).status).toBe(404)
  })

  it('is held to what is published', async () => {
    const { _id } = (await create({ title: 'Half of it' })).body
    const answer = await write<ErrorAnswer>(who.creator, 'PUT', `/admin/upload/${_id}`, { title: 'Half of it' })
    expect(answer.status).toBe(400)
  })
})
