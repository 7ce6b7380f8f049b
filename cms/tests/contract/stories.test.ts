import type { ErrorAnswer } from '@artha/contract/errors'
import type { Story } from '@artha/contract/story'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { publishedBefore } from '../published-before'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { ask } from './ask'
import { hoursFromNow, storyData } from './samples'

let studio: Studio

beforeAll(async () => {
  studio = openStudio(inject('cmsUrl'), sharedStudioToken())
})

describe('GET /api/stories', () => {
  it('answers the live stories, newest first', async () => {
    const post = (title: string, hours: number, over: object = {}) =>
      studio.post('story', storyData({ title, authorName: 'List test', publicationDate: hoursFromNow(hours), ...over }))
    await post('Old and for good', -400)
    await post('A day old, for 24 h', -25, { expiryTime: 'for24h' })
    await post('A day old, for 48 h', -25, { expiryTime: 'for48h' })
    await post('Three days old, for 48 h', -72, { expiryTime: 'for48h' })
    await post('Tomorrow', 24)
    await studio.create('story', storyData({ title: 'Draft', authorName: 'List test' }))
    const { body } = await ask<Story[]>('/api/stories')
    const listed = body.filter(({ authorName }) => authorName === 'List test')
    expect(listed.map(({ title, expiryTime }) => [title, expiryTime])).toEqual([
      ['A day old, for 48 h', '48h'],
      ['Old and for good', 'forever'],
    ])
  })

  it('answers every field of a story', async () => {
    const slides = [{ text: 'Save first', imageUrl: 'https://elsewhere.example/s.png', imageAlt: 'Coins', ctaLink: '/budget-calculator' }]
    const data = { title: 'Whole', category: 'Saving', storyType: 'image', tags: ['habit', 'budget'], slides }
    const id = await publishedBefore('story', data)
    const { body } = await ask<Story[]>('/api/stories?pageSize=1')
    expect(body[0]).toMatchObject({
      _id: id,
      title: 'Whole',
      authorName: 'Artha newsroom',
      category: 'Saving',
      storyType: 'image',
      tags: ['habit', 'budget'],
      slides: [{ ...slides[0], image: null }],
    })
  })

  it('keeps expired stories for creators', async () => {
    const { status, body } = await ask<ErrorAnswer>('/api/stories?all=1')
    expect([status, body.code]).toEqual([401, 'unauthenticated'])
  })

  it('refuses a parameter that it does not know', async () => {
    expect((await ask('/api/stories?sort=title')).status).toBe(400)
  })
})

describe('GET /api/stories/{id}', () => {
  it('answers a live story whole, with its version', async () => {
    const slides = [{ text: 'First this', ctaLink: '/loan-calculator' }, { text: 'Then that' }]
    const id = await studio.post('story', storyData({ title: 'To be shared', slides }))
    const { status, body, headers } = await ask<Story>(`/api/stories/${id}`)
    expect([status, body.title, body.slides.map(({ text }) => text)]).toEqual([200, 'To be shared', ['First this', 'Then that']])
    expect(headers.get('etag')).toMatch(new RegExp(`^"${body.version}-[\\w-]{16}"$`))
  })

  it.each([
    ['has expired', { publicationDate: hoursFromNow(-25), expiryTime: 'for24h' }],
    ['is not out yet', { publicationDate: hoursFromNow(24) }],
  ])('has none for one that %s', async (_, over) => {
    const id = await studio.post('story', storyData(over))
    expect((await ask(`/api/stories/${id}`)).status).toBe(404)
  })

  it('has none for a draft', async () => {
    const id = await studio.create('story', storyData())
    expect((await ask(`/api/stories/${id}`)).status).toBe(404)
  })

  it.each(['nosuchstory', 'UPPER', '%00', 'a%2Fb'])('has none for "%s"', async (id) => {
    const { status, body } = await ask<ErrorAnswer>(`/api/stories/${id}`)
    expect([status, body.code]).toEqual([404, 'not-found'])
  })
})
