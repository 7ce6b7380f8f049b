import { randomUUID } from 'node:crypto'
import type { DeskArticle } from '@artha/contract/desk'
import type { FormerAddress } from '@artha/contract/former-address'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openDatabase } from '../access/database'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { articleData } from './samples'
import { people, write, type People } from './writers'

let who: People
const database = openDatabase()
const mark = `Olivine ${randomUUID().slice(0, 8)}`

beforeAll(async () => {
  who = await people()
})
afterAll(() => database.destroy())

const save = async (title: string, over: object = {}, id?: string) =>
  (
    await write<DeskArticle>(
      who.creator,
      id === undefined ? 'POST' : 'PUT',
      id === undefined ? '/admin/upload' : `/admin/upload/${id}`,
      articleData({ title: `${mark} ${title}`, ...over }),
    )
  ).body._id
const list = (query: string, token = who.creator) =>
  write<FormerAddress[]>(token, 'GET', `/api/desk/redirects?q=${encodeURIComponent(mark)}&${query}`)
const said = async () =>
  (await list('')).body.map(({ title, slug, before }) => [before.slug || before.title, slug || title].map((words) => words.replace(`${mark} `, '')))

it('an address that an article had is listed with the one that it has, until it has it again', async () => {
  const id = await save('one')
  expect(await said()).toEqual([])
  await save('one!', {}, id)
  expect(await said()).toEqual([])
  await save('two', {}, id)
  expect(await said()).toEqual([['one', 'two']])
  await save('two', { slug: 'olivine-words' }, id)
  expect(await said()).toEqual([
    ['two', 'olivine-words'],
    ['one', 'olivine-words'],
  ])
  await save('One', { slug: '' }, id)
  expect(await said()).toEqual([
    ['olivine-words', 'One'],
    ['two', 'One'],
  ])
  await write(who.creator, 'DELETE', `/admin/upload/${id}`)
  expect(await said()).toEqual([])
  expect(await database('former_addresses').where({ article_id: id })).toEqual([])
})

it('follows what is published, also in the Studio, and no draft', async () => {
  const studio = openStudio(inject('cmsUrl'), sharedStudioToken())
  const id = await studio.post('article', articleData({ title: `${mark} in the Studio` }))
  await studio.update('article', id, articleData({ title: `${mark} renamed` }))
  expect((await said()).filter(([from]) => from === 'in the Studio')).toEqual([])
  await studio.publish('article', id)
  expect((await said()).filter(([from]) => from === 'in the Studio')).toEqual([['in the Studio', 'renamed']])
  // Articles that readers cannot open have no redirect
  await studio.unpublish('article', id)
  expect((await said()).filter(([from]) => from === 'in the Studio')).toEqual([])
})

it('is paged and searched, for who may write', async () => {
  const id = await save('first of three')
  await save('second of three', {}, id)
  await save('third of three', {}, id)
  const { body, headers } = await list('pageSize=1&page=2')
  expect([body[0]?.before.title, headers.get('x-total-count'), headers.get('cache-control')]).toEqual([`${mark} first of three`, '2', 'no-store'])
  const literal = encodeURIComponent(`${mark}%of three`)
  expect((await write<FormerAddress[]>(who.creator, 'GET', `/api/desk/redirects?q=${literal}`)).body).toEqual([])
  expect((await list('', who.reader)).status).toBe(403)
  expect((await list('sort=title')).status).toBe(400)
})

it('is found as people type it', async () => {
  const id = await save('India’s “Old” Non‑resident')
  await save('Élan', {}, id)
  for (const q of [`india's "old" non-resident`, 'ELAN']) {
    const { body } = await write<FormerAddress[]>(who.creator, 'GET', `/api/desk/redirects?q=${encodeURIComponent(`${mark} ${q}`)}`)
    expect(body.map(({ _id }) => _id)).toEqual([id])
  }
})
