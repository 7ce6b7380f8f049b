import type { BinPage, UpcomingPage, PlaceOnSite } from '@artha/contract/studio-newsroom'
import { binPage, upcomingPage, placeOnSite, previewAddress } from '@artha/contract/studio-newsroom'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { parse } from 'zod/mini'
import { articleData, hoursFromNow, storyData } from '../contract/samples'
import { sharedStudioToken } from '../shared-studio'
import { openStudio } from '../studio'
import { openStudioDesk } from '../studio-desk'
import { send } from './callers'
import { openDatabase } from './database'

const cmsUrl = inject('cmsUrl')
const token = sharedStudioToken()
const studio = openStudio(cmsUrl, token)
const desk = openStudioDesk(cmsUrl, token)
const dayMs = 86_400_000
let database: Knex
let me: string

beforeAll(async () => {
  database = openDatabase()
  const { data } = (await (await send(`${cmsUrl}/admin/users/me`, 'GET', undefined, token)).json()) as { data: { id: number } }
  me = `studio:${data.id}`
})
afterAll(() => database.destroy())

const actions = async (kind: 'article' | 'story', id: string) => (await desk.trailOf(kind, id)).map(({ action, actor }) => [action, actor])
const bin = async (): Promise<BinPage> => parse(binPage, await (await desk.ask('/bin')).json())
const inBin = async (id: string) => (await bin()).results.find(({ _id }) => _id === id)
const restore = (id: string) => desk.ask(`/bin/${id}/restore`, 'POST')
const onSite = async (id: string) => (await fetch(`${cmsUrl}/admin/upload/${id}`)).status

describe("the Studio's own buttons", () => {
  it('delete one entry into the bin, and the trail says who', async () => {
    const id = await studio.post('article', articleData({ title: 'Deleted alone' }))
    const before = Date.now()
    await studio.remove('article', id)
    const item = await inBin(id)
    expect(item).toMatchObject({ kind: 'article', title: 'Deleted alone', deletedBy: 'Studio Administrator' })
    expect(Date.parse(item?.deletedAt ?? '')).toBeGreaterThanOrEqual(before)
    expect(Date.parse(item?.goneAt ?? '') - Date.parse(item?.deletedAt ?? '')).toBe(30 * dayMs)
    expect(await actions('article', id)).toEqual([
      ['article.create', me],
      ['article.delete', me],
    ])
    expect((await desk.trailOf('article', id)).at(-1)?.details).toMatchObject({ title: 'Deleted alone', version: expect.any(Number) })
    expect(await onSite(id)).toBe(404)
  })

  it.each(['article', 'story'] as const)('delete several of a kind (%s) into the bin, each of them', async (kind) => {
    const data = kind === 'article' ? articleData : storyData
    const ids = [await studio.post(kind, data()), await studio.create(kind, data()), await studio.post(kind, data())]
    await desk.many(kind, 'bulkDelete', ids)
    for (const id of ids) {
      expect(await inBin(id)).toMatchObject({ kind })
      expect((await actions(kind, id)).at(-1)).toEqual([`${kind}.delete`, me])
    }
  })

  it('unpublish and publish, one and several, and the trail says who', async () => {
    const ids = [await studio.post('article', articleData()), await studio.post('article', articleData())]
    for (const id of ids) await studio.unpublish('article', id)
    await desk.many('article', 'bulkPublish', ids)
    await desk.many('article', 'bulkUnpublish', ids)
    for (const id of ids) {
      expect(await actions('article', id)).toEqual([
        ['article.create', me],
        ['article.unpublish', me],
        ['article.publish', me],
        ['article.unpublish', me],
      ])
      expect(await inBin(id)).toBeUndefined()
    }
  })

  it('save, save and publish, discard, copy: one entry each', async () => {
    const id = await studio.create('article', articleData({ title: 'Watched' }))
    await studio.update('article', id, { title: 'Watched twice' })
    await desk.publishWith('article', id, articleData({ title: 'Watched three times' }))
    await studio.update('article', id, { title: 'Never mind' })
    await desk.discard('article', id)
    const copy = await desk.clone('article', id, { title: 'A copy' })
    expect((await desk.trailOf('article', id)).map(({ action, details }) => [action, details?.title])).toEqual([
      ['article.create', 'Watched'],
      ['article.update', 'Watched twice'],
      ['article.publish', 'Watched three times'],
      ['article.update', 'Never mind'],
      ['article.discard-draft', 'Watched three times'],
    ])
    expect(await actions('article', copy)).toEqual([['article.create', me]])
  })

  it.each(['article', 'story'] as const)(
    'show a draft (%s) that was saved after publishing as modified, so that it can be published',
    async (kind) => {
      const id = await studio.post(kind, kind === 'article' ? articleData() : storyData())
      expect((await desk.read(kind, id)).data.status).toBe('published')
      // The Studio ignores differences of less than half a second between draft and published row.
      await new Promise((resolve) => setTimeout(resolve, 600))
      await studio.update(kind, id, { title: 'Saved later' })
      expect((await desk.read(kind, id)).data.status).toBe('modified')
      await studio.publish(kind, id)
      expect((await desk.read(kind, id)).data.status).toBe('published')
    },
  )

  it('write nothing of what was refused', async () => {
    const id = await studio.post('article', articleData())
    const address = `${cmsUrl}/content-manager/collection-types/api::article.article/${id}/actions/publish`
    expect((await send(address, 'POST', articleData({ category: 'No such category' }), token)).status).toBe(400)
    expect(await actions('article', id)).toEqual([['article.create', me]])
  })
})

