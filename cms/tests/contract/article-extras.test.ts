import type { ArchiveEntry } from '@artha/contract/archive'
import type { Article, ArticleCard } from '@artha/contract/article'
import type { DeskArticle } from '@artha/contract/desk'
import type { ErrorAnswer } from '@artha/contract/errors'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { sharedStudioToken } from '../shared-studio'
import { openStudio, type Studio } from '../studio'
import { ask } from './ask'
import { articleData } from './samples'
import { people, write, type People } from './writers'

let who: People
let studio: Studio

beforeAll(async () => {
  who = await people()
  studio = openStudio(inject('cmsUrl'), sharedStudioToken())
})

/** Old, so that the article is not on the front page, where other suites look for theirs. */
const longAgo = '2026-01-04T00:00:00.000Z'

const drawnHead = { title: 'Repo rate', unit: 'percent', after: 1, source: 'RBI', address: 'https://www.rbi.org.in', date: '2026-10-08' }
const bars = { kind: 'bar', ...drawnHead, rows: [2025, 2026].map((year) => ({ label: String(year), value: year - 2020 })) }
const slope = { kind: 'slope', ...drawnHead, fromLabel: 'Before', toLabel: 'Now', rows: [{ label: 'Repo', from: 6, to: 5.5 }] }
const slabs = {
  kind: 'slabs',
  ...drawnHead,
  rows: [
    { from: 0, upTo: 400_000, percent: 0 },
    { from: 400_000, upTo: null, percent: 5 },
  ],
}

const extras = {
  authors: [{ name: 'Artha tax desk', qualification: 'Chartered accountant', registration: 'INA000000000' }],
  caption: 'A passbook on a counter.',
  credit: 'Illustration: Artha',
  shortVersion: {
    lines: ['The rebate rises.', 'It needs no form.'],
    figure: '₹12,500',
    figureSays: 'less tax in a year',
    appliesTo: 'Salaried employees',
    doBy: '31 July',
    costsOrSaves: 'Saves up to ₹12,500',
  },
  figureData: [bars, slope, slabs],
  slug: 'how-the-rebate-rises',
  seo: { title: 'The rebate, explained', description: 'What changes.', picture: '', canonical: 'https://example.org/first', noindex: false },
  tags: ['rebate', 'Income tax'],
  unmarkedTerms: ['emi', 'repo-rate'],
  showsVersions: true,
}
const cleared = {
  authors: [],
  caption: '',
  credit: '',
  shortVersion: {},
  figureData: [],
  slug: '',
  seo: {},
  tags: [],
  unmarkedTerms: [],
  showsVersions: false,
}
const names = Object.keys(extras)

const of = (answer: object) => Object.fromEntries(Object.entries(answer).filter(([name]) => names.includes(name)))
const post = async <Body = DeskArticle>(over: object) =>
  write<Body>(who.creator, 'POST', '/admin/upload', articleData({ createdAt: longAgo, ...over }))
const create = async (over: object) => (await post(over)).body
const save = async (id: string, over: object) => (await write<DeskArticle>(who.creator, 'PUT', `/admin/upload/${id}`, articleData(over))).body
const read = async (id: string) => (await ask<Article>(`/admin/upload/${id}`)).body

/** A body with only the six fields that the API has had from the beginning. */
const documented = {
  title: 'As documented',
  category: 'Loan',
  subcategory: 'Home loan',
  section: 'main',
  featured: false,
  sections: [{ subtitle: 'First', imageUrl: '', description: '<p>Some words.</p>' }],
}

