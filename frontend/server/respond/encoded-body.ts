import type { ContentEncoding } from './accept-encoding.ts'
import { compress, worthCompressingBytes } from './compressed.ts'

/** Bytes that can be sent in several encodings. */
export interface SendableBody {
  /** Memory that all encodings of this body take. */
  readonly bytes: number
  /** Returns the encoding in which this body is sent to a client that prefers `wanted`. */
  encodingFor: (wanted: ContentEncoding) => ContentEncoding
  /** Returns the bytes, or a promise if they must be compressed first. */
  in: (encoding: ContentEncoding) => Buffer | Promise<Buffer>
}

/** Bytes that are sent many times. Each compressed form is made on first use and cached. */
export class EncodedBody implements SendableBody {
  readonly raw: Buffer
  #brotli: Buffer | Promise<Buffer> | undefined
  #gzip: Buffer | Promise<Buffer> | undefined

  constructor(raw: Buffer) {
    this.raw = raw
  }

  /** Upper estimate with both compressed forms; text shrinks to at most a third. */
  get bytes() {
    return Math.ceil(this.raw.length * 1.7)
  }

  encodingFor(wanted: ContentEncoding): ContentEncoding {
    return this.raw.length < worthCompressingBytes ? 'identity' : wanted
  }

  in(encoding: ContentEncoding): Buffer | Promise<Buffer> {
    if (encoding === 'br') return (this.#brotli ??= this.#makeBrotli())
    if (encoding === 'gzip') return (this.#gzip ??= this.#makeGzip())
    return this.raw
  }

  async #makeBrotli() {
    return (this.#brotli = await compress.br(this.raw))
  }

  async #makeGzip() {
    return (this.#gzip = await compress.gzip(this.raw))
  }
}
