import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../access/callers'
import { startOwnCms } from '../access/database'
import { raisedLimits } from '../raised-limits'
import { startCms } from '../running-cms'
import { animatedPng, film, hugePng } from '../sample-media'
import { filesIn, formWith, refusalOf, sendForm, upload, uploadsIn } from './upload-as'

let cms: Awaited<ReturnType<typeof startOwnCms>>
let token: string

beforeAll(async () => {
  cms = await startOwnCms(raisedLimits)
  token = (await tokenOf('creator', cms.url, cms.database)) ?? ''
})
afterAll(async () => {
  expect(await cms.stop()).toBe(0)
})
afterEach(async () => {
  await expect.poll(() => filesIn(cms.home.folder)).toEqual([])
})

const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 60 } } })
const rows = async (): Promise<({ id: number } & Record<string, unknown>)[]> => cms.database('files').select('*').orderBy('id')
const get = async (url: string) => {
  const response = await fetch(cms.url + url)
  return { type: response.headers.get('content-type'), body: Buffer.from(await response.arrayBuffer()) }
}

describe('a picture', () => {
  it('is kept as WebP and JPEG in its widths without what came with it, and soon as AVIF', async () => {
    const file = await flat(2000, 1000)
      .jpeg()
      .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 0/1' } })
      .toBuffer()
    const answer = await upload(cms.url, token, { file, name: 'Sensex, Monday.JPG', alt: '  The index over a day ' })
    expect(answer).toMatchObject({ kind: 'image', image: { width: 1600, height: 800 } })
    expect(answer.secure_url).toMatch(/^\/uploads\/sensex-monday-[0-9a-f]{12}-1600\.webp$/)
    const outline = answer.image?.variants.map(({ format, width }) => `${format} ${width}`).sort()
    expect(outline).toEqual(['jpeg 1200', 'jpeg 1600', 'jpeg 480', 'jpeg 800', 'webp 1200', 'webp 1600', 'webp 480', 'webp 800'])
    for (const { url, format, width } of answer.image?.variants ?? []) {
      const { type, body } = await get(url)
      expect(type).toBe(`image/${format}`)
      expect(await sharp(body).metadata()).toMatchObject({ format, width, height: width / 2 })
      expect((await sharp(body).metadata()).exif).toBeUndefined()
    }
    const row = (await rows()).at(-1)
    expect(row).toMatchObject({
      name: 'Sensex, Monday',
      alternative_text: 'The index over a day',
      mime: 'image/webp',
      provider: 'local',
    })
    const formats = async () =>
      JSON.stringify(
        await cms
          .database('files')
          .where('id', row?.id ?? 0)
          .first('formats'),
      )
    await expect.poll(formats, { timeout: 60_000 }).toContain('image/avif')
    const url = /\/uploads\/[\w-]+-480-avif\.avif/.exec(await formats())?.[0] ?? ''
    expect(await sharp((await get(url)).body).metadata()).toMatchObject({ width: 480, height: 240, compression: 'av1' })
  })

  it('is in the audit trail', async () => {
    const { secure_url } = await upload(cms.url, token, { file: await flat(20, 20).png().toBuffer() })
    const entry = await cms.database('accounts_audit_entries').where('subject', `media:${secure_url}`).first()
    expect(entry).toMatchObject({ action: 'media.upload' })
    expect(entry.actor).toMatch(/^user:[a-z0-9]{24}$/)
  })

  it.each(['png', 'webp', 'avif', 'gif'] as const)('may come as %s, whatever it is called', async (format) => {
    const file = await flat(64, 32)[format]().toBuffer()
    const answer = await upload(cms.url, token, { file, name: 'letter.docx', type: 'text/html' })
    expect(answer.image).toMatchObject({ width: 64, height: 32 })
    expect((await get(answer.secure_url)).type).toBe('image/webp')
  })

  it('that moves goes on moving and gets no AVIF, which would not', async () => {
    const frames = await Promise.all([0, 60, 120].map((hue) => flat(100, 50).modulate({ hue }).png().toBuffer()))
    const answer = await upload(cms.url, token, {
      file: await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    })
    expect(await sharp((await get(answer.secure_url)).body).metadata()).toMatchObject({ format: 'webp', pages: 3 })
    // A later upload. When it has its AVIF, the turn of the earlier one has passed.
    const later = await upload(cms.url, token, { file: await flat(30, 30).png().toBuffer() })
    const formatsOf = async (url: string) => JSON.stringify(await cms.database('files').where({ url }).first('formats'))
    await expect.poll(() => formatsOf(later.secure_url), { timeout: 60_000 }).toContain('image/avif')
    expect(await formatsOf(answer.secure_url)).not.toContain('image/avif')
  })
})

