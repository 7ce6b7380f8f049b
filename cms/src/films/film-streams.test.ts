import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { film } from '../../tests/sample-media'
import { hasPicture } from './film-streams'
import { box, element, openElement, pictureEntry, pictureTrack, webmHead, uint32Bytes } from './made-films'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'artha-streams-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function isPlayed(content: Buffer, mime: string): Promise<boolean> {
  const file = path.join(folder, 'film')
  await writeFile(file, content)
  return hasPicture(file, mime)
}

const ftyp = box('ftyp', 'isom', uint32Bytes(512), 'isommp42')
const body = box('mdat', 'PICTURES')
const sound = Buffer.from(pictureTrack(24, 'mp4a').toString('latin1').replace('vide', 'soun'), 'latin1')
const tracks = element(0x1654ae6b, pictureEntry)
const cluster = element(0x1f43b675, element(0xe7, '\0'), element(0xa3, 'PICTURES'))

describe('a film with a picture', () => {
  it.each<[string, string, Buffer]>([
    ['an MP4', 'video/mp4', film('mp4', 5_000)],
    ['an MP4 whose tables come last', 'video/mp4', Buffer.concat([ftyp, body, box('moov', sound, pictureTrack(32))])],
    ['an MP4 of AV1', 'video/mp4', Buffer.concat([ftyp, body, box('moov', pictureTrack(32, 'av01'))])],
    ['an MP4 in pieces', 'video/mp4', Buffer.concat([ftyp, box('moov', pictureTrack(0)), box('moof', 'x'), body])],
    ['a WebM', 'video/webm', film('webm', 5_000)],
    [
      'a WebM that was recorded live',
      'video/webm',
      Buffer.concat([webmHead, openElement(0x18538067, tracks, openElement(0x1f43b675, element(0xa3, 'PICTURES')))]),
    ],
    ['a WebM cut within a later piece', 'video/webm', Buffer.concat([webmHead, openElement(0x18538067, tracks, cluster, cluster.subarray(0, 12))])],
  ])('%s is one', async (_, mime, content) => {
    expect(await isPlayed(content, mime)).toBe(true)
  })

  it.each<[string, string, Buffer]>([
    ['a head and nothing else', 'video/mp4', Buffer.concat([ftyp, Buffer.alloc(3_000, 7)])],
    ['no tables', 'video/mp4', Buffer.concat([ftyp, body])],
    ['nothing in its body', 'video/mp4', Buffer.concat([ftyp, box('moov', pictureTrack(24))])],
    ['sound alone', 'video/mp4', Buffer.concat([ftyp, body, box('moov', sound)])],
    ['a picture of an old codec', 'video/mp4', Buffer.concat([ftyp, body, box('moov', pictureTrack(32, 'apch'))])],
    ['pictures past its end', 'video/mp4', Buffer.concat([ftyp, body, box('moov', pictureTrack(9_999_999))])],
    ['a body that is cut', 'video/mp4', film('mp4', 5_000).subarray(0, 3_000)],
    ['a head of WebM alone', 'video/webm', webmHead],
    ['no pictures', 'video/webm', Buffer.concat([webmHead, element(0x18538067, tracks)])],
    ['no tracks', 'video/webm', Buffer.concat([webmHead, element(0x18538067, cluster)])],
    [
      'sound alone in a WebM',
      'video/webm',
      Buffer.concat([webmHead, element(0x18538067, element(0x1654ae6b, element(0xae, element(0x86, 'A_OPUS'))), cluster)]),
    ],
    ['a WebM that is cut', 'video/webm', film('webm', 5_000).subarray(0, 3_000)],
    ['nonsense', 'video/webm', Buffer.alloc(3_000, 7)],
  ])('%s is none', async (_, mime, content) => {
    expect(await isPlayed(content, mime)).toBe(false)
  })
})
