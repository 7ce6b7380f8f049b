import type { DeskArticle } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import type { PublishedVersions, VersionComparison } from '@artha/contract/published-versions'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { openDatabase } from '../access/database'
import { beforeItsTime, untilItsTime } from '../before-its-time'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { ask } from './ask'
import { articleData, hoursFromNow } from './samples'
import { people, write, type People } from './writers'

let who: People
let studio: Studio
const database = openDatabase()

beforeAll(async () => {
  who = await people()
  studio = openStudio(inject('cmsUrl'), sharedStudioToken())
})
afterAll(() => database.destroy())

/** Old, so that the article is not on the front page, where other suites look for theirs. */
const longAgo = '2026-01-06T00:00:00.000Z'

const text = (words: string) => ({ sections: [{ subtitle: 'One', description: `<p>${words}</p>` }] })
const body = (words: string, over: object = {}) =>
  articleData({ title: 'Tourmaline', createdAt: longAgo, showsVersions: true, ...text(words), ...over })
const make = async (words: string, over: object = {}) => (await write<DeskArticle>(who.creator, 'POST', '/admin/upload', body(words, over))).body._id
const save = (id: string, words: string, over: object = {}) => write<DeskArticle>(who.creator, 'PUT', `/admin/upload/${id}`, body(words, over))
const saveDraft = (id: string, words: string) => write<DeskArticle>(who.creator, 'PUT', `/api/desk/articles/${id}`, body(words))
const list = <Body = PublishedVersions>(id: string) => ask<Body>(`/api/articles/${id}/versions`)
const compare = <Body = VersionComparison>(id: string, from: number | string, to: number | string) =>
  ask<Body>(`/api/articles/${id}/comparison?from=${from}&to=${to}`)
const numbers = async (id: string) => (await list(id)).body.versions.map(({ number }) => number)
const rowsOf = (id: string) => database('newsroom_versions').where({ item_id: id })
const versionOf = async (id: string) => (await write<DeskArticle>(who.creator, 'GET', `/api/desk/articles/${id}`)).body.version

describe('GET /api/articles/{id}/versions', () => {
  it('has each version that readers had, newest first, with the words that it changed', async () => {
    const id = await make('The rate is 5.25%.', { slug: 'tourmaline-rates' })
    await save(id, 'The rate is 5.50% now.')
    const { body: answer, status } = await list(id)
    expect([status, answer.article]).toEqual([200, { _id: id, title: 'Tourmaline', slug: 'tourmaline-rates' }])
    expect(answer.versions.map(({ number, words }) => [number, words])).toEqual([
      [2, { added: 2, removed: 1 }],
      [1, undefined],
    ])
    const [newest, oldest] = answer.versions.map(({ since }) => Date.parse(since))
    expect(newest).toBeGreaterThan(oldest ?? Infinity)
  })

  it('has none that changed nothing for readers', async () => {
    const id = await make('As it was.')
    await save(id, 'As it was.', { tags: ['tourmaline'], byline: 'Another desk' })
    expect(await numbers(id)).toEqual([1])
    await save(id, '<b>As it was.</b>')
    expect((await list(id)).body.versions[0]).toMatchObject({ number: 3, words: { added: 0, removed: 0 } })
  })

  it('has no draft: neither one between two publications nor one that nobody published', async () => {
    const id = await make('First text.')
    await saveDraft(id, 'A secret thought.')
    await saveDraft(id, 'Another secret.')
    expect(await numbers(id)).toEqual([1])
    await save(id, 'Second text.')
    await saveDraft(id, 'Not yet.')
    expect(await numbers(id)).toEqual([4, 1])
  })

  it('has no text of a scheduled article that was changed before its time', async () => {
    const id = await make('Too early.', { createdAt: hoursFromNow(1) })
    expect((await list<ErrorAnswer>(id)).status).toBe(404)
    await save(id, 'In time.', { createdAt: longAgo })
    expect(await numbers(id)).toEqual([2])
    expect((await compare<ErrorAnswer>(id, 1, 2)).status).toBe(404)
  })

  it('has a scheduled text from its date, also after it has changed', async () => {
    const { id, at } = await beforeItsTime(2_000, async (aheadMs) => {
      const date = Date.now() + aheadMs
      const made = await make('On time.', { createdAt: new Date(date).toISOString() })
      expect((await list<ErrorAnswer>(made)).status).toBe(404)
      return { id: made, at: date }
    })
    await vi.waitFor(async () => expect((await list(id)).status).toBe(200), untilItsTime)
    expect((await list(id)).body.versions).toEqual([{ number: 1, since: new Date(at).toISOString() }])
    await save(id, 'Changed later.', { createdAt: new Date(at).toISOString() })
    expect(await numbers(id)).toEqual([2, 1])
  })

  it('has only the newest fifty', async () => {
    const id = await make('Number 0')
    const { row } = await rowsOf(id).first<{ row: unknown }>('row')
    const stored = (typeof row === 'string' ? JSON.parse(row) : row) as object
    const rows = Array.from({ length: 60 }, (_, at) => ({
      ...{
        document_id: `tourmaline-${id}-${at}`,
        item_id: id,
        kind: 'article',
        number: at + 2,
        title: 'Tourmaline',
        actor: 'system',
        is_published: true,
      },
      made_at: new Date(),
      row: JSON.stringify({ ...stored, ...text(`Number ${at + 1}`) }),
    }))
    await database.batchInsert('newsroom_versions', rows, 20)
    await database('articles').where({ document_id: id }).update({ version: 61 })
    const found = await numbers(id)
    expect([found.length, found[0], found.at(-1)]).toEqual([50, 61, 12])
  })
})

