import { randomUUID } from 'node:crypto'
import type { ArticleVersion, VersionLine } from '@artha/contract/versions'
import type { BulkArticlesAnswer } from '@artha/contract/bulk-articles'
import type { DeskArticle } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../access/database'
import { expectMadeSince } from '../made-since'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { articleData } from './samples'
import { people, write, type People } from './writers'

let who: People
let studio: Studio
const database = openDatabase()
const noId = 'aaaaaaaaaaaaaaaaaaaaaaaa'

beforeAll(async () => {
  who = await people()
  studio = openStudio(inject('cmsUrl'), sharedStudioToken())
})
afterAll(() => database.destroy())

const make = async (title = 'First') => (await write<DeskArticle>(who.creator, 'POST', '/admin/upload', articleData({ title }))).body._id
const save = (id: string, over: object) => write<DeskArticle>(who.creator, 'PUT', `/admin/upload/${id}`, articleData(over))
const list = <Body = VersionLine[]>(id: string, query = '', token = who.creator) =>
  write<Body>(token, 'GET', `/api/desk/articles/${id}/versions${query}`)
const read = <Body = ArticleVersion>(id: string, number: number | string, token = who.creator) =>
  write<Body>(token, 'GET', `/api/desk/articles/${id}/version?number=${number}`)
const said = async (id: string) =>
  (await list(id)).body.map(({ number, title, isPublished }) => `${number} ${title}${isPublished ? ', published' : ''}`)
const rowsOf = (id: string) => database('newsroom_versions').where({ item_id: id })

describe('GET /api/desk/articles/{id}/versions', () => {
  it('has one for each save of the dashboard, newest first, with who made it and when', async () => {
    const id = await make()
    await save(id, { title: 'Second' })
    const start = Date.now()
    await save(id, { title: 'Third' })
    const { body, headers } = await list(id)
    expect(body.map(({ number, title }) => [number, title])).toEqual([
      [3, 'Third'],
      [2, 'Second'],
      [1, 'First'],
    ])
    expect([headers.get('x-total-count'), headers.get('cache-control')]).toEqual(['3', 'no-store'])
    expect(body.every(({ isPublished, madeBy }) => isPublished && madeBy !== '' && madeBy !== 'Unknown')).toBe(true)
    expectMadeSince(start, body[0]?.madeAt)
    expect((await list(id, '?page=2&pageSize=2')).body.map(({ number }) => number)).toEqual([1])
  })

  it('has one for each save of the Studio: a draft, its publishing, taking back, throwing away', async () => {
    const id = await studio.create('article', articleData({ title: 'Draft' }))
    expect(await said(id)).toEqual(['1 Draft'])
    await studio.update('article', id, articleData({ title: 'Draft again' }))
    await studio.publish('article', id)
    const after = await said(id)
    expect(after.slice(-2)).toEqual(['2 Draft again', '1 Draft'])
    expect(after[0]).toMatch(/^\d+ .*, published$/)
    await studio.unpublish('article', id)
    const taken = await said(id)
    expect(taken.length).toBe(after.length + 1)
    expect(taken[0]).not.toContain('published')
    expect(await said(await studio.post('article', articleData({ title: 'At once' })))).toEqual(['1 At once, published'])
  })

  it('has one for what is changed with others, and one for taking that back', async () => {
    const id = await make('Tagged')
    const change = (body: object) => write<BulkArticlesAnswer>(who.creator, 'POST', '/api/desk/article-changes', body)
    const { body } = await change({ action: 'tag', tag: 'gold', articles: [{ id }] })
    await change({ action: 'undo', undoId: body.undoId })
    expect(await said(id)).toEqual(['3 Tagged, published', '2 Tagged, published', '1 Tagged, published'])
    expect([(await read(id, 2)).body.article.tags, (await read(id, 3)).body.article.tags]).toEqual([['gold'], undefined])
  })

  it('keeps what was there before versions were, with the first save after', async () => {
    const id = await make('Old text')
    await rowsOf(id).delete()
    await save(id, { title: 'New text' })
    expect((await list(id)).body.map(({ title, madeBy }) => [title, madeBy === 'Unknown'])).toEqual([
      ['New text', false],
      ['Old text', true],
    ])
  })

  it('has none of a save that was refused, and one of a save that was sent twice', async () => {
    const id = await make()
    expect((await save(id, { category: 'Nonsense' })).status).toBe(400)
    const key = { 'idempotency-key': randomUUID() }
    for (const round of [1, 2]) {
      const { status } = await write<DeskArticle>(who.creator, 'PUT', `/admin/upload/${id}`, articleData({ title: 'Once' }), key)
      expect([round, status]).toEqual([round, 200])
    }
    expect(await said(id)).toEqual(['2 Once, published', '1 First, published'])
  })

  it('has each of saves that came at once', async () => {
    const id = await make()
    const saves = await Promise.all(Array.from({ length: 5 }, (_, at) => save(id, { title: `Save ${at}` })))
    const stored = saves.filter(({ status }) => status === 200).map(({ body }) => `${body.version} ${body.title}, published`)
    expect((await said(id)).slice(0, -1).sort()).toEqual(stored.sort())
  })

  it('forgets what readers never had behind the newest hundred, and nothing that they had', async () => {
    const id = await make('Published long ago')
    const row = JSON.stringify({ title: 'A draft' })
    const drafts = Array.from({ length: 110 }, (_, at) => ({
      ...{ item_id: id, kind: 'article', number: at + 2, title: 'A draft', actor: 'system', made_at: new Date(), is_published: false, row },
      document_id: randomUUID(),
    }))
    await database.batchInsert('newsroom_versions', drafts, 50)
    await database('articles').where({ document_id: id }).update({ version: 111 })
    await save(id, { title: 'Published today' })
    const numbers = (await rowsOf(id).orderBy('number')).map(({ number }: { number: number }) => number)
    expect([numbers[0], numbers[1], numbers.at(-1), numbers.length]).toEqual([1, 12, 112, 102])
  })

  it('comes back with an article from the bin, whose versions are shown to nobody meanwhile', async () => {
    const id = await make('In the bin for a while')
    await write(who.creator, 'DELETE', `/admin/upload/${id}`)
    expect([(await list<ErrorAnswer>(id)).status, (await read<ErrorAnswer>(id, 1)).status]).toEqual([404, 404])
    await write(who.admin, 'POST', `/api/desk/bin/${id}/restore`)
    expect(await said(id)).toEqual(['1 In the bin for a while, published'])
  })

  it('is for who may write, and of an article that is there', async () => {
    const id = await make()
    expect((await list<ErrorAnswer>(id, '', who.reader)).status).toBe(403)
    for (const none of [noId, '..', 'A%00']) expect((await list<ErrorAnswer>(none)).status).toBe(404)
    expect((await list<ErrorAnswer>(id, '?page=0')).status).toBe(400)
  })
})

