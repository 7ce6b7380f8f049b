import { open } from 'node:fs/promises'
import { FilmFile } from './film-file'
import { boxesIn, type Box } from './mp4-boxes'
import { elementAt, webmIds, type Element } from './webm-elements'

/** The codecs in MP4 that browsers play: H.264, H.265, AV1, VP8, VP9 and Dolby Vision over them. */
const codecsOfMp4 = ['avc1', 'avc2', 'avc3', 'avc4', 'hvc1', 'hev1', 'dvh1', 'dvhe', 'dvav', 'dva1', 'av01', 'vp08', 'vp09']
const codecsOfWebm = /^V_(?:VP8|VP9|AV1)$/

/** Returns true if a film has a video track that browsers play and its first sample is in the file. */
export async function hasPicture(path: string, mime: string): Promise<boolean> {
  const handle = await open(path, 'r')
  try {
    const film = new FilmFile(handle, (await handle.stat()).size)
    return await (mime === 'video/webm' ? hasWebmPicture(film) : hasMp4Picture(film))
  } finally {
    await handle.close()
  }
}

async function inside(film: FilmFile, outer: Box | undefined, ...path: string[]): Promise<Box | undefined> {
  let found = outer
  for (const type of path) {
    const { content, end } = found ?? { content: 0, end: 0 }
    found = (await boxesIn(film, content, end)).find((box) => box.type === type)
  }
  return found
}

async function hasMp4Picture(film: FilmFile): Promise<boolean> {
  const top = await boxesIn(film, 0, film.size)
  const body = top.filter(({ type, content, end }) => type === 'mdat' && end > content)
  const moov = top.find(({ type }) => type === 'moov')
  if (moov === undefined || body.length === 0) return false
  const isInPieces = top.some(({ type }) => type === 'moof')
  for (const track of await boxesIn(film, moov.content, moov.end)) {
    if (track.type === 'trak' && (await hasPictureTrack(film, track, isInPieces))) return true
  }
  return false
}

/** Returns true for a playable video track. Fragmented files, made for streaming, have the samples beside each fragment and not in the track. */
async function hasPictureTrack(film: FilmFile, track: Box, isInPieces: boolean): Promise<boolean> {
  const handler = await inside(film, track, 'mdia', 'hdlr')
  if (handler === undefined || (await film.read(handler.content + 8, 4)).toString('latin1') !== 'vide') return false
  const samples = await inside(film, track, 'mdia', 'minf', 'stbl')
  const description = await inside(film, samples, 'stsd')
  const codec = description && (await film.read(description.content + 12, 4)).toString('latin1')
  if (codec === undefined || !codecsOfMp4.includes(codec)) return false
  if (isInPieces) return true
  const short = await inside(film, samples, 'stco')
  const offsets = short ?? (await inside(film, samples, 'co64'))
  const head = offsets && (await film.read(offsets.content + 4, 12))
  if (head === undefined || head.length < 8 || head.readUInt32BE(0) === 0) return false
  const first = short === undefined ? (head.length < 12 ? Infinity : Number(head.readBigUInt64BE(4))) : head.readUInt32BE(4)
  return first < film.size
}

/** The most elements read to find the first picture: recorders write few before it. */
const mostElements = 10_000

async function* elementsIn(film: FilmFile, from: number, to: number): AsyncGenerator<Element> {
  let at = from
  for (let count = 0; at + 2 <= to && count < mostElements; count += 1) {
    const element = await elementAt(film, at)
    if (element === undefined) return
    yield element
    if (element.end === undefined) return
    at = element.end
  }
}

const blockIds = [0xa3, 0xa0]

async function hasWebmPicture(film: FilmFile): Promise<boolean> {
  for await (const { id, content, end = film.size } of elementsIn(film, 0, film.size)) {
    if (id === webmIds.segment) return end <= film.size && hasPictureIn(film, content, end)
  }
  return false
}

async function hasPictureIn(film: FilmFile, from: number, to: number): Promise<boolean> {
  let isPlayed = false
  for await (const { id, content, end = to } of elementsIn(film, from, to)) {
    if (id === webmIds.tracks) isPlayed = await hasEntry(film, content, end)
    if (id !== webmIds.cluster) continue
    if (!isPlayed) return false
    for await (const block of elementsIn(film, content, Math.min(end, to))) {
      if (blockIds.includes(block.id)) return block.content < film.size
    }
  }
  return false
}

async function hasEntry(film: FilmFile, from: number, to: number): Promise<boolean> {
  for await (const entry of elementsIn(film, from, to)) {
    if (entry.id !== webmIds.trackEntry) continue
    for await (const { id, content, end = content } of elementsIn(film, entry.content, entry.end ?? to)) {
      if (id === 0x86 && codecsOfWebm.test((await film.read(content, Math.min(end - content, 16))).toString('latin1').replace(/\0+$/, '')))
        return true
    }
  }
  return false
}
