import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodeAvif, encodePicture, type EncodedSet } from './encode-picture'
import { animatedPng, hugePng } from '../../../tests/sample-media'

const flat = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } })

const sets = async (source: Buffer): Promise<EncodedSet> => {
  const set = await encodePicture(source)
  if ('fault' in set) throw new Error(set.fault)
  return set
}

const outline = ({ encodings }: EncodedSet) => encodings.map(({ format, width, height }) => `${format} ${width}x${height}`)

const vivid = (channels: 3 | 4 = 3) => sharp({ create: { width: 64, height: 64, channels, background: { r: 230, g: 40, b: 60 } } })
const exact = { quality: 95, chromaSubsampling: '4:4:4' }
/** Pictures of one sRGB colour in different profiles and depths. */
const deepPictures: [string, () => Promise<Buffer>][] = [
  ['a PNG of 8 bits in P3', () => vivid().withIccProfile('p3').png().toBuffer()],
  ['a PNG of 16 bits', () => vivid().toColourspace('rgb16').png().toBuffer()],
  ['a PNG of 16 bits in P3', () => vivid().toColourspace('rgb16').withIccProfile('p3').png().toBuffer()],
  ['a PNG of 16 bits with the profile of sRGB', () => vivid().toColourspace('rgb16').withIccProfile('srgb').png().toBuffer()],
  ['a transparent PNG of 16 bits in P3', () => vivid(4).toColourspace('rgb16').withIccProfile('p3').png().toBuffer()],
  ...([10, 12] as const).flatMap((bitdepth): [string, () => Promise<Buffer>][] => [
    [
      `an AVIF of ${bitdepth} bits`,
      () =>
        vivid()
          .toColourspace('rgb16')
          .avif({ ...exact, bitdepth })
          .toBuffer(),
    ],
    [
      `an AVIF of ${bitdepth} bits in P3`,
      () =>
        vivid()
          .toColourspace('rgb16')
          .withIccProfile('p3')
          .avif({ ...exact, bitdepth })
          .toBuffer(),
    ],
    [
      `an AVIF of ${bitdepth} bits in sRGB`,
      () =>
        vivid()
          .toColourspace('rgb16')
          .withIccProfile('srgb')
          .avif({ ...exact, bitdepth })
          .toBuffer(),
    ],
  ]),
]

