import { archivePageSize } from '@artha/contract/archive'
import type { ErrorAnswer } from '@artha/contract/errors'
import type { HomeAnswer } from '@artha/contract/home'
import { homeGroupNames } from '@artha/contract/home-groups'
import { notShownPage, placeOnSite } from '@artha/contract/studio-newsroom'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { parse } from 'zod/mini'
import { openDatabase } from '../access/database'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { openStudioDesk } from '../studio-desk'
import { ask } from './ask'
import { articleData, storyData } from './samples'
import { people, write, type People } from './writers'

const studio = openStudio(inject('cmsUrl'), sharedStudioToken())
const desk = openStudioDesk(inject('cmsUrl'), sharedStudioToken())
const strangeId = 'Not an id\n<b>'
const subcategory = 'List of bad rows'
let database: Knex
let who: People
let good: string
let goodStory: string
let versionless: string
let tagless: string

const made = (title: string) => studio.post('article', articleData({ title, category: 'News', subcategory, featured: true }))
const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id)

beforeAll(async () => {
  who = await people()
  database = openDatabase()
  good = await made('Good')
  const strange = await made('With a strange id')
  versionless = await made('With a version that is none')
  goodStory = await studio.post('story', storyData({ title: 'Good' }))
  tagless = await studio.post('story', storyData({ title: 'With tags that are no list' }))
  await database('articles').where({ document_id: strange }).update({ document_id: strangeId })
  await database('articles').where({ document_id: versionless }).update({ version: -1 })
  await database('stories')
    .where({ document_id: tagless })
    .update({ tags: JSON.stringify('saving') })
})

afterAll(async () => {
  await database('articles').whereIn('document_id', [strangeId, versionless]).delete()
  await database('stories').where({ document_id: tagless }).delete()
  await database.destroy()
})

describe('a row against the contract', () => {
  it('is left out of lists, and spoils no other row', async () => {
    const whole = await ask<{ _id: string }[]>(`/admin/upload?subcategory=${encodeURIComponent(subcategory)}`)
    expect(ids(whole.body)).toEqual([good])
    const cards = await ask<{ _id: string }[]>(`/admin/upload?fields=card&subcategory=${encodeURIComponent(subcategory)}`)
    expect(ids(cards.body)).toEqual([versionless, good])
    const stories = ids((await ask<{ _id: string }[]>('/api/stories')).body)
    expect([stories.includes(goodStory), stories.includes(tagless)]).toEqual([true, false])
  })

  it('does not hide that there is a next page', async () => {
    const { body, headers } = await ask<object[]>(`/admin/upload?pageSize=2&subcategory=${encodeURIComponent(subcategory)}`)
    expect(body).toHaveLength(0)
    expect(headers.get('link')).toContain('rel="next"')
  })

  it('is left out of the front page', async () => {
    const { status, body } = await ask<HomeAnswer>('/api/home')
    expect(status).toBe(200)
    expect(ids(body.trending)).toContain(good)
    expect(ids(homeGroupNames.flatMap((group) => body[group]))).not.toContain(strangeId)
  })

  it('is left out of the map of the archive', async () => {
    const { body } = await ask<{ _id: string }[]>('/api/archive')
    expect(body.length).toBeLessThan(archivePageSize)
    expect([ids(body).includes(good), ids(body).includes(strangeId)]).toEqual([true, false])
  })

  it.each([
    ['article', () => `/admin/upload/${versionless}`],
    ['story', () => `/api/stories/${tagless}`],
  ])('is refused for itself alone (%s)', async (_, path) => {
    const { status, body } = await ask<ErrorAnswer>(path())
    expect([status, body.code]).toEqual([503, 'unavailable'])
  })

  it('does not keep the dashboard from its lists', async () => {
    const articles = await write<{ _id: string }[]>(who.admin, 'GET', '/api/desk/articles?pageSize=100')
    expect([ids(articles.body).includes(good), ids(articles.body).includes(versionless)]).toEqual([true, false])
    expect((await write(who.admin, 'GET', `/api/desk/articles/${versionless}`)).status).toBe(503)
    // An editor can enter its tags again there.
    expect((await write<{ tags: string[] }>(who.admin, 'GET', `/api/desk/stories/${tagless}`)).body.tags).toEqual([])
    await database('stories').where({ document_id: tagless }).update({ version: -1 })
    expect((await write(who.admin, 'GET', `/api/desk/stories/${tagless}`)).status).toBe(503)
    await database('stories').where({ document_id: tagless }).update({ version: 1 })
  })

  it('stands in the newsroom of the Studio with the reason, and beside the entry', async () => {
    const { results } = parse(notShownPage, await (await desk.ask('/not-shown?pageSize=100')).json())
    const ours = [strangeId, versionless, tagless]
    const found = results.filter(({ _id }) => ours.includes(_id)).map(({ kind, title, because }) => [kind, title, because])
    expect(found.sort()).toEqual([
      ['article', 'With a strange id', 'document id: expected 8 to 64 small letters and digits'],
      ['article', 'With a version that is none', expect.stringMatching(/^version: /)],
      ['story', 'With tags that are no list', 'tags: expected a list'],
    ])
    const place = parse(placeOnSite, await (await desk.ask(`/on-site/story/${tagless}`)).json())
    expect(place).toMatchObject({ state: 'live', url: '', notShownBecause: 'tags: expected a list' })
    expect((await desk.ask('/not-shown?page=0')).status).toBe(400)
  })

  it('is shown again, and no longer reported, when it is mended', async () => {
    await database('stories')
      .where({ document_id: tagless })
      .update({ tags: JSON.stringify(['saving']) })
    expect((await ask(`/api/stories/${tagless}`)).status).toBe(200)
    const { results } = parse(notShownPage, await (await desk.ask('/not-shown?pageSize=100')).json())
    expect(results.some(({ _id }) => _id === tagless)).toBe(false)
  })
})

describe('a draft of the Studio with nothing in it', () => {
  it('is in the lists of the dashboard', async () => {
    const article = await studio.create('article', {})
    const story = await studio.create('story', { tags: 'no list' })
    expect(ids((await write<{ _id: string }[]>(who.admin, 'GET', '/api/desk/articles')).body)).toContain(article)
    expect(ids((await write<{ _id: string }[]>(who.admin, 'GET', '/api/desk/stories')).body)).toContain(story)
    const { body } = await write<{ title: string; category: string }>(who.admin, 'GET', `/api/desk/articles/${article}`)
    expect(body).toMatchObject({ title: '', category: '', state: 'draft' })
  })

  it('can be previewed', async () => {
    for (const kind of ['article', 'story'] as const) {
      const id = await studio.create(kind, kind === 'story' ? { tags: 'no list' } : {})
      const { url } = (await (await desk.ask(`/on-site/${kind}/${id}/preview`, 'POST')).json()) as { url: string }
      const { pathname, search } = new URL(url)
      expect((await ask(`/api${pathname}${search}`)).status).toBe(200)
    }
  })
})
