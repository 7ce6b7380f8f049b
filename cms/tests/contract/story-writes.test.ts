import type { DeskStory } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import type { Story } from '@artha/contract/story'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../access/database'
import { beforeItsTime, untilItsTime } from '../before-its-time'
import { publishedBefore } from '../published-before'
import { ask } from './ask'
import { hoursFromNow, storyBody } from './samples'
import { people, write, type People } from './writers'

let who: People
const noId = 'aaaaaaaaaaaaaaaaaaaaaaaa'

beforeAll(async () => {
  who = await people()
})

const create = (over: object = {}, token = who.creator) => write<DeskStory>(token, 'POST', '/api/stories', storyBody(over))
const made = async (over: object = {}) => (await create(over)).body
const save = (id: string, over: object = {}, token = who.creator) => write<DeskStory>(token, 'PUT', `/api/stories/${id}`, storyBody(over))
const live = async (id: string) => (await ask<Story[]>('/api/stories')).body.find((story) => story._id === id)

describe('POST /api/stories', () => {
  it('publishes at once; title and author are enough', async () => {
    const { status, body, headers } = await write<DeskStory>(who.creator, 'POST', '/api/stories', { title: 'Short', authorName: 'A. Iyer' })
    expect([status, headers.get('etag')]).toEqual([201, '"1"'])
    expect(body).toMatchObject({
      title: 'Short',
      authorName: 'A. Iyer',
      category: '',
      storyType: 'text',
      slides: [],
      tags: [],
      expiryTime: 'forever',
      version: 1,
      state: 'live',
      mayChange: true,
      hasDraft: false,
    })
    expect(await live(body._id)).toMatchObject({ title: 'Short' })
  })

  it('keeps every field that is sent; a slide may be a picture alone', async () => {
    const slides = [
      { text: 'First line\nsecond', imageUrl: '', imageAlt: '', ctaLink: 'https://elsewhere.example/x?y=1' },
      { text: '', imageUrl: '/uploads/in-the-library.webp', imageAlt: 'Coins', ctaLink: '/budget-calculator' },
    ]
    const database = openDatabase()
    await database('files').insert({
      document_id: 'b'.repeat(24),
      name: 'x',
      hash: 'in-the-library',
      ext: '.webp',
      mime: 'image/webp',
      size: 1,
      provider: 'local',
      url: slides[1]?.imageUrl,
    })
    await database.destroy()
    const sent = storyBody({ category: 'Saving', storyType: 'image', tags: ['habit', 'budget'], expiryTime: '48h', slides })
    const body = await made(sent)
    expect(body).toMatchObject(sent)
    expect(await live(body._id)).toMatchObject(sent)
  })

  it('with a date to come is seen by no reader before it, and ends counted from it', async () => {
    const { body, before } = await beforeItsTime(1_000, async (aheadMs) => {
      const at = Date.now() + aheadMs
      const saved = await made({ createdAt: new Date(at).toISOString(), expiryTime: '24h' })
      return { at, body: saved, before: await live(saved._id) }
    })
    expect([body.state, before]).toEqual(['scheduled', undefined])
    await expect.poll(() => live(body._id), untilItsTime).toMatchObject({ expiryTime: '24h' })
    const past = await made({ createdAt: hoursFromNow(-25), expiryTime: '24h' })
    expect([past.state, await live(past._id)]).toEqual(['expired', undefined])
  })
})

describe('PUT /api/stories/{id}', () => {
  it('changes the story for readers and keeps its date', async () => {
    const before = await made({ createdAt: hoursFromNow(-30), category: 'Tax' })
    const { status, body } = await save(before._id, { title: 'Changed' })
    expect([status, body.version, body.createdAt, body.category]).toEqual([200, 2, before.createdAt, ''])
    expect(await live(before._id)).toMatchObject({ title: 'Changed' })
  })

  it('ends it when its new life is over', async () => {
    const { _id } = await made({ createdAt: hoursFromNow(-30) })
    expect((await save(_id, { expiryTime: '24h' })).body.state).toBe('expired')
    expect(await live(_id)).toBeUndefined()
  })

  it('keeps the address of a picture that the story has', async () => {
    const slides = [{ text: 'One', imageUrl: 'https://elsewhere.example/slide.png' }]
    const id = await publishedBefore('story', { slides })
    expect((await save(id, { slides }, who.admin)).status).toBe(200)
  })
})

describe('who may write', () => {
  it.each([
    ['visitor', 401, 401],
    ['reader', 403, 403],
    ['otherCreator', 403, 404],
    ['creator', 200, 404],
    ['admin', 200, 404],
    ['primaryAdmin', 200, 404],
  ] as const)('%s, a story of a creator: %i; one that is not there: %i', async (caller, status, missing) => {
    const { _id } = await made()
    const token = caller === 'visitor' ? undefined : who[caller]
    expect((await write(token, 'PUT', `/api/stories/${_id}`, storyBody())).status).toBe(status)
    expect((await write(token, 'PUT', `/api/stories/${_id}`, { title: '' })).status).toBe(status === 200 ? 400 : status)
    expect((await write(token, 'DELETE', `/api/stories/${_id}`)).status).toBe(status)
    expect((await write(token, 'PUT', `/api/stories/${noId}`, storyBody())).status).toBe(missing)
    expect((await write(token, 'DELETE', `/api/stories/${noId}`)).status).toBe(missing)
  })

  it('a deleted story is gone for readers', async () => {
    const { _id } = await made()
    expect((await write(who.creator, 'DELETE', `/api/stories/${_id}`)).body).toEqual({ message: 'The story was deleted.' })
    expect(await live(_id)).toBeUndefined()
  })
})

describe('a body that does not fit', () => {
  const slide = (over: object) => ({ slides: [{ text: 'One' }, { text: 'Two', ...over }] })

  it.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['authorName', { authorName: '' }],
    ['authorName', { authorName: undefined }],
    ['category', { category: 'Household' }],
    ['category', { category: 'Insurance' }],
    ['storyType', { storyType: 'song' }],
    ['expiryTime', { expiryTime: 'for24h' }],
    ['slides', { slides: Array.from({ length: 21 }, () => ({ text: 'x' })) }],
    ['slides.1.text', slide({ text: ' ' })],
    ['slides.1.text', slide({ text: 'x'.repeat(601) })],
    ['slides.1.ctaLink', slide({ ctaLink: 'javascript:alert(1)' })],
    ['slides.1.ctaLink', slide({ ctaLink: '//elsewhere.example' })],
    ['slides.1.ctaLink', slide({ ctaLink: '/\\elsewhere.example' })],
    ['slides.1.ctaLink', slide({ ctaLink: 'data:text/html,x' })],
    ['slides.1.imageUrl', slide({ imageUrl: 'https://elsewhere.example/x.png' })],
    ['tags', { tags: Array.from({ length: 21 }, () => 'x') }],
    ['tags.0', { tags: [''] }],
    ['tags.0', { tags: [{}] }],
    ['tags', { tags: 'a, b' }],
    ['createdAt', { createdAt: 'soon' }],
    ['expiresAt', { expiresAt: null }],
    ['ownerId', { ownerId: noId }],
    ['slides.1.text', slide({ text: 'a \u0000 NUL' })],
    ['title', { title: 'half \ud83d' }],
    ['tags.0', { tags: ['\u0007'] }],
  ])('%s: %j', async (field, over) => {
    const { status, body } = await write<ErrorAnswer>(who.creator, 'POST', '/api/stories', storyBody(over))
    expect([status, body.code]).toEqual([400, 'validation'])
    expect(Object.keys(body.fields ?? {})).toContain(field)
  })
})