describe('a picture', () => {
  it('is encoded as WebP and JPEG in its widths, the widest WebP first', async () => {
    expect(outline(await sets(await flat(1000, 500).png().toBuffer()))).toEqual([
      'webp 1000x500',
      'jpeg 1000x500',
      'webp 800x400',
      'jpeg 800x400',
      'webp 480x240',
      'jpeg 480x240',
    ])
  })

  it('is never enlarged, however small', async () => {
    expect(outline(await sets(await flat(1, 1).png().toBuffer()))).toEqual(['webp 1x1', 'jpeg 1x1'])
  })

  it('is cut before it is encoded', async () => {
    const blue = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'blue' } })
      .png()
      .toBuffer()
    const source = await flat(900, 600)
      .composite([{ input: blue, left: 600, top: 400 }])
      .png()
      .toBuffer()
    const set = await encodePicture(source, { x: 600, y: 400, width: 300, height: 200 })
    if ('fault' in set) throw new Error(set.fault)
    expect(outline(set)).toEqual(['webp 300x200', 'jpeg 300x200'])
    const [red, , strong] = (await sharp(set.encodings[0].buffer).stats()).channels
    expect(red?.max).toBeLessThan(10)
    expect(strong?.min).toBeGreaterThan(240)
  })

  it('is turned upright and forgets where it was taken, with what, and its colour profile', async () => {
    const source = await flat(900, 300)
      .jpeg()
      .withIccProfile('p3')
      .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 4/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(source.includes('A camera')).toBe(true)
    const set = await sets(source)
    expect(outline(set)[0]).toBe('webp 300x900')
    for (const { buffer } of set.encodings) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(buffer).metadata()
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
      expect(buffer.includes('A camera')).toBe(false)
    }
  })

  it('gets a white ground as JPEG where it is transparent', async () => {
    const { encodings } = await sets(await flat(20, 20, 0).png().toBuffer())
    const [webp, jpeg] = encodings
    const corner = async (buffer: Buffer) => [...(await sharp(buffer).raw().toBuffer()).subarray(0, 4)]
    expect((await corner(webp.buffer))[3]).toBe(0)
    expect((await corner(jpeg?.buffer ?? Buffer.alloc(0))).slice(0, 3)).toEqual([255, 255, 255])
  })

  it.each(['gif', 'webp'] as const)('goes on moving where it moved (%s), with a still for JPEG', async (format) => {
    const frames = await Promise.all(
      [0, 1, 2].map((at) =>
        flat(600, 300)
          .modulate({ hue: at * 90 })
          .png()
          .toBuffer(),
      ),
    )
    const moving = sharp(frames, { join: { animated: true } })
    const source = await moving[format]({ delay: [90, 90, 90], loop: 2 }).toBuffer()
    const set = await sets(source)
    expect(set.isAnimated).toBe(true)
    expect(outline(set)).toEqual(['webp 600x300', 'jpeg 600x300', 'webp 480x240', 'jpeg 480x240'])
    expect(await sharp(set.encodings[0].buffer).metadata()).toMatchObject({ pages: 3, delay: [90, 90, 90], loop: 2 })
    expect(await encodePicture(source, { x: 0, y: 0, width: 10, height: 10 })).toEqual({ fault: 'not-croppable' })
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)('is refused where its end is missing (%s)', async (format) => {
    const noise = sharp({ create: { width: 200, height: 200, channels: 3, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    const whole = await noise[format]().toBuffer()
    expect(await encodePicture(whole)).not.toHaveProperty('fault')
    expect(await encodePicture(whole.subarray(0, Math.floor(whole.length / 2)))).toEqual({ fault: 'unreadable' })
  })

  it('is refused by its header where it has more than 50 megapixels, before it is decoded', async () => {
    const before = process.memoryUsage.rss()
    expect(await encodePicture(hugePng(20_000, 20_000))).toEqual({ fault: 'too-many-pixels' })
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024)
  })

  it('is refused where its frames have too many pixels together', async () => {
    const frame = await flat(2_000, 2_000).png().toBuffer()
    const frames = await Promise.all(
      Array.from({ length: 13 }, (_, at) =>
        sharp(frame)
          .modulate({ hue: at * 20 })
          .png()
          .toBuffer(),
      ),
    )
    const source = await sharp(frames, { join: { animated: true }, limitInputPixels: false })
      .gif({ effort: 1 })
      .toBuffer()
    expect(await encodePicture(source)).toEqual({ fault: 'too-many-pixels' })
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a word', Buffer.from('picture')],
    ['a header and nonsense', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), deflateSync(Buffer.alloc(100))])],
  ])('is refused where it is none: %s', async (_, source) => {
    expect(await encodePicture(source)).toEqual({ fault: 'unreadable' })
  })

  it.each(deepPictures)('keeps its colours: %s', async (_, made) => {
    const source = await made()
    const expected = [230, 40, 60]
    for (const { buffer, format } of (await sets(source)).encodings) {
      const [red = 0, green = 0, blue = 0] = await sharp(buffer).raw().toBuffer()
      const off = [red, green, blue].map((value, at) => Math.abs(value - (expected[at] ?? 0)))
      expect(Math.max(...off), `${format} ${[red, green, blue].join()}`).toBeLessThanOrEqual(4)
    }
  })

  it('keeps how transparent it is in 16 bits', async () => {
    const source = await flat(40, 40, 0.5).toColourspace('rgb16').withIccProfile('p3').png().toBuffer()
    const [webp] = (await sets(source)).encodings
    expect(Math.abs(((await sharp(webp.buffer).raw().toBuffer())[3] ?? 0) - 128)).toBeLessThanOrEqual(2)
  })

  it.each(['mif1', 'miaf', 'avis', 'MA1A'])('is read as AVIF where it says that it is %s', async (brand) => {
    const source = await flat(64, 64).avif().toBuffer()
    const named = Buffer.from(source.toString('latin1').replace('ftypavif', `ftyp${brand}`), 'latin1')
    expect(named.equals(source)).toBe(false)
    expect(outline(await sets(named))).toEqual(outline(await sets(source)))
  })

  it('that is an animated PNG is kept as its first picture', async () => {
    expect(outline(await sets(animatedPng(await flat(60, 30).png().toBuffer())))).toEqual(['webp 60x30', 'jpeg 60x30'])
  })

  it('gets its AVIF in the widths it has', async () => {
    const made = await encodeAvif(await flat(300, 150).webp().toBuffer(), [300, 100])
    expect(made.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['avif', 300, 150],
      ['avif', 100, 50],
    ])
  })
})