describe('what is brought back', () => {
  const wholeOf = async (kind: 'article' | 'story', id: string) => {
    const rows = await database(kind === 'article' ? 'articles' : 'stories')
      .where('document_id', id)
      .orderBy('published_at')
    const both = [await desk.read(kind, id), await desk.read(kind, id, 'published')].map(({ data }) => data)
    const plain = JSON.parse(JSON.stringify(both, (name, value: unknown) => (name === 'id' ? undefined : value))) as unknown
    return { rows: rows.map(({ id: _number, ...row }) => row as object), plain }
  }

  it('is the same article at the same address: owner, dates, versions, what was published and the draft beside it', async () => {
    const sections = [
      { subtitle: 'First', description: '<p>Kept</p>' },
      { subtitle: 'Second', description: '<p>Too</p>' },
    ]
    const id = await studio.post(
      'article',
      articleData({ title: 'Back from the bin zebra', section: 'bottom', sections, publicationDate: hoursFromNow(-30) }),
    )
    await studio.update('article', id, { title: 'The draft of it', sections: sections.slice(0, 1) })
    await database('articles').where('document_id', id).update({ owner_id: 'ownerownerownerownerowne' })
    const before = await wholeOf('article', id)
    expect(before.rows).toHaveLength(2)
    await studio.remove('article', id)
    expect((await restore(id)).status).toBe(200)
    expect(await wholeOf('article', id)).toEqual(before)
    expect(await inBin(id)).toBeUndefined()
    const read = (await (await fetch(`${cmsUrl}/admin/upload/${id}`)).json()) as { title: string; sections: object[] }
    expect([read.title, read.sections.length]).toEqual(['Back from the bin zebra', 2])
    const found = (await (await fetch(`${cmsUrl}/admin/upload?fields=card&q=zebra`)).json()) as { _id: string }[]
    expect(found.map(({ _id }) => _id)).toEqual([id])
    expect((await actions('article', id)).slice(-2)).toEqual([
      ['article.delete', me],
      ['article.restore', me],
    ])
  })

  it('is the same story, tags and slides', async () => {
    const slides = [{ text: 'One', ctaLink: '/budget-calculator' }, { text: 'Two' }]
    const id = await studio.post('story', storyData({ tags: ['habit', 'budget'], slides, expiryTime: 'for24h', publicationDate: hoursFromNow(-2) }))
    const before = await wholeOf('story', id)
    await desk.many('story', 'bulkDelete', [id])
    expect((await restore(id)).status).toBe(200)
    expect(await wholeOf('story', id)).toEqual(before)
  })

  it('stays a draft if it was one, with what is still missing', async () => {
    const id = await studio.create('article', { title: 'Half done' })
    await studio.remove('article', id)
    expect((await restore(id)).status).toBe(200)
    expect((await desk.read('article', id)).data).toMatchObject({ title: 'Half done', publishedAt: null, category: null })
    expect(await onSite(id)).toBe(404)
  })

  it('is restored once, by the first of several requests, and can be deleted again', async () => {
    const id = await studio.post('article', articleData())
    await studio.remove('article', id)
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => restore(id)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 404, 404, 404])
    expect(await onSite(id)).toBe(200)
    await studio.remove('article', id)
    expect(await inBin(id)).toMatchObject({ _id: id })
  })

  it('is not what was kept for long enough, nor what never was', async () => {
    const id = await studio.create('article', articleData())
    await studio.remove('article', id)
    const past = database.client.config.client === 'pg' ? new Date(Date.now() - 1_000) : Date.now() - 1_000
    await database('newsroom_binned_items').where('item_id', id).update({ gone_at: past })
    expect(await inBin(id)).toBeUndefined()
    expect([(await restore(id)).status, (await restore('nothing')).status]).toEqual([404, 404])
  })

  it('is one of two deletions at once', async () => {
    const id = await studio.post('article', articleData({ title: 'Deleted by two' }))
    await Promise.allSettled([1, 2, 3].map(() => studio.remove('article', id)))
    expect((await desk.trailOf('article', id)).filter(({ action }) => action === 'article.delete')).toHaveLength(1)
    expect(await inBin(id)).toMatchObject({ title: 'Deleted by two' })
  })
})

