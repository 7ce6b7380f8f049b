import { randomUUID } from 'node:crypto'
import type { LibraryFile } from '@artha/contract/media-library'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openDatabase } from '../access/database'
import { film } from '../sample-media'
import { upload } from './upload-as'
import { people, write, type People } from './writers'

let who: People
const database = openDatabase()
const mark = `Peridot ${randomUUID().slice(0, 8)}`
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#14593c' } })
    .png()
    .toBuffer()
const addresses: Record<'coins' | 'note' | 'clip', string> = { coins: '', note: '', clip: '' }

beforeAll(async () => {
  who = await people()
  const send = async (file: Buffer, name: string, alt?: string) =>
    (await upload(inject('cmsUrl'), who.creator, { file, name: `${mark} ${name}`, ...(alt !== undefined && { alt }) })).secure_url
  addresses.coins = await send(await picture(900, 600), 'coins.png', 'Coins in a jar')
  addresses.note = await send(await picture(300, 450), 'note.png')
  addresses.clip = await send(film('mp4', 20_000), 'clip.mp4', 'A café at noon')
})
afterAll(() => database.destroy())

const list = (query: string, token: string | undefined = who.creator) => write<LibraryFile[]>(token, 'GET', `/api/desk/media?${query}`)
const named = async (query: string) => (await list(query)).body.map(({ name }) => name.replace(`${mark} `, ''))
const q = (words: string) => `q=${encodeURIComponent(words)}`

it('lists pictures and videos, newest first, with what the form needs', async () => {
  const { body, headers } = await list(q(mark))
  expect(body.map(({ url }) => url)).toEqual([addresses.clip, addresses.note, addresses.coins])
  expect([headers.get('x-total-count'), headers.get('cache-control')]).toEqual(['3', 'no-store'])
  const [clip, note, coins] = body
  expect(clip).toMatchObject({ kind: 'video', name: `${mark} clip`, alt: 'A café at noon', caption: '', image: null, bytes: 20_000 })
  expect(note).toMatchObject({ kind: 'image', alt: '', image: { width: 300, height: 450 } })
  expect(coins).toMatchObject({ kind: 'image', alt: 'Coins in a jar', image: { width: 900, height: 600 } })
  expect(coins?.image?.variants.map(({ format, width }) => `${format} ${width}`)).toContain('webp 480')
  const size = Number((await fetch(inject('cmsUrl') + addresses.coins)).headers.get('content-length'))
  expect(Math.abs((coins?.bytes ?? 0) - size)).toBeLessThanOrEqual(5)
})

it('is searched by name, alternative text and caption as people type it, and by kind', async () => {
  await database('files')
    .where({ url: addresses.note })
    .update({ caption: `A note of ₹500, ${mark} seen near` })
  expect(await named(q(`${mark.toUpperCase()} COINS`))).toEqual(['coins'])
  expect(await named(q('a cafe at noon'))).toContain('clip')
  expect(await named(q(`${mark} seen near`))).toEqual(['note'])
  expect(await named(`${q(mark)}&kind=image`)).toEqual(['note', 'coins'])
  expect(await named(`${q(mark)}&kind=video`)).toEqual(['clip'])
  expect(await named(q(`${mark}%coins`))).toEqual([])
})

it('is narrowed to files without alternative text, with and without words', async () => {
  expect(await named(`${q(mark)}&withoutAlt=1`)).toEqual(['note'])
  expect(await named(`${q(mark)}&withoutAlt=1&kind=video`)).toEqual([])
  const { body, headers } = await list('withoutAlt=1')
  expect(body.map(({ url }) => url)).toContain(addresses.note)
  expect(body.map(({ alt }) => alt)).toEqual(body.map(() => ''))
  expect(headers.get('x-total-count')).toBe(String(body.length))
})

it('is paged, with and without words, and has no other files', async () => {
  const { body, headers } = await list(`${q(mark)}&pageSize=1&page=2`)
  expect([body.map(({ url }) => url), headers.get('x-total-count')]).toEqual([[addresses.note], '3'])
  const [paper] = await database('files').where({ url: addresses.note }).select('*')
  const { id: _, ...other } = {
    ...paper,
    document_id: randomUUID().replaceAll('-', '').slice(0, 24),
    mime: 'application/pdf',
    url: `/uploads/${randomUUID()}.pdf`,
  }
  const columns = Object.fromEntries(
    Object.entries(other).map(([name, value]) => [name, name === 'formats' || name === 'focal_point' || name === 'provider_metadata' ? null : value]),
  )
  await database('files').insert(columns)
  expect(await named(q(mark))).toEqual(['clip', 'note', 'coins'])
  const newest = await list('pageSize=2')
  expect(newest.body.map(({ url }) => url)).not.toContain(other.url)
  expect(Number.parseInt(newest.headers.get('x-total-count') ?? '', 10)).toBeGreaterThanOrEqual(3)
  const videos = await list('pageSize=100&kind=video')
  expect(new Set(videos.body.map(({ kind }) => kind))).toEqual(new Set(['video']))
  await database('files').where({ url: other.url }).delete()
})

it('is for who may upload, and refuses what it does not know', async () => {
  expect((await list('', who.reader)).status).toBe(403)
  expect((await write(undefined, 'GET', '/api/desk/media')).status).toBe(401)
  for (const query of ['kind=pdf', 'withoutAlt=0', 'sort=name', 'page=101&pageSize=100', 'pageSize=101', 'q=', `q=${'a'.repeat(101)}`, 'q=%00']) {
    expect([query, (await list(query)).status]).toEqual([query, 400])
  }
})
