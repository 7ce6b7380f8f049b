import type { FilmFile } from './film-file'
import { boxesIn, freeBox, type Box } from './mp4-boxes'
import { blankSamples } from './mp4-samples'

/**
 * The boxes that playing needs, by level. All others hold metadata (udta, meta, uuid, maker's boxes) or free space (free, skip), in which old
 * metadata may remain.
 */
const played: Record<string, readonly string[]> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix', 'pdin'],
  moov: ['mvhd', 'trak', 'mvex', 'iods', 'pssh'],
  trak: ['tkhd', 'tref', 'trgr', 'edts', 'mdia', 'load'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  moof: ['mfhd', 'traf', 'pssh'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc'],
}

/** The handlers of video, sound and subtitle tracks. Other tracks tell where a camera was, and how fast. */
const playedTracks = ['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp', 'auxv', 'pict']

/** Removes the metadata of an MP4 or MOV file in place. */
export const cleanMp4 = (film: FilmFile): Promise<void> => cleanLevel(film, 'file', 0, film.size)

async function cleanLevel(film: FilmFile, level: string, from: number, to: number): Promise<void> {
  for (const box of await boxesIn(film, from, to)) {
    if (!played[level]?.includes(box.type)) await freeBox(film, box)
    else if (box.type === 'trak' && !(await isPlayed(film, box))) await freeTrack(film, box)
    else if (box.type in played) await cleanLevel(film, box.type, box.content, box.end)
    else if (/^(?:mv|tk|md)hd$/.test(box.type)) await blankTimes(film, box)
    // Behind the track type an hdlr has a name field, in which cameras write their own name
    else if (box.type === 'hdlr') await film.blank(box.content + 24, box.end)
  }
}

const inner = async (film: FilmFile, { content, end }: Box, type: string) => (await boxesIn(film, content, end)).find((box) => box.type === type)

async function isPlayed(film: FilmFile, track: Box): Promise<boolean> {
  const media = await inner(film, track, 'mdia')
  const handler = media && (await inner(film, media, 'hdlr'))
  if (handler === undefined) return true
  return playedTracks.includes((await film.read(handler.content + 8, 4)).toString('latin1'))
}

async function freeTrack(film: FilmFile, track: Box): Promise<void> {
  const media = await inner(film, track, 'mdia')
  const information = media && (await inner(film, media, 'minf'))
  const sampleTable = information && (await inner(film, information, 'stbl'))
  if (sampleTable !== undefined) await blankSamples(film, sampleTable)
  await freeBox(film, track)
}

/** Blanks the times of creation and change: two times after version and flags, of 8 bytes in version 1, else of 4. */
async function blankTimes(film: FilmFile, { content, end }: Box): Promise<void> {
  const [version] = await film.read(content, 1)
  await film.blank(content + 4, Math.min(end, content + (version === 1 ? 20 : 12)))
}
