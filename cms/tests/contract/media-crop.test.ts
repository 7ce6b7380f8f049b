import { randomUUID } from 'node:crypto'
import type { LibraryFile, LibraryFileDetails } from '@artha/contract/media-library'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../access/database'
import { film } from '../sample-media'
import { articleData, paragraphs } from './samples'
import { upload } from './upload-as'
import { people, write, type People } from './writers'

let who: People
const database = openDatabase()
const cmsUrl = inject('cmsUrl')
const mark = `Agate ${randomUUID().slice(0, 8)}`

beforeAll(async () => {
  who = await people()
})
afterAll(() => database.destroy())

const colours = { left: '#c03028', right: '#2850c0' }

/** A picture of 600 × 400 pixels: its left half is red, its right half blue. */
const halves = async () => {
  const right = await sharp({ create: { width: 300, height: 400, channels: 3, background: colours.right } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 600, height: 400, channels: 3, background: colours.left } })
    .composite([{ input: right, left: 300, top: 0 }])
    .png()
    .toBuffer()
}

async function added(file?: Buffer): Promise<LibraryFile> {
  const { secure_url } = await upload(cmsUrl, who.creator, { file: file ?? (await halves()), name: `${mark}.png`, alt: 'Two halves' })
  const { body } = await write<LibraryFile[]>(who.admin, 'GET', '/api/desk/media?pageSize=20')
  const found = body.find(({ url }) => url === secure_url)
  if (found === undefined) throw new Error(`${secure_url} is not in the library`)
  return found
}

const at = ({ _id }: { _id: string }) => `/api/desk/media/${_id}`
const read = (file: { _id: string }) => write<LibraryFileDetails>(who.creator, 'GET', at(file))
const words = { alt: 'Two halves', caption: 'Red and blue', credit: 'Photo: Asha Rao' }
const save = (file: { _id: string }, body: object) => write<LibraryFileDetails>(who.creator, 'PUT', at(file), body)
const rightPart = { x: 330, y: 100, width: 240, height: 135 }
const crop = (file: { _id: string }, cut: object = rightPart, headers: Record<string, string> = {}, token: string | undefined = who.creator) =>
  write<LibraryFileDetails>(token, 'POST', `${at(file)}/crops`, cut, headers)
const bytesOf = async (url: string) => Buffer.from(await (await fetch(new URL(url, cmsUrl))).arrayBuffer())

