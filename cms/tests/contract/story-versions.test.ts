import type { ErrorAnswer } from '@artha/contract/errors'
import type { DeskStory } from '@artha/contract/desk'
import type { StoryVersion, VersionLine } from '@artha/contract/versions'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openDatabase } from '../access/database'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { articleData, storyBody } from './samples'
import { people, write, type People } from './writers'

let who: People
let studio: Studio
const database = openDatabase()

beforeAll(async () => {
  who = await people()
  studio = openStudio(inject('cmsUrl'), sharedStudioToken())
})
afterAll(() => database.destroy())

const make = async (over: object = {}) => (await write<DeskStory>(who.creator, 'POST', '/api/stories', storyBody(over))).body._id
const save = (id: string, over: object) => write<DeskStory>(who.creator, 'PUT', `/api/stories/${id}`, storyBody(over))
const list = <Body = VersionLine[]>(id: string, token = who.creator) => write<Body>(token, 'GET', `/api/desk/stories/${id}/versions`)
const read = <Body = StoryVersion>(id: string, number: number, token = who.creator) =>
  write<Body>(token, 'GET', `/api/desk/stories/${id}/version?number=${number}`)
const said = async (id: string) =>
  (await list(id)).body.map(({ number, title, isPublished }) => `${number} ${title}${isPublished ? ', published' : ''}`)

it('each save of a story leaves one, from the dashboard and from the Studio', async () => {
  const id = await make({ title: 'First' })
  await save(id, { title: 'Second' })
  expect(await said(id)).toEqual(['2 Second, published', '1 First, published'])
  const { headers } = await list(id)
  expect([headers.get('x-total-count'), headers.get('cache-control')]).toEqual(['2', 'no-store'])
  const drafted = await studio.create('story', storyBody({ title: 'Draft' }))
  expect(await said(drafted)).toEqual(['1 Draft'])
})

it('one is the story as it was then, slides and tags, and goes back by a save', async () => {
  const slides = [{ text: 'As it was', imageUrl: '', imageAlt: '', ctaLink: '/calculators' }]
  const id = await make({ title: 'Then', slides, tags: ['gold'] })
  await save(id, { title: 'Now', slides: [{ text: 'Another text' }], tags: [] })
  const { body } = await read(id, 1)
  expect(body).toMatchObject({ number: 1, newest: 2, story: { _id: id, title: 'Then', version: 1, slides, tags: ['gold'] } })
  expect((await read(id, 2)).body).toMatchObject({ before: 1, story: { title: 'Now', tags: [] } })
  const { title, slides: kept, tags } = body.story
  await save(id, { title, slides: kept.map(({ image: _, ...slide }) => slide), tags })
  expect((await write<DeskStory>(who.creator, 'GET', `/api/desk/stories/${id}`)).body).toMatchObject({
    title: 'Then',
    slides,
    tags: ['gold'],
    version: 3,
  })
})

it('one that was kept by an older release is shown as far as it is whole, and said where it is not', async () => {
  const id = await make()
  const rows = () => database('newsroom_versions').where({ item_id: id })
  await rows().update({ row: JSON.stringify({ title: 'Half', authorName: 'A', expiryTime: 'forever', publicationDate: new Date(), slides: [] }) })
  expect((await read(id, 1)).body.story).toMatchObject({ title: 'Half', slides: [], tags: [] })
  await rows().update({ row: JSON.stringify({ title: 'None' }) })
  expect((await read<ErrorAnswer>(id, 1)).body.code).toBe('unavailable')
})

it('they are for those who may write, and of a story that is there: none of an article, none from the bin', async () => {
  const id = await make()
  expect((await list<ErrorAnswer>(id, who.reader)).status).toBe(403)
  expect([(await read<ErrorAnswer>(id, 7)).status, (await list<ErrorAnswer>('A%00')).status]).toEqual([404, 404])
  const article = (await write<{ _id: string }>(who.creator, 'POST', '/admin/upload', articleData())).body._id
  expect([(await list<ErrorAnswer>(article)).status, (await read<ErrorAnswer>(article, 1)).status]).toEqual([404, 404])
  await write(who.creator, 'DELETE', `/api/stories/${id}`)
  expect([(await list<ErrorAnswer>(id)).status, (await read<ErrorAnswer>(id, 1)).status]).toEqual([404, 404])
})