describe('what an article has beside its text', () => {
  it('is answered as it was written, to its writer and to readers', async () => {
    const made = await create(extras)
    expect(of(made)).toEqual(extras)
    expect(of(await read(made._id))).toEqual(extras)
  })

  it('stays where a write leaves it out, as the documented body of six fields does', async () => {
    const made = await write<DeskArticle>(who.creator, 'POST', '/admin/upload', documented)
    expect([made.status, of(made.body)]).toEqual([201, {}])
    const { _id } = made.body
    await save(_id, extras)
    const saved = await write<DeskArticle>(who.creator, 'PUT', `/admin/upload/${_id}`, documented)
    expect([saved.status, saved.body.version, of(saved.body)]).toEqual([200, 3, extras])
    expect(of(await read(_id))).toEqual(extras)
  })

  it.each(names)('%s is cleared by what is empty, and nothing else with it', async (name) => {
    const { _id } = await create(extras)
    const { [name]: _, ...others } = extras as Record<string, unknown>
    expect(of(await save(_id, { [name]: (cleared as Record<string, unknown>)[name] }))).toEqual(others)
    expect(of(await read(_id))).toEqual(others)
  })

  it('says in lists and in the map of the archive what its address is, and that search engines are not led there', async () => {
    const made = await create({ title: 'Zircon and its address', slug: 'zircon', seo: { noindex: true } })
    const first = await create({ title: 'Zircon that stood elsewhere', seo: { canonical: 'https://example.org/first' } })
    const plain = await create({ title: 'Zircon as ever' })
    const { body: cards } = await ask<ArticleCard[]>('/admin/upload?fields=card&q=zircon')
    const shown = (entries: (ArticleCard | ArchiveEntry)[]) => entries.map(({ _id, slug, unlisted }) => ({ _id, slug, unlisted }))
    const expected = [
      { _id: made._id, slug: 'zircon', unlisted: true },
      { _id: first._id, slug: undefined, unlisted: true },
      { _id: plain._id, slug: undefined, unlisted: undefined },
    ]
    expect(shown(cards)).toEqual(expect.arrayContaining(expected))
    const { body: archive } = await ask<ArchiveEntry[]>('/api/archive')
    expect(shown(archive)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['authors.0.name', { authors: [{ name: ' ' }] }],
    ['authors', { authors: Array.from({ length: 7 }, () => ({ name: 'Desk' })) }],
    ['caption', { caption: 'x'.repeat(301) }],
    ['credit', { credit: 'Two\nlines' }],
    ['shortVersion.lines', { shortVersion: { doBy: '31 July' } }],
    ['shortVersion.lines', { shortVersion: { lines: ['One', 'Two', 'Three', 'Four'] } }],
    ['shortVersion.figure', { shortVersion: { lines: ['One'], figureSays: 'less tax' } }],
    ['figureData.0.rows', { figureData: [{ ...bars, rows: bars.rows.slice(1) }] }],
    ['figureData.1.source', { figureData: [slope, { ...bars, source: '' }] }],
    ['figureData.0.date', { figureData: [{ ...bars, date: '2999-01-01' }] }],
    ['figureData.0.address', { figureData: [{ ...bars, address: 'javascript:alert(1)' }] }],
    ['figureData.0.rows', { figureData: [{ ...slabs, rows: slabs.rows.toReversed() }] }],
    ['figureData.0.rows.0.percent', { figureData: [{ ...slabs, rows: [{ from: 0, upTo: null, percent: 710 }] }] }],
    ['slug', { slug: 'Two Words' }],
    ['slug', { slug: '../login' }],
    ['slug', { slug: 'login' }],
    ['slug', { slug: 'tax' }],
    ['slug', { slug: 'home-loan-calculator' }],
    ['seo.canonical', { seo: { canonical: '//elsewhere.example' } }],
    ['seo.picture', { seo: { picture: 'https://elsewhere.example/a.png' } }],
    ['tags', { tags: ['Gold', 'gold'] }],
    ['tags.0', { tags: ['gold, silver'] }],
    ['unmarkedTerms', { unmarkedTerms: ['emi', 'emi'] }],
    ['unmarkedTerms.0', { unmarkedTerms: ['Repo rate'] }],
  ])('is refused with the field that is wrong: %s %j', async (field, wrong) => {
    const refused = await post<ErrorAnswer>(wrong)
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]])
  })

  it('is written in the Studio too, and held to the same rules when it is published', async () => {
    const written = {
      authors: [{ name: 'Artha tax desk' }],
      caption: 'A counter.',
      shortLines: 'One.\nTwo.',
      tags: 'gold, Income tax',
      unmarkedTerms: 'emi',
      showsVersions: true,
      slug: 'in-the-studio',
      seoTitle: 'For search',
      noindex: true,
    }
    const id = await studio.post('article', articleData({ publicationDate: longAgo, ...written }))
    expect(of(await read(id))).toEqual({
      authors: [{ name: 'Artha tax desk', qualification: '', registration: '' }],
      caption: 'A counter.',
      shortVersion: { lines: ['One.', 'Two.'], figure: '', figureSays: '', appliesTo: '', doBy: '', costsOrSaves: '' },
      slug: 'in-the-studio',
      seo: { title: 'For search', description: '', picture: '', canonical: '', noindex: true },
      tags: ['gold', 'Income tax'],
      unmarkedTerms: ['emi'],
      showsVersions: true,
    })
    await studio.update('article', id, { slug: 'login' })
    await expect(studio.publish('article', id)).rejects.toThrow(/used by a page of this site/)
    await studio.update('article', id, { slug: 'in-the-studio', shortLines: '1\n2\n3\n4' })
    await expect(studio.publish('article', id)).rejects.toThrow(/At most 3 lines/)
    expect((await read(id)).slug).toBe('in-the-studio')
  })

  it('is on the desk as the Studio left it, unfinished, and stays through the save of a draft that leaves it out; readers see nothing of it', async () => {
    const { _id, version } = await create({})
    const source = { title: 'Press release', authority: 'RBI', address: null, checkedOn: '2026-10-12' }
    await studio.update('article', _id, { appliesTo: 'Tenants', sources: [source] })
    const onTheDesk = async () => (await write<DeskArticle>(who.creator, 'GET', `/api/desk/articles/${_id}`)).body
    const unfinished = { shortVersion: { appliesTo: 'Tenants', lines: [] }, sources: [{ title: 'Press release', address: '' }] }
    const draft = await onTheDesk()
    expect(draft).toMatchObject(unfinished)
    expect(draft.version).toBeGreaterThan(version)
    const saved = await write(who.creator, 'PUT', `/api/desk/articles/${_id}`, articleData({ title: 'Saved on the dashboard' }))
    expect([saved.status, await onTheDesk()]).toMatchObject([200, { title: 'Saved on the dashboard', ...unfinished }])
    const { shortVersion, sources } = await read(_id)
    expect([shortVersion, sources]).toEqual([undefined, undefined])
  })

  it('keeps its drawings through a save of the Studio, which cannot write them', async () => {
    const { _id } = await create(extras)
    await studio.update('article', _id, { title: 'Said otherwise', figureData: [{ kind: 'nonsense' }] })
    await studio.publish('article', _id)
    const after = await read(_id)
    expect([after.title, after.figureData]).toEqual(['Said otherwise', extras.figureData])
  })

  it('is in a preview, and comes back from the bin', async () => {
    const preview = await write<{ path: string }>(who.creator, 'POST', '/api/preview', { kind: 'article', article: articleData(extras) })
    const shown = (await (await fetch(`${inject('cmsUrl')}/api${preview.body.path}`)).json()) as { article: Article }
    expect(of(shown.article)).toEqual(extras)
    const { _id } = await create(extras)
    await write(who.admin, 'DELETE', `/admin/upload/${_id}`)
    await write(who.admin, 'POST', `/api/desk/bin/${_id}/restore`)
    expect(of(await read(_id))).toEqual(extras)
  })

  it('names no security with advice', async () => {
    const refused = await post<ErrorAnswer>({ shortVersion: { lines: ['Sell Tata Motors now.'] } })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['shortVersion.lines.0']])
  })
})
