import type { FilmFile } from './film-file'

/** A box of an MP4 or MOV file: its type of four letters, and the positions of its head, content and end. */
export interface Box {
  type: string
  at: number
  content: number
  end: number
}

/** Reads the boxes in a part of the file, in order, up to the first thing that is not a box. */
export async function boxesIn(film: FilmFile, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to; at = boxes.at(-1)?.end ?? to) {
    const head = await film.read(at, 16)
    if (head.length < 8) break
    const short = head.readUInt32BE(0)
    if (short === 1 && head.length < 16) break
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short
    const content = at + (short === 1 ? 16 : 8)
    if (at + size < content || at + size > to) break
    boxes.push({ type: head.toString('latin1', 4, 8), at, content, end: at + size })
  }
  return boxes
}

/** Turns a box into one that players skip, in place, so every offset into the file stays right. */
export async function freeBox(film: FilmFile, { at, content, end }: Box): Promise<void> {
  await film.write(at + 4, Buffer.from('free', 'latin1'))
  await film.blank(content, end)
}
