import type { FilmFile } from './film-file'
import { boxesIn, type Box } from './mp4-boxes'

/** A longer table belongs to no track of positions. */
const longestTableBytes = 4 * 1024 * 1024

async function tableOf(film: FilmFile, boxes: readonly Box[], ...types: string[]) {
  const box = boxes.find(({ type }) => types.includes(type))
  if (box === undefined || box.end - box.content > longestTableBytes) return undefined
  const bytes = await film.read(box.content, box.end - box.content)
  // A copy, because the next read may replace the buffer
  return { type: box.type, bytes: Buffer.from(bytes) }
}

/** Returns the number of samples in a chunk (numbered from 1), from the runs of an stsc table. */
function samplesPerChunk(table: Buffer): (chunk: number) => number {
  const runs = Math.min(table.readUInt32BE(4), Math.floor((table.length - 8) / 12))
  let run = 0
  return (chunk) => {
    while (run + 1 < runs && table.readUInt32BE(8 + (run + 1) * 12) <= chunk) run += 1
    return runs === 0 ? 0 : table.readUInt32BE(8 + run * 12 + 4)
  }
}

/** Returns the size of a sample, from an stsz table: one size for all, or one by one. */
function sampleSizes(table: Buffer): (sample: number) => number {
  const alike = table.readUInt32BE(4)
  return (sample) => {
    if (alike !== 0) return alike
    const at = 12 + sample * 4
    return at + 4 <= table.length ? table.readUInt32BE(at) : 0
  }
}

/** Overwrites a track's samples in the body of the file with zeros, such as the positions of a drive, second by second. */
export async function blankSamples(film: FilmFile, sampleTable: Box): Promise<void> {
  const boxes = await boxesIn(film, sampleTable.content, sampleTable.end)
  const offsets = await tableOf(film, boxes, 'stco', 'co64')
  const chunks = await tableOf(film, boxes, 'stsc')
  const sizes = await tableOf(film, boxes, 'stsz')
  if (!offsets || !chunks || !sizes || [offsets, chunks].some(({ bytes }) => bytes.length < 8) || sizes.bytes.length < 12) return
  const width = offsets.type === 'co64' ? 8 : 4
  const count = Math.min(offsets.bytes.readUInt32BE(4), Math.floor((offsets.bytes.length - 8) / width))
  const samplesOf = samplesPerChunk(chunks.bytes)
  const sizeOf = sampleSizes(sizes.bytes)
  const mostSamples = sizes.bytes.readUInt32BE(8)
  let sample = 0
  for (let chunk = 1; chunk <= count && sample < mostSamples; chunk += 1) {
    const at = 8 + (chunk - 1) * width
    const from = width === 8 ? Number(offsets.bytes.readBigUInt64BE(at)) : offsets.bytes.readUInt32BE(at)
    const last = Math.min(sample + samplesOf(chunk), mostSamples, sample + longestTableBytes)
    let to = from
    for (; sample < last && to < film.size; sample += 1) to += sizeOf(sample)
    sample = last
    await film.blank(from, to)
  }
}
