import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { box, element, openElement, webmHead, uint32Bytes } from './made-films'
import { removeFilmMetadata } from './remove-metadata'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'artha-films-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function cleaned(film: Buffer, mime = 'video/mp4'): Promise<Buffer> {
  const file = path.join(folder, 'film')
  await writeFile(file, film)
  await removeFilmMetadata(file, mime)
  return readFile(file)
}

const place = '+19.0760+072.8777/'
const times = uint32Bytes(0, 0xabcdef01, 0xabcdef02, 600, 6000)
const hdlr = (kind: string, name: string) => box('hdlr', uint32Bytes(0, 0), kind, uint32Bytes(0, 0, 0), `${name}\0`)
const media = (kind: string, ...tables: Buffer[]) =>
  box('mdia', box('mdhd', times), hdlr(kind, 'A telling name'), box('minf', box('stbl', ...tables)))
const udta = box('udta', box('\xa9xyz', place), box('meta', uint32Bytes(0), box('ilst', 'A title')))
const xmp = box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), '<x:xmpmeta>19.0760</x:xmpmeta>')
const ftyp = box('ftyp', 'isom', uint32Bytes(512), 'isommp42')
const pictures = box('mdat', 'PICTURES AND SOUND')
const video = (...more: Buffer[]) => box('trak', box('tkhd', times), media('vide'), ...more)

describe('an MP4', () => {
  it('loses where, when and by what it was made, at every level, and not a byte of its length', async () => {
    const film = Buffer.concat([
      ftyp,
      xmp,
      box('moov', box('mvhd', times), video(udta, box('meta', place)), udta, box('meta', uint32Bytes(0), place), box('gps ', place)),
      box('free', place),
      box('meta', place),
      pictures,
    ])
    const clean = await cleaned(film)
    const text = clean.toString('latin1')
    expect(text).not.toMatch(/19\.0760|A title|A telling name|xyz|xmpmeta/)
    expect(clean.includes(uint32Bytes(0xabcdef01))).toBe(false)
    expect([clean.length, clean.indexOf('PICTURES AND SOUND')]).toEqual([film.length, film.indexOf('PICTURES AND SOUND')])
    expect(clean.subarray(0, ftyp.length)).toEqual(ftyp)
    expect(text.match(/free/g)).toHaveLength(8)
    expect(clean.includes(uint32Bytes(600, 6000))).toBe(true)
    expect(text).toContain('vide')
  })

  it('that has nothing to tell stays as it is', async () => {
    const bare = Buffer.concat([ftyp, box('moov', box('mvhd', uint32Bytes(0, 0, 0, 600, 6000)), box('trak', box('tref', 'x'))), pictures])
    expect(await cleaned(bare)).toEqual(bare)
  })

  it.each(['stco', 'co64'])('loses the track with the places of a drive, its samples by %s too', async (offsets) => {
    const samples = Buffer.from('ONE-TWO-THREE-')
    const at = (chunk: number) => ftyp.length + 8 + chunk
    const wide = (chunk: number) => (offsets === 'co64' ? [0, at(chunk)] : [at(chunk)])
    const tables = [
      box('stsc', uint32Bytes(0, 2, 1, 2, 1, 2, 1, 1)),
      box('stsz', uint32Bytes(0, 0, 3, 4, 4, 6)),
      box(offsets, uint32Bytes(0, 2, ...wide(0), ...wide(8))),
    ]
    const film = Buffer.concat([
      ftyp,
      box('mdat', samples, 'PICTURES'),
      box('moov', video(), box('trak', box('tkhd', times), media('meta', ...tables))),
    ])
    const clean = await cleaned(film)
    expect(clean.toString('latin1')).not.toMatch(/ONE|TWO|THREE/)
    expect(clean.subarray(at(14), at(22)).toString()).toBe('PICTURES')
    expect(clean.length).toBe(film.length)
    expect(clean.toString('latin1').match(/trak/g)).toHaveLength(1)
  })

  it('in pieces loses the metadata between them', async () => {
    const piece = box('moof', box('mfhd', uint32Bytes(0, 1)), box('traf', box('tfhd', uint32Bytes(0, 1)), box('uuid', place)), box('udta', place))
    const clean = await cleaned(Buffer.concat([ftyp, piece, pictures, box('emsg', place), piece, pictures]))
    expect(clean.includes('19.0760')).toBe(false)
    expect(clean.toString('latin1').match(/PICTURES/g)).toHaveLength(2)
  })

  it('of which a part says nothing of its size, or in eight bytes, is understood', async () => {
    const long = Buffer.concat([uint32Bytes(1), Buffer.from('udta'), uint32Bytes(0, 16 + place.length), Buffer.from(place)])
    const open = Buffer.concat([uint32Bytes(0), Buffer.from('uuid'), Buffer.from(place)])
    const clean = await cleaned(Buffer.concat([ftyp, box('moov', long), pictures, open]))
    expect(clean.includes('19.0760')).toBe(false)
    expect(clean.includes('PICTURES AND SOUND')).toBe(true)
  })
})

describe('a WebM', () => {
  const block = element(0xa3, 'PICTURES')
  const tracks = element(0x1654ae6b, element(0xae, element(0xd7, '\x01'), element(0x536e, 'A telling name')))
  const info = element(
    0x1549a966,
    element(0xbf, 'crc!'),
    element(0x2ad7b1, '\x0f\x42\x40'),
    element(0x4461, 'DATEDATE'),
    element(0x7ba9, 'A title'),
    element(0x4d80, 'muxer'),
  )
  const tags = element(0x1254c367, element(0x7373, 'LOCATION 19.0760'))
  const attached = element(0x1941a469, element(0x61a7, 'a letter'))

  it.each([
    ['of a known length', element(0x18538067, info, tracks, element(0x1f43b675, block), element(0xec, 'old words'), tags, attached)],
    ['recorded live', openElement(0x18538067, info, tracks, openElement(0x1f43b675, block, block), openElement(0x1f43b675, block), tags, attached)],
  ])('%s loses its tags, title, date, names and attachments', async (_, segment) => {
    const film = Buffer.concat([webmHead, segment])
    const clean = await cleaned(film, 'video/webm')
    expect(clean.toString('latin1')).not.toMatch(/19\.0760|A title|DATEDATE|A telling name|a letter|old words|crc!/)
    expect([clean.length, clean.indexOf('PICTURES')]).toEqual([film.length, film.indexOf('PICTURES')])
    expect(clean.includes(element(0x2ad7b1, '\x0f\x42\x40'))).toBe(true)
    expect(clean.includes('muxer')).toBe(true)
    expect(await cleaned(clean, 'video/webm')).toEqual(clean)
  })
})

it.each(['video/mp4', 'video/webm'])(
  'whatever else calls itself %s keeps its length and ends the work',
  async (mime) => {
    const part = fc.oneof(
      fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
      fc.constantFrom(
        ftyp,
        xmp,
        udta,
        webmHead,
        uint32Bytes(1, 0x6d6f6f76),
        uint32Bytes(0x7fffffff, 0x6d6f6f76),
        openElement(0x18538067),
        box('moov', uint32Bytes(9, 0x7472616b)),
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
        const film = Buffer.concat(parts)
        expect((await cleaned(film, mime)).length).toBe(film.length)
      }),
      { numRuns: 40 },
    )
  },
  60_000,
)