describe('versions of an article', () => {
  it('are shown to nobody until an editor allows it, and no longer once it is taken back', async () => {
    const id = await make('First.', { showsVersions: undefined })
    await save(id, 'Second.', { showsVersions: undefined })
    const statuses = async () => [(await list<ErrorAnswer>(id)).status, (await compare<ErrorAnswer>(id, 1, 2)).status]
    expect(await statuses()).toEqual([404, 404])
    await save(id, 'Second.')
    expect(await statuses()).toEqual([200, 200])
    await save(id, 'Second.', { showsVersions: false })
    expect(await statuses()).toEqual([404, 404])
  })

  it('stay hidden while only a draft allows them', async () => {
    const id = await make('First.', { showsVersions: false })
    await saveDraft(id, 'First.')
    expect((await list<ErrorAnswer>(id)).status).toBe(404)
  })

  it('go with the article: unpublished, deleted, and back with it', async () => {
    const id = await make('First.')
    await save(id, 'Second.')
    const statuses = async () => [(await list<ErrorAnswer>(id)).status, (await compare<ErrorAnswer>(id, 1, 2)).status]
    await studio.unpublish('article', id)
    expect(await statuses()).toEqual([404, 404])
    await studio.publish('article', id)
    expect(await statuses()).toEqual([200, 200])
    await write(who.creator, 'DELETE', `/admin/upload/${id}`)
    expect(await statuses()).toEqual([404, 404])
    await write(who.admin, 'POST', `/api/desk/bin/${id}/restore`)
    expect(await statuses()).toEqual([200, 200])
  })

  it('are written in the Studio too, where publishing is a version and saving is none', async () => {
    const id = await studio.create('article', body('A draft.'))
    await studio.update('article', id, body('Another draft.'))
    expect((await list<ErrorAnswer>(id)).status).toBe(404)
    await studio.publish('article', id)
    const first = await numbers(id)
    expect(first).toHaveLength(1)
    await studio.update('article', id, body('Thought over.'))
    expect(await numbers(id)).toEqual(first)
    await studio.publish('article', id)
    expect(await numbers(id)).toEqual([await versionOf(id), ...first])
  })

  it.each(['aaaaaaaaaaaaaaaaaaaaaaaa', '..%2f..', 'A%00', '__proto__'])('are missing at the id %s', async (id) => {
    expect([(await list<ErrorAnswer>(id)).status, (await compare<ErrorAnswer>(id, 1, 2)).status]).toEqual([404, 404])
  })
})