describe('a crop', () => {
  it('is a new file with the words of its picture, and leaves that as it is', async () => {
    const file = await added()
    await save(file, { ...words, focus: { x: 75, y: 40 } })
    const made = await crop(file)
    expect([made.status, made.headers.get('etag'), made.headers.get('cache-control')]).toEqual([201, '"1"', 'no-store'])
    expect(made.body).toMatchObject({
      ...words,
      ...{ name: `${mark}, cropped`, kind: 'image', version: 1, mayChange: true, useCount: 0, croppedFrom: { _id: file._id, name: mark } },
      image: { width: 240, height: 135, focus: { x: 50, y: 44 } },
    })
    expect(made.body.url).not.toBe(file.url)
    expect((await read(made.body)).body).toMatchObject({ url: made.body.url, croppedFrom: { _id: file._id } })
    const pixels = await bytesOf(made.body.url)
    expect(await sharp(pixels).metadata()).toMatchObject({ width: 240, height: 135 })
    const { dominant } = await sharp(pixels).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r)
    expect(await sharp(await bytesOf(file.url)).metadata()).toMatchObject({ width: 600, height: 400 })
    expect((await read(file)).body).toMatchObject({ version: 2, croppedFrom: null, image: { width: 600, height: 400 } })
    const trail = await database('accounts_audit_entries').where({ subject: `media:${made.body.url}` })
    expect(trail.map(({ action }) => action)).toEqual(['media.crop'])
    expect(JSON.stringify(trail[0]?.details)).toContain(file.url)
  })

  it('is never enlarged, and can be cropped again', async () => {
    const first = await crop(await added(), { x: 0, y: 0, width: 10, height: 20 })
    expect(first.body.image?.variants.map(({ width }) => width)).toEqual([10, 10])
    const second = await crop(first.body, { x: 9, y: 0, width: 1, height: 1 })
    expect(second.body).toMatchObject({ name: `${mark}, cropped`, image: { width: 1, height: 1 }, croppedFrom: { _id: first.body._id } })
  })

  it('is made once for equal requests, also when the picture is gone', async () => {
    const file = await added()
    const headers = { 'idempotency-key': randomUUID() }
    const [one, other] = await Promise.all([crop(file, rightPart, headers), crop(file, rightPart, headers)])
    expect([one.status, other.status, other.body._id]).toEqual([201, 201, one.body._id])
    expect(await database('files').where({ cropped_from: file._id })).toHaveLength(1)
    expect((await fetch(cmsUrl + one.body.url)).status).toBe(200)
    expect((await write(who.creator, 'DELETE', at(file))).status).toBe(200)
    expect((await crop(file, rightPart, headers)).body._id).toBe(one.body._id)
    expect((await crop(file)).status).toBe(404)
    expect((await read(one.body)).body.croppedFrom).toBeNull()
    expect((await crop(file, { ...rightPart, x: 0 }, headers)).status).toBe(409)
  })

  it.each<[string, object, object]>([
    ['wider than the picture', { ...rightPart, x: 361 }, { fields: { width: 'The picture is 600 pixels wide' } }],
    ['higher than the picture', { ...rightPart, height: 301 }, { fields: { height: 'The picture is 400 pixels high' } }],
    ['left of the picture', { ...rightPart, x: -1 }, {}],
    ['without pixels', { ...rightPart, width: 0 }, {}],
    ['of half a pixel', { ...rightPart, width: 10.5 }, {}],
    ['without a height', { x: 0, y: 0, width: 10 }, {}],
  ])('%s is refused', async (_, cut, said) => {
    const file = await added()
    const { status, body } = await crop(file, cut)
    expect([status, body]).toMatchObject([400, { code: 'validation', ...said }])
    expect(await database('files').where({ cropped_from: file._id })).toEqual([])
  })

  it('of a picture that cannot be fetched is refused for now', async () => {
    const file = await added()
    await database('files').where({ url: file.url }).update({ url: 'http://127.0.0.1:1/lost.webp' })
    const { status, body } = await crop(file)
    expect([status, body]).toMatchObject([503, { code: 'unavailable' }])
  })

  it('of a film, an animation or an SVG is refused', async () => {
    const frames = [colours.left, colours.right].map((background) => sharp({ create: { width: 20, height: 20, channels: 3, background } }).png())
    const gif = await sharp(await Promise.all(frames.map((frame) => frame.toBuffer())), { join: { animated: true } })
      .gif()
      .toBuffer()
    const drawing = await added()
    await database('files').where({ url: drawing.url }).update({ mime: 'image/svg+xml' })
    for (const file of [await added(film('mp4', 9_000)), await added(gif), drawing]) {
      const { status, body } = await crop(file, { x: 0, y: 0, width: 4, height: 4 })
      expect([status, body]).toMatchObject([415, { code: 'unsupported-media-type', message: 'Only a still picture can be cropped.' }])
    }
  })

  it('belongs to the creator who made it, whoever uploaded the picture', async () => {
    const file = await added()
    const made = await crop(file, rightPart, {}, who.otherCreator)
    expect([made.status, made.body.mayChange]).toEqual([201, true])
    expect((await save(made.body, words)).status).toBe(403)
    expect((await crop({ _id: 'a'.repeat(24) })).status).toBe(404)
    expect((await crop({ _id: '%00' })).status).toBe(404)
  })
})

describe('the focal point', () => {
  it('is kept, changed and cleared, and readers get it with the picture', async () => {
    const file = await added()
    expect((await read(file)).body.image).not.toHaveProperty('focus')
    expect((await save(file, { ...words, focus: { x: 80, y: 10 } })).body).toMatchObject({ version: 2, image: { focus: { x: 80, y: 10 } } })
    expect((await save(file, words)).body.image?.focus).toEqual({ x: 80, y: 10 })
    const sections = [{ subtitle: 'Part', description: paragraphs, imageUrl: file.url, imageAlt: 'Halves' }]
    const { body: piece } = await write<{ _id: string }>(who.creator, 'POST', '/admin/upload', articleData({ sections }))
    const shown = async () => (await write<{ sections: { image: object }[] }>(undefined, 'GET', `/admin/upload/${piece._id}`)).body.sections[0]?.image
    expect(await shown()).toMatchObject({ focus: { x: 80, y: 10 } })
    const cleared = await save(file, { ...words, focus: null })
    expect([cleared.status, cleared.body.image?.focus]).toEqual([200, undefined])
    expect(await shown()).not.toHaveProperty('focus')
    expect((await read(file)).body.image).not.toHaveProperty('focus')
  })

  it('that the Studio set is answered in whole percents', async () => {
    const file = await added()
    await database('files')
      .where({ url: file.url })
      .update({ focal_point: JSON.stringify({ x: 33.4, y: 66.6 }) })
    expect((await read(file)).body.image?.focus).toEqual({ x: 33, y: 67 })
  })

  it.each([{ x: 101, y: 0 }, { x: 0, y: -1 }, { x: 0.5, y: 0 }, { x: 1 }, { x: 1, y: 1, z: 1 }, 'left'])('%j is refused', async (focus) => {
    expect((await save(await added(), { ...words, focus })).status).toBe(400)
  })

  it('of a film is refused', async () => {
    const video = await added(film('mp4', 9_000))
    expect((await save(video, { ...words, focus: { x: 1, y: 1 } })).body).toMatchObject({
      code: 'validation',
      message: 'Only a picture has a focal point.',
    })
    expect((await save(video, { ...words, focus: null })).status).toBe(200)
  })
})
