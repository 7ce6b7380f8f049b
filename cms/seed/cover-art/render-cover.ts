import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type CoverSubject, drawCover } from './draw-cover'

/** One image file; lengths in pixels. */
interface EncodedCover {
  buffer: Buffer
  width: number
  height: number
  format: 'webp' | 'jpeg'
}

type CoverShape = 'landscape' | 'portrait'

export type DrawnCover = [EncodedCover, ...EncodedCover[]]

export interface Cover extends CoverSubject {
  shape: CoverShape
}

/** The full size of each shape, and the narrower widths for phones and lists. */
const sizes = {
  landscape: { width: 1200, height: 800, narrower: [800, 480] },
  portrait: { width: 800, height: 1200, narrower: [480] },
} as const

const coverSvg = ({ shape, ...subject }: Cover) => drawCover({ ...subject, width: sizes[shape].width, height: sizes[shape].height })

/** A short hash of the drawing. Changes with the motif, number, colours or any other change to the SVG. */
export const coverHash = (cover: Cover) => createHash('sha256').update(coverSvg(cover)).digest('hex').slice(0, 10)

/** Rasterises the drawing once for all sizes, because rasterising costs more than encoding. */
async function pixelsOf(cover: Cover) {
  const svg = coverSvg(cover)
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

async function encoded(image: sharp.Sharp, format: EncodedCover['format']): Promise<EncodedCover> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { buffer: data, width: info.width, height: info.height, format }
}

const webp = (image: sharp.Sharp) => encoded(image.webp({ quality: 72, effort: 3 }), 'webp')

/** Encodes a cover as WebP in each width, the widest first, and once as JPEG, which the renderer of share pictures can read. */
export async function renderCover(cover: Cover): Promise<DrawnCover> {
  const pixels = await pixelsOf(cover)
  const widest = await webp(pixels.clone())
  const narrower: EncodedCover[] = []
  for (const width of sizes[cover.shape].narrower) narrower.push(await webp(pixels.clone().resize({ width })))
  const [width] = sizes[cover.shape].narrower
  return [widest, ...narrower, await encoded(pixels.clone().resize({ width }).jpeg({ quality: 84 }), 'jpeg')]
}