describe('a film', () => {
  it.each(['mp4', 'webm'] as const)('(%s) is kept as it is and answers ranges', async (kind) => {
    const file = film(kind, 300_000)
    const answer = await upload(cms.url, token, { file, name: 'clip.png', type: 'image/png', alt: 'A clip' })
    const address = expect.stringMatching(new RegExp(`^/uploads/clip-[0-9a-f]{12}\\.${kind}$`))
    expect(answer).toEqual({ secure_url: address, kind: 'video', image: null })
    const { type, body } = await get(answer.secure_url)
    expect(type).toBe(`video/${kind}`)
    expect(body.equals(file)).toBe(true)
    const part = async (range: string, more: Record<string, string> = {}) => {
      const response = await fetch(cms.url + answer.secure_url, { headers: { range, ...more } })
      return [response.status, response.headers.get('content-range'), (await response.arrayBuffer()).byteLength]
    }
    expect(await part('bytes=0-1')).toEqual([206, 'bytes 0-1/300000', 2])
    expect(await part('bytes=299990-400000')).toEqual([206, 'bytes 299990-299999/300000', 10])
    expect(await part('bytes=-5')).toEqual([206, 'bytes 299995-299999/300000', 5])
    expect(await part('bytes=0-1,3-4')).toEqual([200, null, 300_000])
    expect(await part('bytes=0-1', { 'if-range': 'Mon, 01 Jan 2024 00:00:00 GMT' })).toEqual([200, null, 300_000])
    expect((await part('bytes=300000-')).slice(0, 2)).toEqual([416, 'bytes */300000'])
  })
})

describe('a picture of another kind', () => {
  it.each(['mif1', 'miaf'])('that is AVIF and says that it is %s is a picture, not a film', async (brand) => {
    const avif = await flat(80, 40).avif().toBuffer()
    const file = Buffer.from(avif.toString('latin1').replace('ftypavif', `ftyp${brand}`), 'latin1')
    const answer = await upload(cms.url, token, { file })
    expect(answer).toMatchObject({ kind: 'image', image: { width: 80, height: 40 } })
    expect(answer.secure_url).toMatch(/\.webp$/)
  })

  it('that is an animated PNG is kept as its first picture, which is said', async () => {
    const answer = await upload(cms.url, token, { file: animatedPng(await flat(80, 40).png().toBuffer()) })
    expect(answer).toMatchObject({ kind: 'image', image: { width: 80 }, note: expect.stringMatching(/still picture/) })
  })
})

