import type { Article } from '@artha/contract/article'
import { articleLimits } from '@artha/contract/article-body'
import type { DeskArticle } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../access/database'
import { beforeItsTime, untilItsTime } from '../before-its-time'
import { expectMadeSince } from '../made-since'
import { publishedBefore } from '../published-before'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { ask } from './ask'
import { articleData, hoursFromNow } from './samples'
import { people, write, type People } from './writers'

let who: People
let studio: Studio
const noId = 'aaaaaaaaaaaaaaaaaaaaaaaa'

beforeAll(async () => {
  who = await people()
  studio = openStudio(inject('cmsUrl'), sharedStudioToken())
})

const create = (over: object = {}, token = who.creator) => write<DeskArticle>(token, 'POST', '/admin/upload', articleData(over))
const made = async (over: object = {}, token = who.creator) => (await create(over, token)).body
const save = <Body = DeskArticle>(id: string, over: object = {}, token = who.creator, headers = {}) =>
  write<Body>(token, 'PUT', `/admin/upload/${id}`, articleData(over), headers)
const published = async (id: string) => (await ask<Article>(`/admin/upload/${id}`)).body

describe('POST /admin/upload', () => {
  it('publishes at once, and answers the article', async () => {
    const start = Date.now()
    const { status, body, headers } = await create({ title: '  Made by a creator ' })
    expect(status).toBe(201)
    expect(headers.get('etag')).toBe('"1"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({
      title: 'Made by a creator',
      version: 1,
      state: 'live',
      mayChange: true,
      hasDraft: false,
      byline: 'Artha newsroom',
      standfirst: 'Money that is set aside early has the longest time to grow.',
      content: '',
      imageUrl: '',
      filledIn: ['standfirst', 'byline'],
    })
    expectMadeSince(start, body.createdAt)
    const read = await ask<Article>(`/admin/upload/${body._id}`)
    expect(read.body).toMatchObject({ title: 'Made by a creator', version: 1, createdAt: body.createdAt })
    expect(read.headers.get('etag')).toMatch(/^"1-[\w-]{16}"$/)
  })

  it('keeps every field that is sent', async () => {
    const sent = {
      title: 'Whole',
      category: 'Tax',
      subcategory: 'ITR filing',
      section: 'bottom',
      featured: true,
      standfirst: 'In short',
      byline: 'R. Rao',
      createdAt: '2026-01-02T03:04:05.006Z',
      sections: [
        { subtitle: 'First', description: '<p>One <strong>point</strong></p>', imageAlt: 'none' },
        { subtitle: '', description: '1. Plain\nText < 5 %.' },
      ],
    }
    const { _id, filledIn } = await made(sent)
    expect(filledIn).toEqual([])
    expect(await published(_id)).toMatchObject(sent)
  })

  it('is found by its title, and stands on the front page', async () => {
    const { _id } = await made({ title: 'Zinsbindung on the front page', category: 'Tax', subcategory: 'Tax rules' })
    const found = await ask<Article[]>('/admin/upload?q=zinsbindung')
    expect(found.body.map((article) => article._id)).toEqual([_id])
    const home = await ask<Record<string, { _id: string }[]>>('/api/home')
    expect(home.body.tax?.[0]?._id).toBe(_id)
  })

  it('with a date to come is in no public answer before it, and there after it', async () => {
    const appears = async (id: string) => {
      const answers = [await ask<Article[]>('/admin/upload?q=krypton'), await ask<Article[]>('/admin/upload?pageSize=100')]
      const cards = Object.values((await ask<Record<string, { _id: string }[]>>('/api/home')).body).flat()
      const lists = [...answers.map((answer) => answer.body), cards].map((list) => list.some(({ _id }) => _id === id))
      return [...lists, (await ask(`/admin/upload/${id}`)).status === 200]
    }
    const { body, before } = await beforeItsTime(1_000, async (aheadMs) => {
      const at = Date.now() + aheadMs
      const saved = await made({ title: 'Krypton at noon', createdAt: new Date(at).toISOString(), featured: true })
      return { at, body: saved, before: await appears(saved._id) }
    })
    expect([body.state, ...before]).toEqual(['scheduled', false, false, false, false])
    await expect.poll(() => appears(body._id), untilItsTime).toEqual([true, true, true, true])
  })
})