describe('GET /api/articles/{id}/comparison', () => {
  it('has the parts that differ as plain lines, older first, whichever was named first', async () => {
    const source = { title: 'Press release', authority: 'RBI', address: 'https://www.rbi.org.in', checkedOn: '2026-10-12' }
    const id = await make('It is <b>5.25%</b>.', { standfirst: 'Early.' })
    await save(id, 'It is 5.50%.</p><p>So it stays.', { standfirst: 'Early.', sources: [source] })
    const { body: found } = await compare(id, 1, 2)
    expect([found.before.number, found.after.number]).toEqual([1, 2])
    expect(found.changes).toEqual([
      { part: 'text', before: 'One\nIt is 5.25%.', after: 'One\nIt is 5.50%.\nSo it stays.' },
      { part: 'sources', before: '', after: 'Press release, RBI, https://www.rbi.org.in, 2026-10-12' },
    ])
    expect((await compare(id, 2, 1)).body).toEqual(found)
  })

  it('names nobody and nothing that the newsroom alone knows', async () => {
    const author = { name: 'Kainite Author', qualification: '', registration: '' }
    const secret = { byline: 'Kainite Byline', authors: [author], tags: ['kainite'], unmarkedTerms: ['kainite'], seo: { title: 'Kainite' } }
    const id = await make('First.', secret)
    await save(id, 'Second.', { ...secret, byline: 'Kainite Other' })
    const answers = [await list(id), await compare(id, 1, 2)]
    const sent = JSON.stringify(answers.map(({ body: answer }) => answer))
    expect(sent).toContain('Second.')
    expect(sent).not.toMatch(/kainite|madeBy|actor|ownerId|creator/i)
  })

  it('is cleaned again: what the rules of today take away is not shown', async () => {
    const id = await make('First.')
    await save(id, 'Second.')
    const stored = await rowsOf(id).where({ number: 1 }).first<{ row: unknown }>('row')
    const row = (typeof stored.row === 'string' ? JSON.parse(stored.row) : stored.row) as object
    const sections = [{ subtitle: 'One', description: '<p onclick="x()">Safe<script>alert(1)</script><style>p{}</style></p>' }]
    await rowsOf(id)
      .where({ number: 1 })
      .update({ row: JSON.stringify({ ...row, sections }) })
    expect((await compare(id, 1, 2)).body.changes).toEqual([{ part: 'text', before: 'One\nSafe', after: 'One\nSecond.' }])
  })

  it('knows no draft, no version to come and none of another article', async () => {
    const id = await make('First.')
    await saveDraft(id, 'A secret thought.')
    await save(id, 'Third.')
    await saveDraft(id, 'Not yet.')
    const other = await make('Of another.')
    for (const [from, to] of [
      [1, 2],
      [2, 3],
      [3, 4],
      [1, 9],
      [0, 1],
    ] as const)
      expect([from, to, (await compare<ErrorAnswer>(id, from, to)).status]).toEqual([from, to, 404])
    expect((await compare(id, 1, 3)).status).toBe(200)
    expect((await compare<ErrorAnswer>(other, 1, 3)).status).toBe(404)
  })

  it('says what is wrong with the numbers, and where a version can no longer be shown', async () => {
    const id = await make('First.')
    await save(id, 'Second.')
    for (const [from, to] of [
      ['', 2],
      ['-1', 2],
      ['1e1', 2],
      ['1', '2&number=1'],
      ['2', 2],
    ] as const)
      expect((await compare<ErrorAnswer>(id, from, to)).status).toBe(400)
    await rowsOf(id)
      .where({ number: 1 })
      .update({ row: JSON.stringify({ title: 5, sections: [] }) })
    expect((await compare<ErrorAnswer>(id, 1, 2)).status).toBe(503)
    expect(await numbers(id)).toEqual([2])
  })
})
