import { binnedItems } from '@artha/contract/desk'
import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { parse } from 'zod/mini'
import { joinAsReader, send, tokenOf } from '../access/callers'
import { openDatabase } from '../access/database'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { articleData, storyData } from './samples'

const cmsUrl = inject('cmsUrl')
const studio = openStudio(cmsUrl, sharedStudioToken())
let database: Knex
let admin: string | undefined

beforeAll(async () => {
  database = openDatabase()
  admin = await tokenOf('admin', cmsUrl, database)
})
afterAll(() => database.destroy())

const deleted = async (kind: 'article' | 'story', data: object) => {
  const id = await studio.post(kind, data)
  await studio.remove(kind, id)
  return id
}

it('GET /api/desk/bin lists what was deleted, last first, in pages', async () => {
  const first = await deleted('article', articleData({ title: 'Binned first' }))
  const second = await deleted('story', storyData({ title: 'Binned second' }))
  const response = await send(`${cmsUrl}/api/desk/bin?pageSize=1&page=2`, 'GET', undefined, admin)
  const page = parse(binnedItems, await response.json())
  expect(page.map(({ _id, kind, title }) => [_id, kind, title])).toEqual([[first, 'article', 'Binned first']])
  expect(Number(response.headers.get('x-total-count'))).toBeGreaterThanOrEqual(2)
  expect(response.headers.get('link')).toContain('rel="prev"')
  const whole = parse(binnedItems, await (await send(`${cmsUrl}/api/desk/bin`, 'GET', undefined, admin)).json())
  expect(whole.slice(0, 2).map(({ _id }) => _id)).toEqual([second, first])
})

it('POST /api/desk/bin/{id}/restore brings one back, once, and the trail has the account', async () => {
  const id = await deleted('article', articleData({ title: 'Brought back by an admin' }))
  const restore = () => send(`${cmsUrl}/api/desk/bin/${id}/restore`, 'POST', undefined, admin)
  const response = await restore()
  expect([response.status, await response.json()]).toEqual([200, { message: '“Brought back by an admin” is back where it was.' }])
  expect((await fetch(`${cmsUrl}/admin/upload/${id}`)).status).toBe(200)
  const again = await restore()
  expect([again.status, await again.json()]).toEqual([404, { message: 'This is no longer in the bin.', code: 'not-found' }])
  const me = (await (await send(`${cmsUrl}/auth/me`, 'GET', undefined, admin)).json()) as { user: { _id: string } }
  const entry = await database('accounts_audit_entries')
    .where({ subject: `article:${id}`, action: 'article.restore' })
    .first('actor')
  expect(entry).toEqual({ actor: `user:${me.user._id}` })
})

it('what a creator deletes on the site is theirs again when it is brought back, and each deed is noted once', async () => {
  const { token, user, username } = await joinAsReader(cmsUrl)
  await database('up_users').where('document_id', user._id).update({ is_allowed_to_create: true })
  const body = articleData({ title: 'Theirs' })
  const made = await send(`${cmsUrl}/admin/upload`, 'POST', body, token)
  const { _id: id } = (await made.json()) as { _id: string }
  const save = (title: string) => send(`${cmsUrl}/admin/upload/${id}`, 'PUT', { ...body, title }, token)
  expect([made.status, (await save('Theirs, changed')).status]).toEqual([201, 200])
  expect((await send(`${cmsUrl}/admin/upload/${id}`, 'DELETE', undefined, token)).status).toBe(200)
  const binned = parse(binnedItems, await (await send(`${cmsUrl}/api/desk/bin`, 'GET', undefined, admin)).json())
  expect(binned.find(({ _id }) => _id === id)).toMatchObject({ title: 'Theirs, changed', deletedBy: username })
  expect((await send(`${cmsUrl}/api/desk/bin/${id}/restore`, 'POST', undefined, admin)).status).toBe(200)
  expect((await save('Theirs, changed again')).status).toBe(200)
  const entries = await database('accounts_audit_entries')
    .where({ subject: `article:${id}` })
    .orderBy('id')
    .select('action', 'actor')
  expect(entries.map(({ action, actor }) => [action, actor === `user:${user._id}`])).toEqual([
    ['article.create', true],
    ['article.update', true],
    ['article.delete', true],
    ['article.restore', false],
    ['article.update', true],
  ])
})

it.each(['page=0', 'pageSize=101', 'sort=title', 'page=200&pageSize=100'])('GET /api/desk/bin refuses %s', async (query) => {
  expect((await send(`${cmsUrl}/api/desk/bin?${query}`, 'GET', undefined, admin)).status).toBe(400)
})