describe('PUT /admin/upload/{id}', () => {
  it('changes the article for readers, counts the save and keeps date and id', async () => {
    const before = await made({ createdAt: '2026-02-03T04:05:06.000Z' })
    const { status, body, headers } = await save(before._id, { title: 'Changed', createdAt: '' })
    expect([status, headers.get('etag')]).toEqual([200, '"2"'])
    expect(body).toMatchObject({ _id: before._id, title: 'Changed', version: 2, createdAt: '2026-02-03T04:05:06.000Z' })
    expect(await published(before._id)).toMatchObject({ title: 'Changed', version: 2 })
  })

  it('takes back what readers see by a date to come', async () => {
    const { _id } = await made()
    expect((await save(_id, { createdAt: hoursFromNow(1) })).body.state).toBe('scheduled')
    expect((await ask(`/admin/upload/${_id}`)).status).toBe(404)
  })

  it('turns an article from before there were sections into one with sections', async () => {
    const old = { title: 'Old', sections: [], imageUrl: 'https://elsewhere.example/old.png', content: 'Its text' }
    const id = await publishedBefore('article', old)
    const sections = [{ description: 'Its text', imageUrl: old.imageUrl }]
    expect((await save(id, { sections }, who.admin)).body).toMatchObject({ content: '', imageUrl: '', sections })
  })

  it('keeps a category and a subcategory outside the lists where they are stored', async () => {
    const id = await publishedBefore('article', { category: 'Insurance', subcategory: 'Of old' })
    const kept = await save(id, { title: 'Kept', category: 'Insurance', subcategory: 'Of old' }, who.admin)
    expect(kept.body).toMatchObject({ title: 'Kept', category: 'Insurance', subcategory: 'Of old' })
    const moved = await save<ErrorAnswer>(id, { category: 'Loan', subcategory: 'Of old' }, who.admin)
    expect([moved.status, Object.keys(moved.body.fields ?? {})]).toEqual([400, ['subcategory']])
  })

  it('keeps the address of a picture that the article has, wherever it moves in it', async () => {
    const imageUrl = 'https://elsewhere.example/kept.png'
    const id = await publishedBefore('article', { sections: [{ description: 'One' }, { description: 'Two', imageUrl }] })
    expect((await save(id, { sections: [{ description: 'Two', imageUrl }] }, who.admin)).status).toBe(200)
  })
})

describe('DELETE /admin/upload/{id}', () => {
  it('takes the article away at once', async () => {
    const { _id } = await made()
    const { status, body } = await write(who.creator, 'DELETE', `/admin/upload/${_id}`)
    expect([status, body]).toEqual([200, { message: 'The article was deleted.' }])
    expect((await ask(`/admin/upload/${_id}`)).status).toBe(404)
    expect((await write(who.creator, 'DELETE', `/admin/upload/${_id}`)).status).toBe(404)
  })
})

