import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { encodeAvif, encodePicture, type EncodedSet } from './encode-picture'
import { hugePng } from '../../../tests/sample-media'

const flat = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 30, alpha } } })

const sets = async (source: Buffer): Promise<EncodedSet> => {
  const set = await encodePicture(source)
  if ('fault' in set) throw new Error(set.fault)
  return set
}

const outline = ({ encodings }: EncodedSet) => encodings.map(({ format, width, height }) => `${format} ${width}x${height}`)

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

  it('gets its AVIF in the widths it has', async () => {
    const made = await encodeAvif(await flat(300, 150).webp().toBuffer(), [300, 100])
    expect(made.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['avif', 300, 150],
      ['avif', 100, 50],
    ])
  })
})
