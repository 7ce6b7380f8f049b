import type { ContentEncoding } from './accept-encoding.ts'
import { compress, decompress, worthCompressingBytes } from './compressed.ts'
import type { SendableBody } from './encoded-body.ts'
import { logError } from '../watch/log.ts'

type Compressed = keyof typeof compress

/** Better compression runs one page at a time, so that a first reader always finds a free thread. */
const mostWaiting = 100
let waiting = 0
let lastWork = Promise.resolve()

function runInQueue(work: () => Promise<void>) {
  waiting += 1
  lastWork = lastWork
    .then(work)
    .catch((error: unknown) => logError({ message: 'A page could not be compressed better', error }))
    .finally(() => (waiting -= 1))
}

/**
 * The HTML of a page in the encodings that clients have requested. Nearly all browsers accept compression, which takes an eighth of the
 * bytes, so the plain form is dropped once a compressed one exists and restored only for a client that needs it. The first reader gets a
 * quick Brotli form; a second reader shows that a smaller form is worth its time, and later readers get that one.
 */
export class PageBody implements SendableBody {
  readonly #isWorthCompressing: boolean
  readonly #forms = new Map<ContentEncoding, Buffer>()
  readonly #making = new Map<ContentEncoding, Promise<Buffer>>()
  #isPlainAskedFor = false
  #isQuick = false
  /** Called when an encoding was added or removed. */
  onChange: () => void = () => undefined

  constructor(html: Buffer) {
    this.#forms.set('identity', html)
    this.#isWorthCompressing = html.length >= worthCompressingBytes
  }

  /** Bytes of all encodings that exist now. */
  get bytes() {
    return [...this.#forms.values()].reduce((sum, { length }) => sum + length, 0)
  }

  encodingFor(wanted: ContentEncoding): ContentEncoding {
    return this.#isWorthCompressing ? wanted : 'identity'
  }

  in(encoding: ContentEncoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') this.#isPlainAskedFor = true
    const kept = this.#forms.get(encoding) ?? this.#making.get(encoding)
    if (encoding === 'br' && this.#isQuick && waiting < mostWaiting) this.#improve()
    if (kept !== undefined) return kept
    const making = this.#make(encoding).finally(() => this.#making.delete(encoding))
    this.#making.set(encoding, making)
    return making
  }

  async #make(encoding: ContentEncoding) {
    const plain = await this.#plain()
    const made = encoding === 'identity' ? plain : encoding === 'br' ? await compress.br(plain, 'quick') : await compress.gzip(plain)
    this.#forms.set(encoding, made)
    if (encoding === 'br') this.#isQuick = true
    if (!this.#isPlainAskedFor) this.#forms.delete('identity')
    this.onChange()
    return made
  }

  #improve() {
    this.#isQuick = false
    runInQueue(async () => {
      this.#forms.set('br', await compress.br(await this.#plain()))
      this.onChange()
    })
  }

  #plain(): Buffer | Promise<Buffer> {
    const kept = this.#forms.get('identity')
    if (kept !== undefined) return kept
    for (const encoding of ['br', 'gzip'] satisfies Compressed[]) {
      const form = this.#forms.get(encoding)
      if (form !== undefined) return decompress[encoding](form)
    }
    throw new Error('A page without any form')
  }
}