describe('who may write', () => {
  const statusOf = async (token: string | undefined, method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown = articleData()) =>
    (await write(token, method, path, method === 'DELETE' ? undefined : body)).status

  it.each([
    ['visitor', 401],
    ['reader', 403],
    ['otherCreator', 403],
    ['creator', 200],
    ['admin', 200],
    ['primaryAdmin', 200],
  ] as const)('%s, an article of a creator: %i', async (caller, status) => {
    const { _id } = await made()
    const token = caller === 'visitor' ? undefined : who[caller]
    expect(await statusOf(token, 'PUT', `/admin/upload/${_id}`)).toBe(status)
    expect(await statusOf(token, 'DELETE', `/admin/upload/${_id}`)).toBe(status)
  })

  it.each([
    ['visitor', 401],
    ['reader', 403],
    ['creator', 404],
    ['admin', 404],
  ] as const)('%s, an article that is not there: %i', async (caller, status) => {
    const token = caller === 'visitor' ? undefined : who[caller]
    for (const id of [noId, '%00', 'no%20id', '..%2f..', 'a'.repeat(300)]) {
      expect(await statusOf(token, 'PUT', `/admin/upload/${id}`)).toBe(status)
      expect(await statusOf(token, 'DELETE', `/admin/upload/${id}`)).toBe(status)
    }
  })

  it('what the Studio made is for admins alone', async () => {
    const id = await studio.post('article', articleData())
    expect(await statusOf(who.creator, 'PUT', `/admin/upload/${id}`)).toBe(403)
    expect(await statusOf(who.admin, 'PUT', `/admin/upload/${id}`)).toBe(200)
    expect(await statusOf(who.creator, 'PUT', `/admin/upload/${id}`)).toBe(403)
  })

  it('401, 403 and 404 come before 400', async () => {
    const { _id } = await made()
    const wrong = { title: '' }
    expect(await statusOf(undefined, 'PUT', `/admin/upload/${_id}`, wrong)).toBe(401)
    expect(await statusOf(who.reader, 'PUT', `/admin/upload/${_id}`, wrong)).toBe(403)
    expect(await statusOf(who.otherCreator, 'PUT', `/admin/upload/${_id}`, wrong)).toBe(403)
    expect(await statusOf(who.creator, 'PUT', `/admin/upload/${noId}`, wrong)).toBe(404)
    expect(await statusOf(who.creator, 'PUT', `/admin/upload/${_id}`, wrong)).toBe(400)
    expect(await statusOf(who.reader, 'POST', '/admin/upload', wrong)).toBe(403)
  })

  it('an article stays its maker’s when an admin saves it, and the Studio cannot change its owner', async () => {
    const { _id } = await made()
    await save(_id, {}, who.admin)
    await studio.update('article', _id, { ...articleData(), ownerId: 'somebodyelsesdocumentid', version: 900 })
    const database = openDatabase()
    const rows = await database('articles').where('document_id', _id).select('owner_id', 'version')
    await database.destroy()
    expect(new Set(rows.map((row: { owner_id: string }) => row.owner_id)).size).toBe(1)
    expect(Math.max(...rows.map((row: { version: number }) => row.version))).toBe(3)
    expect((await save(_id)).status).toBe(200)
  })
})

describe('a body that does not fit', () => {
  const section = (over: object) => ({ sections: [{ description: 'First' }, { description: 'Text', ...over }] })

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(articleLimits.title + 1) }],
    ['title', { title: 7 }],
    ['title', { title: 'two\nlines' }],
    ['title', { title: undefined }],
    ['category', { category: '' }],
    ['category', { category: 'Insurance', subcategory: 'News' }],
    ['category', { category: 'toString' }],
    ['subcategory', { subcategory: '' }],
    ['subcategory', { subcategory: 'Tax filing' }],
    ['section', { section: '' }],
    ['section', { section: 'top' }],
    ['featured', { featured: 'yes' }],
    ['sections', { sections: [] }],
    ['sections', { sections: Array.from({ length: 41 }, () => ({ description: 'x' })) }],
    ['sections', { sections: 'x' }],
    ['sections.1.description', section({ description: '' })],
    ['sections.1.description', section({ description: '<p> </p>' })],
    ['sections.1.description', section({ description: '<script>alert(1)</script>' })],
    ['sections.1.description', section({ description: 'x'.repeat(articleLimits.description + 1) })],
    ['sections.1.imageUrl', section({ imageUrl: 'https://elsewhere.example/x.png' })],
    ['sections.1.imageUrl', section({ imageUrl: 'javascript:alert(1)' })],
    ['sections.1.imageUrl', section({ imageUrl: '//elsewhere.example/x' })],
    ['sections.1.imageUrl', section({ imageUrl: '/uploads/never-uploaded.webp' })],
    ['sections.1.imageAlt', section({ imageAlt: 'x'.repeat(301) })],
    ['sections.1.subtitle', section({ subtitle: 'x'.repeat(201) })],
    ['standfirst', { standfirst: 'x'.repeat(301) }],
    ['byline', { byline: 'x'.repeat(121) }],
    ['createdAt', { createdAt: 'tomorrow' }],
    ['createdAt', { createdAt: '2026-02-30T00:00:00Z' }],
    ['ownerId', { ownerId: noId }],
    ['version', { version: 9 }],
    ['publishedAt', { publishedAt: null }],
    ['_id', { _id: noId }],
    ['title', { title: 'a \u0000 NUL' }],
    ['byline', { byline: 'half \ud83d' }],
    ['sections.1.description', section({ description: 'half \udc00' })],
  ])('%s: %j', async (field, over) => {
    const { status, body } = await write<ErrorAnswer>(who.creator, 'POST', '/admin/upload', articleData(over))
    expect([status, body.code]).toEqual([400, 'validation'])
    expect(Object.keys(body.fields ?? {})).toContain(field)
  })
})
