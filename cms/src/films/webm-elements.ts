import type { FilmFile } from './film-file'

/** An element of a WebM file (EBML, RFC 8794). */
export interface Element {
  id: number
  at: number
  content: number
  /** Undefined if the file does not say it, as in live recordings. */
  end: number | undefined
}

export const webmIds = { segment: 0x18538067, cluster: 0x1f43b675, info: 0x1549a966, tracks: 0x1654ae6b, trackEntry: 0xae }

/** Returns the number of bytes of an EBML number from the leading zeros of its first byte; 9 if it is invalid. */
const widthOf = (first: number) => Math.clz32(first) - 23

/** Reads the element at a position; undefined if there is none. */
export async function elementAt(film: FilmFile, at: number): Promise<Element | undefined> {
  const head = await film.read(at, 12)
  const idWidth = widthOf(head[0] ?? 0)
  const sizeWidth = widthOf(head[idWidth] ?? 0)
  if (idWidth > 4 || sizeWidth > 8 || head.length < idWidth + sizeWidth) return undefined
  const id = head.readUIntBE(0, idWidth)
  const bytes = Buffer.alloc(8)
  head.copy(bytes, 8 - sizeWidth, idWidth, idWidth + sizeWidth)
  const marker = 1n << BigInt(7 * sizeWidth)
  const size = bytes.readBigUInt64BE() - marker
  const content = at + idWidth + sizeWidth
  return { id, at, content, end: size === marker - 1n ? undefined : content + Number(size) }
}
