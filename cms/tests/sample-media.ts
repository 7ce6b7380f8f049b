import { deflateSync, crc32 } from 'node:zlib'
import { box, element, pictureEntry, pictureTrack, webmHead, uint32Bytes } from '../src/films/made-films'

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** Returns a valid black and white PNG that compresses to about one byte per 8,000 pixels. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** Adds the chunks of an animation with one frame before the pixels of a PNG. */
export function animatedPng(png: Buffer): Buffer {
  const afterHeader = 33
  const frame = Buffer.alloc(26)
  png.copy(frame, 4, 16, 24)
  const control = chunk('acTL', uint32Bytes(1, 0))
  return Buffer.concat([png.subarray(0, afterHeader), control, chunk('fcTL', frame), png.subarray(afterHeader)])
}

/** Returns a film of the given size in bytes, with a header that players can read. */
export function film(kind: 'mp4' | 'webm', bytes: number): Buffer {
  const start = kind === 'mp4' ? mp4Start(bytes) : webmStart(bytes)
  const all = Buffer.alloc(bytes, 7)
  start.copy(all)
  return all
}

function mp4Start(bytes: number): Buffer {
  const ftyp = box('ftyp', 'isom', uint32Bytes(512), 'isommp42')
  const moov = (from: number) => box('moov', pictureTrack(from))
  const from = ftyp.length + moov(0).length + 8
  return Buffer.concat([ftyp, moov(from), uint32Bytes(bytes - from + 8), Buffer.from('mdat')])
}

/** The header of a WebM element whose length is written in eight bytes. */
const reaching = (id: string, bytes: number) => Buffer.concat([Buffer.from(id, 'hex'), uint32Bytes(0x01000000, bytes)])

function webmStart(bytes: number): Buffer {
  const tracks = element(0x1654ae6b, pictureEntry)
  const before = webmHead.length + 12
  const cluster = before + tracks.length + 12
  return Buffer.concat([
    webmHead,
    reaching('18538067', bytes - before),
    tracks,
    reaching('1f43b675', bytes - cluster),
    reaching('a3', bytes - cluster - 9),
  ])
}