describe('what is scheduled', () => {
  const coming = async (): Promise<UpcomingPage> => parse(upcomingPage, await (await desk.ask('/scheduled')).json())

  it('is what has a coming date, the next first, with the unpublished drafts', async () => {
    const later = await studio.post('article', articleData({ title: 'Later', publicationDate: hoursFromNow(2_000) }))
    const sooner = await studio.post('story', storyData({ title: 'Sooner', publicationDate: hoursFromNow(1_000) }))
    const draft = await studio.create('article', articleData({ title: 'Waiting', publicationDate: hoursFromNow(1_500) }))
    await studio.update('article', later, { title: 'Later, changed' })
    const past = await studio.post('article', articleData({ publicationDate: hoursFromNow(-1) }))
    const ours = (await coming()).results.filter(({ _id }) => [later, sooner, draft, past].includes(_id))
    expect(ours.map(({ _id, kind, title, state }) => [_id, kind, title, state])).toEqual([
      [sooner, 'story', 'Sooner', 'scheduled'],
      [draft, 'article', 'Waiting', 'draft'],
      [later, 'article', 'Later', 'scheduled'],
    ])
  })
})

describe('beside an entry', () => {
  const place = async (kind: 'article' | 'story', id: string): Promise<PlaceOnSite> =>
    parse(placeOnSite, await (await desk.ask(`/on-site/${kind}/${id}`)).json())

  it('stands what readers have of it, and where', async () => {
    const draft = await studio.create('article', articleData({ publicationDate: hoursFromNow(5) }))
    expect(await place('article', draft)).toEqual({ state: 'draft', appearsAt: null, url: '', notShownBecause: '' })
    await studio.publish('article', draft)
    expect((await place('article', draft)).state).toBe('scheduled')
    const live = await studio.post('article', articleData())
    expect(await place('article', live)).toMatchObject({ state: 'live', url: `http://localhost:3000/blog/${live}` })
    const over = await studio.post('story', storyData({ expiryTime: 'for24h', publicationDate: hoursFromNow(-25) }))
    expect(await place('story', over)).toMatchObject({ state: 'expired', url: '' })
    expect((await desk.ask(`/on-site/page/${live}`)).status).toBe(404)
  })

  it('a signed address shows it as it was last saved', async () => {
    const id = await studio.post('article', articleData({ title: 'As readers have it' }))
    await studio.update('article', id, { title: 'As it was last saved' })
    const { url } = parse(previewAddress, await (await desk.ask(`/on-site/article/${id}/preview`, 'POST')).json())
    const { pathname, search } = new URL(url)
    const shown = (await (await fetch(`${cmsUrl}/api${pathname}${search}`)).json()) as { article: { title: string } }
    expect(shown.article.title).toBe('As it was last saved')
    expect((await fetch(`${cmsUrl}/api${pathname}`)).status).toBe(404)
    expect((await desk.ask('/on-site/article/nothing/preview', 'POST')).status).toBe(404)
  })
})

it.each(['/scheduled?page=0', '/bin?pageSize=101', '/bin?sort=title', '/changes?q=', '/changes?populate=*'])('refuses %s', async (path) => {
  expect((await desk.ask(path)).status).toBe(400)
})

it('the changes are of content alone', async () => {
  const { results } = (await (await desk.ask('/changes?pageSize=100')).json()) as { results: { subject: string }[] }
  expect(results.filter(({ subject }) => !/^(article|story|media):/.test(subject))).toEqual([])
  expect(results.length).toBeGreaterThan(0)
})
