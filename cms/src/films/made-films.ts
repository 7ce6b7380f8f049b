/** Builds a box of an MP4 file. */
export function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** Encodes numbers of four bytes. */
export const uint32Bytes = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4)
  numbers.forEach((number, at) => bytes.writeUInt32BE(number, at * 4))
  return bytes
}

const vint = (length: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length | 0x10000000)
  return bytes
}

const idBytes = (id: number) => Buffer.from(id.toString(16), 'hex')

/** Builds an element of a WebM file. */
export function element(id: number, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
  return Buffer.concat([idBytes(id), vint(content.length), content])
}

/** Builds an element of unknown length, as recorders write it. */
export const openElement = (id: number, ...parts: Buffer[]): Buffer => Buffer.concat([idBytes(id), Buffer.from('01ffffffffffffff', 'hex'), ...parts])

export const webmHead = element(0x1a45dfa3, element(0x4282, 'webm'))

/** Builds a video track with one sample, at `from`. */
export const pictureTrack = (from: number, codec = 'avc1'): Buffer =>
  box(
    'trak',
    box(
      'mdia',
      box('hdlr', uint32Bytes(0, 0), 'vide', uint32Bytes(0, 0, 0), '\0'),
      box('minf', box('stbl', box('stsd', uint32Bytes(0, 1), box(codec)), box('stsz', uint32Bytes(0, 1, 1)), box('stco', uint32Bytes(0, 1, from)))),
    ),
  )

/** A video track of a WebM. */
export const pictureEntry = element(0xae, element(0x83, '\x01'), element(0x86, 'V_VP9'))
