import { randomUUID } from 'node:crypto'
import type { LibraryFile, LibraryFileDetails } from '@artha/contract/media-library'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { bearer } from '../access/callers'
import { openDatabase } from '../access/database'
import { film } from '../sample-media'
import { sharedStudioToken } from '../shared-studio'
import { articleData, hoursFromNow, paragraphs, storyBody } from './samples'
import { upload } from './upload-as'
import { people, write, type People } from './writers'

let who: People
const database = openDatabase()
const cmsUrl = inject('cmsUrl')
const mark = `Garnet ${randomUUID().slice(0, 8)}`

beforeAll(async () => {
  who = await people()
})
afterAll(() => database.destroy())

const png = (width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#14593c' } })
    .png()
    .toBuffer()

/** Uploads a file and returns its row in the library. */
async function added(token = who.creator, file?: Buffer): Promise<LibraryFile> {
  const { secure_url } = await upload(cmsUrl, token, { file: file ?? (await png()), name: `${mark}.png`, alt: 'Coins' })
  const { body } = await write<LibraryFile[]>(who.admin, 'GET', '/api/desk/media?pageSize=20')
  const found = body.find(({ url }) => url === secure_url)
  if (found === undefined) throw new Error(`${secure_url} is not in the library`)
  return found
}

const at = ({ _id }: Pick<LibraryFile, '_id'>, query = '') => `/api/desk/media/${_id}${query}`
const read = (file: LibraryFile, token = who.creator) => write<LibraryFileDetails>(token, 'GET', at(file))
const words = { alt: 'Coins in a jar', caption: 'Savings of a year', credit: 'Photo: Asha Rao' }
const save = (file: LibraryFile, body: object = words, headers: Record<string, string> = {}, token: string | undefined = who.creator) =>
  write<LibraryFileDetails>(token, 'PUT', at(file), body, headers)
const remove = (file: LibraryFile, query = '', headers: Record<string, string> = {}, token: string | undefined = who.creator) =>
  write<{ message: string }>(token, 'DELETE', at(file, query), undefined, headers)
const trailOf = ({ url }: LibraryFile) =>
  database('accounts_audit_entries')
    .where({ subject: `media:${url}` })
    .orderBy('id')
    .select('action', 'actor', 'details')
const sectionWith = ({ url }: LibraryFile) => ({ subtitle: 'Part', description: paragraphs, imageUrl: url, imageAlt: 'Coins' })
const publish = async (file: LibraryFile, over: object = {}) =>
  (await write<{ _id: string }>(who.creator, 'POST', '/admin/upload', articleData({ sections: [sectionWith(file)], ...over }))).body._id

describe('the words of a file', () => {
  it('are read, saved and cleared, with a version and an entry in the trail', async () => {
    const file = await added()
    const before = await read(file)
    // Its AVIF files come later
    const { image: _, ...listed } = file
    expect(before.body).toMatchObject({ ...listed, credit: '', version: 1, mayChange: true, uses: [], useCount: 0, publishedUses: 0 })
    expect([before.headers.get('etag'), before.headers.get('cache-control')]).toEqual(['"1"', 'no-store'])
    const saved = await save(file, { ...words, alt: '  Coins in a jar ' }, { 'if-match': '"1"', 'idempotency-key': randomUUID() })
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"2"'])
    expect(saved.body).toMatchObject({ ...words, version: 2, url: file.url })
    expect((await read(file)).body).toMatchObject({ ...words, version: 2 })
    expect((await save(file, { alt: '', caption: '', credit: '' })).body).toMatchObject({ alt: '', caption: '', credit: '', version: 3 })
    const trail = await trailOf(file)
    expect(trail.map(({ action }) => action)).toEqual(['media.upload', 'media.update', 'media.update'])
    expect(trail[1]).toMatchObject({ actor: trail[0]?.actor, details: expect.anything() })
  })

  it('are refused over a version that somebody else saved, also in the Studio', async () => {
    const file = await added()
    await save(file, { ...words, credit: 'First' }, { 'if-match': '"1"' })
    const late = await save(file, words, { 'if-match': '"1"' })
    expect([late.status, late.body]).toMatchObject([409, { code: 'conflict', message: 'Someone else saved this in the meantime.' }])
    expect((await read(file)).body).toMatchObject({ credit: 'First', version: 2 })
    const { id } = await database('files').where({ url: file.url }).first('id')
    const form = new FormData()
    form.append('fileInfo', JSON.stringify({ name: file.name, alternativeText: 'From the Studio', caption: '' }))
    const answer = await fetch(`${cmsUrl}/upload?id=${id}`, { method: 'POST', headers: bearer(sharedStudioToken()), body: form })
    expect(answer.status).toBe(200)
    expect((await read(file)).body).toMatchObject({ alt: 'From the Studio', credit: 'First', version: 3 })
    expect((await save(file, words, { 'if-match': '"2"' })).status).toBe(409)
  })

  it('are saved once for equal requests', async () => {
    const file = await added()
    const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() }
    const answers = await Promise.all([save(file, words, headers), save(file, words, headers)])
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual([
      [200, 2],
      [200, 2],
    ])
  })

  it('are changed by who uploaded the file and by admins', async () => {
    const file = await added()
    expect((await save(file, words, {}, who.otherCreator)).status).toBe(403)
    expect((await read(file, who.otherCreator)).body.mayChange).toBe(false)
    expect((await save(file, words, {}, who.admin)).status).toBe(200)
    await database('files').where({ url: file.url }).update({ owner_id: '' })
    expect((await save(file)).status).toBe(403)
    expect((await read(file, who.admin)).body.mayChange).toBe(true)
    const nobody = { ...file, _id: 'a'.repeat(24) }
    for (const { status } of [await read(nobody), await save(nobody), await remove(nobody)]) expect(status).toBe(404)
  })

  it.each<[string, object]>([
    ['one left out', { alt: '', caption: '' }],
    ['one too long', { ...words, credit: 'a'.repeat(121) }],
    ['two lines', { ...words, alt: 'a\nb' }],
    ['another field', { ...words, url: '/uploads/other.webp' }],
  ])('are refused with %s', async (_, body) => {
    expect((await save(await added(), body)).status).toBe(400)
  })
})

