import type { ContentEncoding } from './accept-encoding.ts'
import { compress, worthCompressingBytes } from './compressed.ts'

/** Bytes that can be sent in several encodings. */
export interface SendableBody {
  /** What its forms take. */
  readonly bytes: number
  /** The encoding of this body for a client that accepts `wanted`. */
  encodingFor: (wanted: ContentEncoding) => ContentEncoding
  /** The bytes at once where they are made already. */
  in: (encoding: ContentEncoding) => Buffer | Promise<Buffer>
}

/** Bytes to be sent many times: each compressed form is made when it is first asked for, and kept. */
export class EncodedBody implements SendableBody {
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
