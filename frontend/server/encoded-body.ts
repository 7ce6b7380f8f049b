import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentEncoding } from './accept-encoding.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Level 5 costs a tenth of level 11 and is within a tenth of its size. */
const brotliLevel = 5
/** A window that takes all of the bytes: a larger one finds nothing more, and takes its memory for each page that is compressed. */
const windowBits = (bytes: number) =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))))

/** Below one packet there is nothing to gain. */
const worthCompressingBytes = 1_024

/** Bytes to be sent many times: each compressed form is made when it is first asked for, and kept. */
export class EncodedBody {
  readonly raw: Buffer
  #brotli: Buffer | Promise<Buffer> | undefined
  #gzip: Buffer | Promise<Buffer> | undefined

  constructor(raw: Buffer) {
    this.raw = raw
  }

  /** What this body holds at most once both compressed forms are made; text shrinks to a third at the worst. */
  get bytes() {
    return Math.ceil(this.raw.length * 1.7)
  }

  /** The encoding of this body for a client that accepts `wanted`. */
  encodingFor(wanted: ContentEncoding): ContentEncoding {
    return this.raw.length < worthCompressingBytes ? 'identity' : wanted
  }

  /** The bytes at once where they are made already. */
  in(encoding: ContentEncoding): Buffer | Promise<Buffer> {
    if (encoding === 'br') return (this.#brotli ??= this.#makeBrotli())
    if (encoding === 'gzip') return (this.#gzip ??= this.#makeGzip())
    return this.raw
  }

  async #makeBrotli() {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliLevel,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.raw.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(this.raw.length),
    }
    return (this.#brotli = await brotli(this.raw, { params }))
  }

  async #makeGzip() {
    return (this.#gzip = await gzipped(this.raw))
  }
}
