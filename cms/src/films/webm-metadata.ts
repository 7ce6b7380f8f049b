import type { FilmFile } from './film-file'

interface Element {
  id: number
  at: number
  content: number
  /** Undefined where the file does not say it: of what was recorded live. */
  end: number | undefined
}

const segment = 0x18538067
const cluster = 0x1f43b675
const info = 0x1549a966
const tracks = 0x1654ae6b
const trackEntry = 0xae

/** The metadata elements by level: tags, attached files, title, date, names of tracks; and checksums, which would no longer be right. */
const metadata: Record<number, readonly number[]> = {
  [segment]: [0x1254c367, 0x1941a469],
  [info]: [0x7ba9, 0x4461, 0x73a4, 0x7384, 0x3cb923, 0x3c83ab, 0x3eb923, 0x3e83bb, 0xbf],
  [tracks]: [0xbf],
  [trackEntry]: [0x536e, 0xbf],
}
/** What is looked into, level by level; 0 is the file. */
const within: Record<number, readonly number[]> = { 0: [segment], [segment]: [info, tracks], [tracks]: [trackEntry] }
const voidId = 0xec

/** How many bytes a number takes, by the zeros that its first byte begins with; 9 where it is none. */
const widthOf = (first: number) => Math.clz32(first) - 23

async function elementAt(film: FilmFile, at: number): Promise<Element | undefined> {
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

/** Makes an element one that players skip, of the same length. */
async function voidElement(film: FilmFile, at: number, end: number): Promise<void> {
  const length = end - at
  const head = Buffer.alloc(length >= 9 ? 9 : 2)
  head[0] = voidId
  if (head.length === 2) head[1] = 0x80 | (length - 2)
  else head.writeBigUInt64BE((1n << 56n) | BigInt(length - 9), 1)
  await film.write(at, head)
  await film.blank(at + head.length, end)
}

/** Removes the metadata beside picture and sound from a WebM file, in place. */
export async function cleanWebm(film: FilmFile): Promise<void> {
  await cleanLevel(film, 0, 0, film.size)
}

async function cleanLevel(film: FilmFile, level: number, from: number, to: number): Promise<void> {
  let at = from
  while (at + 2 <= to) {
    const element = await elementAt(film, at)
    if (element === undefined) return
    const { id, content, end } = element
    // Of unknown length: what follows is within it, and the parts of a segment are recognised by their own ids
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
