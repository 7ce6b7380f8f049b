import { mediaLimits } from '@artha/contract/media'
import { fileFormatOf, sampleBytes } from '@artha/contract/media-formats'
import { open, readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { pictureWidths } from './picture-widths'

/** One encoded file of a picture; lengths in pixels. */
export interface EncodedPicture {
  buffer: Buffer
  width: number
  height: number
  format: 'webp' | 'jpeg' | 'avif'
}

export type EncodingFault = 'too-many-pixels' | 'unreadable'

/** The widest WebP comes first. */
export type EncodedSet = { encodings: [EncodedPicture, ...EncodedPicture[]]; isAnimated: boolean }

/** WebP knows no longer side. */
const longestSide = 16_383

const quality = { webp: 78, jpeg: 80, avif: 50 }

/** What is too damaged to show whole is refused; what decoders merely grumble about, as cameras provoke it, is not. */
const openOptions = { failOn: 'error', limitInputPixels: mediaLimits.pixels } as const

async function encoded(image: Sharp, format: EncodedPicture['format']): Promise<EncodedPicture> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { buffer: data, width: info.width, height: info.pageHeight ?? info.height, format }
}

async function firstBytes(source: string | Buffer): Promise<Buffer> {
  if (typeof source !== 'string') return source.subarray(0, sampleBytes)
  const file = await open(source)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** An AVIF may say that it is some picture or a moving one (mif1, miaf, avis): the decoder opens it as "avif" alone. */
async function asDecoderKnowsIt(source: string | Buffer): Promise<string | Buffer> {
  const head = await firstBytes(source)
  const format = fileFormatOf(head)
  const isAvif = format === 'avif' || format === 'animated-avif'
  if (!isAvif || head.toString('latin1', 8, 12) === 'avif') return source
  const whole = Buffer.from(typeof source === 'string' ? await readFile(source) : source)
  whole.write('avif', 8, 'latin1')
  return whole
}

/** What the header says, before a single pixel is decoded: a few kilobytes can ask for gigabytes. */
async function readHeader(source: string | Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

const pixelsOf = ({ width, height, pages = 1 }: Metadata, isAnimated: boolean) => width * height * (isAnimated ? pages : 1)

/**
 * sharp takes a picture of 16 bits with a profile into the colours of Display P3 and leaves it there, where those of 8 bits
 * become sRGB. So it is asked for sRGB, in 16 bits, and reduced afterwards.
 */
async function deepPixels(upright: Sharp): Promise<Sharp> {
  const { data, info } = await upright.toColourspace('rgb16').withIccProfile('srgb').raw({ depth: 'ushort' }).toBuffer({ resolveWithObject: true })
  const samples = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2)
  return sharp(samples, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** Decoded, turned upright and cut to its widest once, since that costs more than all that follows. */
async function uprightPixels(source: string | Buffer, { space, icc }: Metadata): Promise<Sharp> {
  const upright = sharp(source, openOptions)
    .autoOrient()
    .resize({ width: pictureWidths(Infinity, false)[0], height: longestSide, fit: 'inside', withoutEnlargement: true })
  const pixels = space === 'rgb16' && icc !== undefined ? await deepPixels(upright) : upright
  const { data, info } = await pixels.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

function widestFirst([widest, ...others]: readonly EncodedPicture[]): EncodedSet['encodings'] {
  if (widest === undefined) throw new Error('A picture has at least one width')
  return [widest, ...others]
}

async function encodeStill(source: string | Buffer, header: Metadata): Promise<EncodedSet['encodings']> {
  const pixels = await uprightPixels(source, header)
  const { width } = await pixels.metadata()
  const made: EncodedPicture[] = []
  for (const wanted of pictureWidths(width, false)) {
    const resized = pixels.clone().resize({ width: wanted })
    made.push(await encoded(resized.clone().webp({ quality: quality.webp }), 'webp'))
    made.push(await encoded(resized.flatten({ background: 'white' }).jpeg({ quality: quality.jpeg, progressive: true }), 'jpeg'))
  }
  return widestFirst(made)
}

/** Moves as WebP; as JPEG, which cannot, its first frame. */
async function encodeAnimation(source: string | Buffer, width: number): Promise<EncodedSet['encodings']> {
  const made: EncodedPicture[] = []
  for (const wanted of pictureWidths(width, true)) {
    const frames = sharp(source, { ...openOptions, animated: true }).resize({ width: wanted })
    made.push(await encoded(frames.webp({ quality: quality.webp, effort: 2 }), 'webp'))
    const first = sharp(source, openOptions).resize({ width: wanted }).flatten({ background: 'white' })
    made.push(await encoded(first.jpeg({ quality: quality.jpeg, progressive: true }), 'jpeg'))
  }
  return widestFirst(made)
}

/**
 * Re-encodes a picture as WebP and JPEG in its widths. Nothing of what came with it is kept: place and camera (EXIF, XMP),
 * colour profiles, which its pixels are converted from, and whatever was hidden behind its end.
 */
export async function encodePicture(sent: string | Buffer): Promise<EncodedSet | { fault: EncodingFault }> {
  const source = await asDecoderKnowsIt(sent)
  const header = await readHeader(source)
  if (header === undefined) return { fault: 'unreadable' }
  const isAnimated = (header.pages ?? 1) > 1 && (header.format === 'gif' || header.format === 'webp')
  if (pixelsOf(header, isAnimated) > mediaLimits.pixels) return { fault: 'too-many-pixels' }
  try {
    const encodings = isAnimated ? await encodeAnimation(source, header.width) : await encodeStill(source, header)
    return { encodings, isAnimated }
  } catch {
    return { fault: 'unreadable' }
  }
}

/** A stored picture as AVIF, in the widths that it has already. */
export async function encodeAvif(source: string | Buffer, widths: readonly number[]): Promise<EncodedPicture[]> {
  const made: EncodedPicture[] = []
  for (const width of widths) {
    made.push(await encoded(sharp(source, openOptions).resize({ width }).avif({ quality: quality.avif, effort: 3 }), 'avif'))
  }
  return made
}