describe('where a file is used', () => {
  it('is said with the place, of drafts and stories too', async () => {
    const file = await added()
    const other = await added()
    const late = await publish(file, { title: 'Later', createdAt: hoursFromNow(48) })
    const live = await publish(other, { title: 'Now', sections: [sectionWith(other), sectionWith(file)], seo: { picture: file.url } })
    const draft = await write<{ _id: string }>(who.creator, 'POST', '/api/desk/articles', { title: 'An idea', sections: [sectionWith(file)] })
    const story = await write<{ _id: string }>(who.creator, 'POST', '/api/stories', storyBody({ slides: [{ text: 'One', imageUrl: file.url }] }))
    const { body } = await read(file)
    expect(body.uses.toSorted((one, two) => one.title.localeCompare(two.title))).toEqual([
      { kind: 'story', _id: story.body._id, title: 'A story for a test', state: 'live', places: ['slide'] },
      { kind: 'article', _id: draft.body._id, title: 'An idea', state: 'draft', places: ['cover'] },
      { kind: 'article', _id: late, title: 'Later', state: 'scheduled', places: ['cover'] },
      { kind: 'article', _id: live, title: 'Now', state: 'live', places: ['section', 'share'] },
    ])
    expect([body.useCount, body.publishedUses, body.uses.at(-1)?.state]).toEqual([4, 3, 'draft'])
    expect((await read(other)).body.uses).toMatchObject([{ _id: live, places: ['cover'] }])
  })

  it('finds an article by an address that the file had before, and the cover of an old article', async () => {
    const file = await added()
    const id = await publish(file)
    const former = `/uploads/former-${randomUUID()}.webp`
    const { id: fileId } = await database('files').where({ url: file.url }).first('id')
    await database('former_pictures').insert({
      ...{ document_id: randomUUID().slice(0, 24), url: former, stem: former, file_id: fileId, provider: 'local', left_at: new Date().toISOString() },
    })
    await database('components_article_sections').where({ image_url: file.url }).update({ image_url: former })
    expect((await read(file)).body.uses).toMatchObject([{ _id: id, places: ['cover'] }])
    await database('articles').where({ document_id: id }).update({ image_url: file.url })
    await database('components_article_sections').where({ image_url: former }).update({ image_url: '' })
    expect((await read(file)).body.uses).toMatchObject([{ _id: id, places: ['cover'] }])
  })

  it('is found through indexes', async () => {
    if (database.client.config.client !== 'better-sqlite3') return
    const plan = await database.raw(
      'explain query plan select * from components_article_sections part join articles_cmps link on link.cmp_id = part.id where part.image_url = ?',
      ['/uploads/a.webp'],
    )
    expect(JSON.stringify(plan)).toMatch(/artha_sections_picture_idx.*artha_article_parts_idx/)
  })
})

describe('the deletion of a file', () => {
  it('takes it from the library and the storage, once', async () => {
    const file = await added()
    const video = await added(who.creator, film('mp4', 9_000))
    for (const each of [file, video]) {
      expect((await fetch(cmsUrl + each.url)).status).toBe(200)
      const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() }
      expect(await remove(each, '', headers)).toMatchObject({ status: 200, body: { message: 'The file was deleted.' } })
      expect((await fetch(cmsUrl + each.url)).status).toBe(404)
      for (const { url } of each.image?.variants ?? []) expect((await fetch(cmsUrl + url)).status).toBe(404)
      expect((await read(each)).status).toBe(404)
      expect((await remove(each, '', headers)).status).toBe(200)
      expect((await remove(each)).status).toBe(404)
      expect((await trailOf(each)).map(({ action }) => action)).toEqual(['media.upload', 'media.delete'])
    }
  })

  it('is refused while more published pieces show it than the person accepts', async () => {
    const file = await added()
    await publish(file)
    await publish(file)
    const refused = await remove(file)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'conflict', message: expect.stringMatching(/^2 published pieces show this file/) },
    ])
    expect((await remove(file, '?publishedUses=1')).status).toBe(409)
    expect((await fetch(cmsUrl + file.url)).status).toBe(200)
    expect((await remove(file, '?publishedUses=2')).status).toBe(200)
    const [, deleted] = await trailOf(file)
    expect(JSON.stringify(deleted?.details)).toContain('publishedUses')
  })

  it('of a file that only a draft shows needs no more than the question', async () => {
    const file = await added()
    await write(who.creator, 'POST', '/api/desk/articles', { title: 'An idea', sections: [sectionWith(file)] })
    expect((await remove(file)).status).toBe(200)
  })

  it('is refused to others, and over words that somebody else saved', async () => {
    const file = await added()
    expect((await remove(file, '', {}, who.otherCreator)).status).toBe(403)
    await save(file)
    expect((await remove(file, '', { 'if-match': '"1"' })).status).toBe(409)
    expect((await remove(file, '?publishedUses=many')).status).toBe(400)
    expect((await remove(file, '', { 'if-match': '"2"' }, who.admin)).status).toBe(200)
  })
})
