import { deflateSync, crc32 } from 'node:zlib'

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A true PNG of black and white, which takes a thousandth of its pixels as bytes. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** What players take for a film, filled up to a size. */
export function film(kind: 'mp4' | 'webm', bytes: number): Buffer {
  const start =
    kind === 'mp4'
      ? Buffer.concat([
          Buffer.from([0, 0, 0, 24]),
          Buffer.from('ftypisom\0\0\x02\0isommp42', 'latin1'),
          Buffer.from([0, 0, 0, 8]),
          Buffer.from('free'),
        ])
      : Buffer.from([
          0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0xf7, 0x81, 1, 0x42, 0xf2, 0x81, 4, 0x42, 0xf3, 0x81, 8, 0x42, 0x82, 0x84, 0x77,
          0x65, 0x62, 0x6d, 0x42, 0x87, 0x81, 4, 0x42, 0x85, 0x81, 2,
        ])
  const all = Buffer.alloc(bytes, 7)
  start.copy(all)
  return all
}