describe('a file that is refused', () => {
  const png = () => flat(300, 300).png().toBuffer()
  const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), deflateRawSync(Buffer.alloc(500, 'x'))])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

  it.each<[string, () => Buffer | Promise<Buffer>, number]>([
    ['HTML called an image', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['SVG', () => svg, 415],
    ['a zip named .png', () => zip, 415],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5_000)]), 415],
    ['a QuickTime film', () => Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypqt  \0\0\0\0qt  ', 'latin1'), Buffer.alloc(900)]), 415],
    ['a sound', () => Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1'), Buffer.alloc(5_000)]), 415],
    ['nothing', () => Buffer.alloc(0), 400],
    ['a cut picture', async () => (await png()).subarray(0, 400), 400],
    ['a picture of nonsense', async () => Buffer.concat([(await png()).subarray(0, 60), Buffer.alloc(9_000, 'nonsense')]), 400],
    ['a picture of 20,000 by 20,000', () => hugePng(20_000, 20_000), 400],
    ['a picture of more than 10 MB', async () => Buffer.concat([await png(), Buffer.alloc(10 * 1024 * 1024)]), 413],
    ['a film of more than 100 MB', () => film('mp4', 100 * 1024 * 1024 + 1), 413],
  ])('%s: nothing of it is left', async (_, content, status) => {
    const kept = async () => (await uploadsIn(cms.home.folder)).filter((name) => name.startsWith('refused-'))
    const before = (await rows()).length
    const file = await content()
    const refusal = await refusalOf(await sendForm(cms.url, token, formWith({ file, name: 'refused.png', type: 'image/png' })))
    expect(refusal.status).toBe(status)
    expect(refusal.message).toMatch(/^[A-Z].{10,}\.$/)
    expect([(await rows()).length, await kept()]).toEqual([before, []])
  })

  const media = (major: string, more = '') => Buffer.from(`\0\0\0\x14ftyp${major}\0\0\0\0${major}${more}${'x'.repeat(6_000)}`, 'latin1')

  it.each<[string, Buffer, number, RegExp]>([
    ['HEIC', media('heic'), 415, /^HEIC pictures from an iPhone.*JPEG/],
    ['HEIC of another brand', media('mif1', 'infe hvc1'), 415, /^HEIC/],
    ['TIFF', Buffer.from('II*\0'.padEnd(9_000, '\0'), 'latin1'), 415, /^TIFF/],
    ['BMP', Buffer.from(`BM${'\0'.repeat(12)}\x28`.padEnd(9_000, '\0'), 'latin1'), 415, /^BMP/],
    ['SVG', svg, 415, /^SVG/],
    ['MOV', media('qt  '), 415, /^MOV films.*MP4/],
    ['a brand that nobody knows', media('zzzz'), 415, /not a picture .* or a film/],
    ['a film without a stream', media('isom'), 400, /^This film cannot be played/],
  ])('(%s) is named with a way out', async (_, file, status, sentence) => {
    const refusal = await refusalOf(await sendForm(cms.url, token, formWith({ file, name: 'fine.jpg', type: 'image/jpeg' })))
    expect(refusal).toMatchObject({ status, message: expect.stringMatching(sentence) })
  })

  it('by its alternative text, which says so', async () => {
    const form = formWith({ file: await png(), alt: 'x'.repeat(301) })
    expect(await refusalOf(await sendForm(cms.url, token, form))).toMatchObject({ status: 400, fields: { alt: 'At most 300 characters' } })
  })

  it('because its sender may not upload', async () => {
    const reader = await tokenOf('reader', cms.url, cms.database)
    const form = () => formWith({ file: film('mp4', 2_000_000) })
    expect((await sendForm(cms.url, undefined, form())).status).toBe(401)
    expect((await sendForm(cms.url, reader, form())).status).toBe(403)
  })
})

describe('the AVIF of a picture', () => {
  it('is made after the next start, where a stop interrupted it', async () => {
    const noise = { type: 'gaussian', mean: 120, sigma: 50 } as const
    const file = await sharp({ create: { width: 1_000, height: 600, channels: 3, background: 'black', noise } })
      .jpeg()
      .toBuffer()
    const { secure_url } = await upload(cms.url, token, { file })
    await cms.kill()
    const formats = async () => JSON.stringify(await cms.database('files').where({ url: secure_url }).first('formats'))
    expect(await formats()).not.toContain('image/avif')
    const again = await startCms({ home: cms.home, databaseUrl: cms.databaseUrl, env: raisedLimits })
    cms = { ...cms, ...again, stop: () => cms.database.destroy().then(again.stop) }
    await expect.poll(formats, { timeout: 60_000 }).toContain('image/avif')
  })
})
