import type { FilmFile } from './film-file'
import { elementAt, webmIds } from './webm-elements'

const { segment, cluster, info, tracks, trackEntry } = webmIds

/** The metadata elements by level: tags, attachments, title, date, track names; and checksums, which would no longer be right. */
const metadata: Record<number, readonly number[]> = {
  [segment]: [0x1254c367, 0x1941a469],
  [info]: [0x7ba9, 0x4461, 0x73a4, 0x7384, 0x3cb923, 0x3c83ab, 0x3eb923, 0x3e83bb, 0xbf],
  [tracks]: [0xbf],
  [trackEntry]: [0x536e, 0xbf],
}
/** The elements that are searched, by level; 0 is the file. */
const within: Record<number, readonly number[]> = { 0: [segment], [segment]: [info, tracks], [tracks]: [trackEntry] }
const voidId = 0xec

/** Turns an element into one of the same length that players skip. */
async function voidElement(film: FilmFile, at: number, end: number): Promise<void> {
  const length = end - at
  const head = Buffer.alloc(length >= 9 ? 9 : 2)
  head[0] = voidId
  if (head.length === 2) head[1] = 0x80 | (length - 2)
  else head.writeBigUInt64BE((1n << 56n) | BigInt(length - 9), 1)
  await film.write(at, head)
  await film.blank(at + head.length, end)
}

/** Removes the metadata of a WebM file in place. */
export async function cleanWebm(film: FilmFile): Promise<void> {
  await cleanLevel(film, 0, 0, film.size)
}

async function cleanLevel(film: FilmFile, level: number, from: number, to: number): Promise<void> {
  let at = from
  while (at + 2 <= to) {
    const element = await elementAt(film, at)
    if (element === undefined) return
    const { id, content, end } = element
    // In an element of unknown length the next elements are its content, and the parts of a segment are recognised by their ids
    const isOpen = end === undefined && (id === segment || id === cluster)
    const next = isOpen ? content : end
    if (next === undefined || next > to) return
    if (isOpen && level === 0) return cleanLevel(film, segment, content, to)
    if (metadata[level]?.includes(id)) await voidElement(film, at, next)
    else if (id === voidId) await film.blank(content, next)
    else if (within[level]?.includes(id)) await cleanLevel(film, id, content, next)
    at = next
  }
}