describe('GET /api/desk/articles/{id}/version', () => {
  it('is the article as it was then, to be put into a form and saved again', async () => {
    const sections = [{ subtitle: 'One', description: '<p>As it was.</p>' }]
    const id = (await write<DeskArticle>(who.creator, 'POST', '/admin/upload', articleData({ title: 'Then', sections, standfirst: '' }))).body._id
    await save(id, { title: 'Now', standfirst: 'A standfirst' })
    const { body } = await read(id, 1)
    expect(body).toMatchObject({ number: 1, title: 'Then', isPublished: true })
    expect(body.article).toMatchObject({ _id: id, title: 'Then', version: 1, sections, filledIn: expect.arrayContaining(['standfirst']) })
    expect((await read(id, 2)).body.article).toMatchObject({ title: 'Now', standfirst: 'A standfirst' })
    expect([body.before, body.newest, (await read(id, 2)).body.before]).toEqual([undefined, 2, 1])
  })

  it('is cleaned again: what the rules of today take away is not shown', async () => {
    const id = await make()
    const [kept] = await rowsOf(id).select('row')
    const row = (typeof kept.row === 'string' ? JSON.parse(kept.row) : kept.row) as { sections: object[] }
    row.sections = [{ subtitle: 'S', description: '<p onclick="x()">Safe<script>alert(1)</script></p>', imageUrl: '', imageAlt: '' }]
    await rowsOf(id).update({ row: JSON.stringify(row) })
    expect((await read(id, 1)).body.article.sections[0]?.description).toBe('<p>Safe</p>')
  })

  it('says where there is none, and where it cannot be shown', async () => {
    const id = await make()
    for (const none of [0, 9, 999_999_999]) expect((await read<ErrorAnswer>(id, none)).status).toBe(404)
    for (const wrong of ['', '-1', '1e3', 'x', '1&other=2']) expect((await read<ErrorAnswer>(id, wrong)).status).toBe(400)
    await rowsOf(id).update({ row: JSON.stringify({ title: 5, sections: [] }) })
    expect((await read<ErrorAnswer>(id, 1)).status).toBe(503)
  })
})
