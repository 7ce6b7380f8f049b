import type { Article } from '@artha/contract/article'
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

const release = { title: 'Press release 63742', authority: 'RBI', address: 'https://www.rbi.org.in/a?b=c', checkedOn: '2026-10-12' }
const survey = { title: 'Survey', authority: 'MoSPI', address: 'https://www.mospi.gov.in', checkedOn: '2026-10-01' }
const answered = (...sources: object[]) => sources.map((source) => ({ ...source, document: '' }))

/** Old, so that the article is not on the front page, where other suites look for theirs. */
const longAgo = '2026-01-05T00:00:00.000Z'

const create = async (over: object) =>
  (await write<DeskArticle>(who.creator, 'POST', '/admin/upload', articleData({ createdAt: longAgo, ...over }))).body
const save = <Body = DeskArticle>(id: string, over: object, headers = {}) =>
  write<Body>(who.creator, 'PUT', `/admin/upload/${id}`, articleData(over), headers)
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

describe('the sources of an article', () => {
  it('are kept in their order, and answered to its writer and to readers', async () => {
    const made = await create({ title: 'Bentonite and its sources', sources: [release, survey] })
    expect(made.sources).toEqual(answered(release, survey))
    expect((await read(made._id)).sources).toEqual(answered(release, survey))
    const listed = await ask<Article[]>('/admin/upload?q=bentonite')
    expect(listed.body[0]).toMatchObject({ _id: made._id, sources: answered(release, survey) })
  })

  it('stay where a write leaves them out, as the documented body of six fields does', async () => {
    const made = await write<DeskArticle>(who.creator, 'POST', '/admin/upload', documented)
    expect([made.status, made.body.sources]).toEqual([201, undefined])
    const { _id } = made.body
    await save(_id, { sources: [release] })
    const saved = await write<DeskArticle>(who.creator, 'PUT', `/admin/upload/${_id}`, documented)
    expect([saved.status, saved.body.version, saved.body.sources]).toEqual([200, 3, answered(release)])
    expect((await read(_id)).sources).toEqual(answered(release))
  })

  it('are replaced by others, and cleared by an empty list', async () => {
    const { _id } = await create({ sources: [release, survey] })
    expect((await save(_id, { sources: [survey] })).body.sources).toEqual(answered(survey))
    expect((await save(_id, { sources: [] })).body).not.toHaveProperty('sources')
    expect(await read(_id)).not.toHaveProperty('sources')
  })

  it('belong to the version: who did not see them is refused', async () => {
    const { _id } = await create({})
    await save(_id, { sources: [release] }, { 'if-match': '"1"' })
    const late = await save<ErrorAnswer>(_id, { sources: [survey] }, { 'if-match': '"1"' })
    expect([late.status, late.body.code]).toEqual([409, 'conflict'])
    expect((await read(_id)).sources).toEqual(answered(release))
  })

  it('follow those of the figures that are marked', async () => {
    const sections = [{ subtitle: 'One', description: '<p><a href="/figures/repo?on=2026-10-08">5.50%</a></p>' }]
    const { _id, sources } = await create({ sections, sources: [release] })
    expect(sources).toEqual(answered(release))
    expect((await read(_id)).sources?.map(({ title }) => title)).toEqual(['RBI policy repo rate', 'Press release 63742'])
  })

  it.each([
    ['title', { title: ' ' }],
    ['authority', { authority: '' }],
    ['address', { address: 'javascript:alert(1)' }],
    ['address', { address: '/figures/repo' }],
    ['address', { address: 'https://user:secret@rbi.org.in' }],
    ['checkedOn', { checkedOn: '2026-02-30' }],
    ['checkedOn', { checkedOn: '2999-01-01' }],
    ['document', { document: 'no such field' }],
  ])('are refused with the field that is wrong: %s %j', async (field, wrong) => {
    const body = articleData({ sources: [release, { ...survey, ...wrong }] })
    const refused = await write<ErrorAnswer>(who.creator, 'POST', '/admin/upload', body)
    expect(refused.status).toBe(400)
    // As in every refusal, an unknown field is named without its place.
    expect(Object.keys(refused.body.fields ?? {})).toEqual([field === 'document' ? 'document' : `sources.1.${field}`])
  })

  it('are at most twenty', async () => {
    const sources = Array.from({ length: 21 }, () => release)
    const refused = await write<ErrorAnswer>(who.creator, 'POST', '/admin/upload', articleData({ sources }))
    expect([refused.status, refused.body.fields]).toEqual([400, { sources: 'At most 20 sources' }])
  })

  it('are written in the Studio too, and held to the same rules when they are published', async () => {
    const id = await studio.post('article', articleData({ publicationDate: longAgo, sources: [release] }))
    expect((await read(id)).sources).toEqual(answered(release))
    await studio.update('article', id, { sources: [{ ...survey, address: 'nowhere' }] })
    await expect(studio.publish('article', id)).rejects.toThrow(/an address that begins with https/)
    expect((await read(id)).sources).toEqual(answered(release))
    await studio.update('article', id, { sources: [release, survey] })
    await studio.publish('article', id)
    expect((await read(id)).sources).toEqual(answered(release, survey))
  })

  it('are in a preview, and come back from the bin', async () => {
    const preview = await write<{ path: string }>(who.creator, 'POST', '/api/preview', {
      kind: 'article',
      article: articleData({ sources: [release] }),
    })
    const shown = await fetch(`${inject('cmsUrl')}/api${preview.body.path}`)
    expect(await shown.json()).toMatchObject({ article: { sources: answered(release) } })
    const { _id } = await create({ sources: [release] })
    await write(who.creator, 'DELETE', `/admin/upload/${_id}`)
    await write(who.admin, 'POST', `/api/desk/bin/${_id}/restore`)
    expect((await read(_id)).sources).toEqual(answered(release))
  })
})
