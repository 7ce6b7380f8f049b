import type { BrokenLink } from '@artha/contract/inner-links'
import type { DeskArticle } from '@artha/contract/desk'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../access/database'
import { articleData } from './samples'
import { people, write, type People } from './writers'

let who: People
const database = openDatabase()
beforeAll(async () => {
  who = await people()
})
afterAll(() => database.destroy())

const dataWith = (description: string, over: object = {}) => articleData({ sections: [{ subtitle: 'One', description }], ...over })
const post = async (description: string, over: object = {}) =>
  (await write<DeskArticle>(who.creator, 'POST', '/admin/upload', dataWith(description, over))).body._id
const list = (token = who.creator, paths = '') =>
  write<BrokenLink[]>(token, 'GET', `/api/desk/broken-links${paths === '' ? '' : `?paths=${encodeURIComponent(paths)}`}`)
const linkTo = (path: string) => `<p><a href="${path}">here</a></p>`
const rowOf = async (path: string, token = who.creator) => (await list(token)).body.find((each) => each.path === path)

it('lists a link once its article is deleted, with the articles that have it, until the link is changed', async () => {
  const target = await post('<p>Target</p>')
  const path = `/blog/${target}`
  const id = await post(`${linkTo(`${path}?from=a#b`)}${linkTo('/home-loan-calculator?years=20')}`, { title: 'The linking one' })
  expect(await rowOf(path)).toBeUndefined()
  await write(who.creator, 'DELETE', `/admin/upload/${target}`)
  expect(await rowOf(path)).toEqual({ path, articles: [{ _id: id, title: 'The linking one', mayChange: true }] })
  expect((await rowOf(path, who.otherCreator))?.articles[0]?.mayChange).toBe(false)
  await write(who.creator, 'PUT', `/admin/upload/${id}`, dataWith('<p>None</p>'))
  expect(await rowOf(path)).toBeUndefined()
})

it('lists an article that is to appear later, and no link of a deleted article', async () => {
  const later = await post('<p>Later</p>', { createdAt: '2999-01-01T00:00:00.000Z' })
  const path = `/blog/${later}`
  const id = await post(linkTo(path))
  expect((await rowOf(path))?.articles).toHaveLength(1)
  await write(who.creator, 'DELETE', `/admin/upload/${id}`)
  expect(await rowOf(path)).toBeUndefined()
  expect(await database('inner_links').where({ article_id: id })).toEqual([])
})

it('says which of some paths lead nowhere', async () => {
  const none = `/glossary/none-${randomUUID()}`
  const article = `/blog/${await post('<p>a</p>')}`
  const paths = [article, '/loan/none', '/tax', '/figures/repo', '/figures/none', '/lottery-calculator', '/sip-calculator', '/glossary/emi', none]
  const { body, headers } = await list(who.creator, paths.join(' '))
  expect(body.map(({ path }) => path)).toEqual(['/figures/none', none, '/loan/none', '/lottery-calculator'])
  expect(headers.get('cache-control')).toBe('no-store')
})

it.each(['blog', '/a\n/b', `/${'x'.repeat(300)}`])('refuses %j as paths', async (paths) => {
  expect((await list(who.creator, paths)).status).toBe(400)
})
