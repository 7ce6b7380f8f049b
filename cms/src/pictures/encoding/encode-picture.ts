import { mediaLimits } from '@artha/contract/media'
import { longestSide, type CropRectangle } from '@artha/contract/media-library'
import { fileFormatOf, signatureBytes } from '@artha/contract/media-formats'
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

export type EncodingProblem = 'too-many-pixels' | 'unreadable' | 'not-croppable'

/** The encodings of a picture, the widest WebP first. */
export type EncodedSet = { encodings: [EncodedPicture, ...EncodedPicture[]]; isAnimated: boolean }

const quality = { webp: 78, jpeg: 80, avif: 50 }

/** Pictures too damaged to show whole are refused; decoder warnings, as cameras provoke them, are not. */
const openOptions = { failOn: 'error', limitInputPixels: mediaLimits.pixels } as const

async function encoded(image: Sharp, format: EncodedPicture['format']): Promise<EncodedPicture> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { buffer: data, width: info.width, height: info.pageHeight ?? info.height, format }
}

async function firstBytes(source: string | Buffer): Promise<Buffer> {
  if (typeof source !== 'string') return source.subarray(0, signatureBytes)
  const file = await open(source)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Rewrites the brand of an AVIF that calls itself a general or moving picture (mif1, miaf, avis), because the decoder opens only "avif". */
async function withAvifBrand(source: string | Buffer): Promise<string | Buffer> {
  const head = await firstBytes(source)
  const format = fileFormatOf(head)
  const isAvif = format === 'avif' || format === 'animated-avif'
  if (!isAvif || head.toString('latin1', 8, 12) === 'avif') return source
  const whole = Buffer.from(typeof source === 'string' ? await readFile(source) : source)
  whole.write('avif', 8, 'latin1')
  return whole
}

/** Reads the header before a pixel is decoded: a few kilobytes can ask for gigabytes. */
async function readHeader(source: string | Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

const pixelsOf = ({ width, height, pages = 1 }: Metadata, isAnimated: boolean) => width * height * (isAnimated ? pages : 1)

/**
 * Converts a 16-bit picture with a profile to sRGB in 16 bits. By default sharp would leave such a picture in Display P3, where 8-bit ones
 * become sRGB.
 */
async function deepPixels(upright: Sharp): Promise<Sharp> {
  const { data, info } = await upright.toColourspace('rgb16').withIccProfile('srgb').raw({ depth: 'ushort' }).toBuffer({ resolveWithObject: true })
  const samples = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2)
  return sharp(samples, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** Decodes, rotates, cuts and shrinks the picture to its widest once, because that costs more than all that follows. */
async function uprightPixels(source: string | Buffer, { space, icc }: Metadata, cut: CropRectangle | undefined): Promise<Sharp> {
  const whole = sharp(source, openOptions).autoOrient()
  const kept = cut === undefined ? whole : whole.extract({ left: cut.x, top: cut.y, width: cut.width, height: cut.height })
  const upright = kept.resize({ width: pictureWidths(Infinity, false)[0], height: longestSide, fit: 'inside', withoutEnlargement: true })
  const pixels = space === 'rgb16' && icc !== undefined ? await deepPixels(upright) : upright
  const { data, info } = await pixels.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

function widestFirst([widest, ...others]: readonly EncodedPicture[]): EncodedSet['encodings'] {
  if (widest === undefined) throw new Error('A picture has at least one width')
  return [widest, ...others]
}

async function encodeStill(source: string | Buffer, header: Metadata, cut?: CropRectangle): Promise<EncodedSet['encodings']> {
  const pixels = await uprightPixels(source, header, cut)
  const { width } = await pixels.metadata()
  const made: EncodedPicture[] = []
  for (const wanted of pictureWidths(width, false)) {
    const resized = pixels.clone().resize({ width: wanted })
    made.push(await encoded(resized.clone().webp({ quality: quality.webp }), 'webp'))
    made.push(await encoded(resized.flatten({ background: 'white' }).jpeg({ quality: quality.jpeg, progressive: true }), 'jpeg'))
  }
  return widestFirst(made)
}

/** Encodes an animation: moving as WebP, its first frame as JPEG. */
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
 * Re-encodes a picture as WebP and JPEG in its widths. Drops all metadata: place and camera (EXIF, XMP), colour profiles (the pixels are
 * converted), and data hidden behind the picture's end. With `cut` only that part is kept, which an animation does not allow.
 */
export async function encodePicture(sent: string | Buffer, cut?: CropRectangle): Promise<EncodedSet | { fault: EncodingProblem }> {
  const source = await withAvifBrand(sent)
  const header = await readHeader(source)
  if (header === undefined) return { fault: 'unreadable' }
  const isAnimated = (header.pages ?? 1) > 1 && (header.format === 'gif' || header.format === 'webp')
  if (pixelsOf(header, isAnimated) > mediaLimits.pixels) return { fault: 'too-many-pixels' }
  if (isAnimated && cut !== undefined) return { fault: 'not-croppable' }
  try {
    const encodings = isAnimated ? await encodeAnimation(source, header.width) : await encodeStill(source, header, cut)
    return { encodings, isAnimated }
  } catch {
    return { fault: 'unreadable' }
  }
}

/** Encodes a stored picture as AVIF in its existing widths. */
export async function encodeAvif(source: string | Buffer, widths: readonly number[]): Promise<EncodedPicture[]> {
  const made: EncodedPicture[] = []
  for (const width of widths) {
    made.push(await encoded(sharp(source, openOptions).resize({ width }).avif({ quality: quality.avif, effort: 3 }), 'avif'))
  }
  return made
}
