import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { articleData, storyData } from '../contract/samples'
import { people } from '../contract/writers'
import { openStudio } from '../studio'
import { openStudioDesk } from '../studio-desk'
import { send } from './callers'
import { openDatabase } from './database'
import { studioToken } from './studio-users'

type Kind = 'article' | 'story'
type Row = Record<string, unknown>

const cmsUrl = inject('cmsUrl')
const march = '2026-03-06T18:29:59.999Z'
const tables = { article: 'articles', story: 'stories' }
const places = { article: '/admin/upload', story: '/api/stories' }
let database: Knex
let editor: string
let editorsAccount: string

beforeAll(async () => {
  database = openDatabase()
  await people(cmsUrl, openDatabase())
  editor = await studioToken(cmsUrl, 'strapi-editor')
  const { data: me } = (await (await send(`${cmsUrl}/admin/users/me`, 'GET', undefined, editor)).json()) as { data: { email: string } }
  // The editor also has an account on the site, with the same e-mail address
  const [account] = await database('up_users').orderBy('id', 'desc').limit(1)
  await database('up_users').where({ id: account.id }).update({ email: me.email.toLowerCase() })
  editorsAccount = account.document_id
})
afterAll(() => database.destroy())

const rowsOf = async (kind: Kind, id: string) => (await database(tables[kind]).where({ document_id: id }).orderBy('id')) as Row[]
const dataOf = {
  article: (over: object = {}) => articleData({ title: 'Of March', publicationDate: march, featured: true, slug: `of-march-${Date.now()}`, ...over }),
  story: (over: object = {}) => storyData({ title: 'Of March', publicationDate: march, ...over }),
}
const ofStudio = () => ({ studio: openStudio(cmsUrl, editor), desk: openStudioDesk(cmsUrl, editor) })

/** Duplicates an entry: with the list's button, which sends nothing, or with the form, which sends all its fields. Returns the copy's id. */
async function copyBy(way: 'button' | 'form', kind: Kind, id: string, over: object = {}): Promise<string> {
  const { desk } = ofStudio()
  if (way === 'form') return desk.clone(kind, id, { ...(await desk.read(kind, id)).data, ...over })
  const address = `${cmsUrl}/content-manager/collection-types/api::${kind}.${kind}/auto-clone/${id}`
  const answer = await send(address, 'POST', {}, editor)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: { documentId: string } }).data.documentId
}

describe.each(['button', 'form'] as const)('what is duplicated by the %s', (way) => {
  it.each(['article', 'story'] as const)(
    'is a draft (%s) of who copied, without the date of its original, its places and its addresses',
    async (kind) => {
      const original = await ofStudio().studio.post(kind, dataOf[kind]())
      await database(tables[kind]).where({ document_id: original }).update({ owner_id: 'somebodyelse', version: 7 })
      const before = await rowsOf(kind, original)
      const since = Date.now()
      const copy = await copyBy(way, kind, original)
      const [row, ...more] = await rowsOf(kind, copy)
      expect(more).toEqual([])
      expect(row).toMatchObject({ title: 'Of March', published_at: null, owner_id: editorsAccount, version: 1 })
      expect(new Date(row?.publication_date as string).getTime()).toBeGreaterThanOrEqual(since)
      if (kind === 'article') {
        expect([false, 0]).toContain(row?.featured)
        expect(row?.slug).toBeNull()
      }
      expect(await rowsOf(kind, original)).toEqual(before)
      expect((await fetch(cmsUrl + places[kind] + `/${copy}`)).status).toBe(404)

      // The copy's date is the day it is published
      await ofStudio().studio.publish(kind, copy)
      const read = (await (await fetch(cmsUrl + places[kind] + `/${copy}`)).json()) as { createdAt: string }
      expect(Date.parse(read.createdAt)).toBeGreaterThanOrEqual(since)
    },
  )
})

it('a copy keeps what was written for it in its form', async () => {
  const original = await ofStudio().studio.post('article', dataOf.article({ featured: false }))
  const copy = await copyBy('form', 'article', original, { publicationDate: '2031-05-06T03:30:00.000Z', featured: true, slug: 'of-may' })
  const { data } = await ofStudio().desk.read('article', copy)
  expect(data).toMatchObject({ publicationDate: '2031-05-06T03:30:00.000Z', featured: true, slug: 'of-may' })
})

it('a copy of what is scheduled is not, and one of what waits for review does not wait', async () => {
  const coming = await ofStudio().studio.post('article', dataOf.article({ publicationDate: '2031-05-06T03:30:00.000Z' }))
  const copy = await copyBy('button', 'article', coming)
  const [row] = await rowsOf('article', copy)
  expect(new Date(row?.publication_date as string).getTime()).toBeLessThanOrEqual(Date.now())
  await database('reviews').insert({
    item_id: coming,
    kind: 'article',
    state: 'submitted',
    version: 1,
    submitted_by: 'somebodyelse',
    submitted_at: new Date(),
  })
  const second = await copyBy('button', 'article', coming)
  expect(await database('reviews').where({ item_id: second })).toEqual([])
})
