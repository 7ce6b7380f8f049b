import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { LRUCache } from 'lru-cache'
import type { PictureWords } from './picture-svg.ts'

export interface SharePicturesSettings {
  maxBytes: number
  svgOf: (words: PictureWords, cover: Buffer | undefined) => string
  /** Loads a cover; resolves with undefined if it is not available. */
  coverOf: (address: string) => Promise<Buffer | undefined>
}

/** Version of the design. Change it whenever the pictures look different, so that all get a new version. */
const look = '2'
/** Most pictures that may wait. Further ones are refused, because drawing must not slow readers down. */
const longestQueue = 32

/** Cache of share pictures by their content. They are drawn one at a time, off the event loop. */
export class SharePictures {
  readonly #settings: SharePicturesSettings
  readonly #made: LRUCache<string, Buffer>
  readonly #asked = new Map<string, Promise<Buffer>>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(settings: SharePicturesSettings) {
    this.#settings = settings
    this.#made = new LRUCache({ maxSize: settings.maxBytes, sizeCalculation: (png) => png.length })
  }

  /** Returns the PNG at once if it is cached, else a promise; undefined if too many are waiting. */
  get(words: PictureWords): Buffer | Promise<Buffer> | undefined {
    const version = versionOf(words)
    const known = this.#made.get(version) ?? this.#asked.get(version)
    if (known !== undefined || this.#asked.size >= longestQueue) return known
    const drawing = this.#last.then(() => this.#draw(version, words)).finally(() => this.#asked.delete(version))
    this.#last = drawing.catch(() => undefined)
    this.#asked.set(version, drawing)
    return drawing
  }

  async #draw(version: string, words: PictureWords) {
    const { svgOf, coverOf } = this.#settings
    const cover = words.cover === undefined ? undefined : await coverOf(words.cover)
    // Outlines only, so installed fonts make no difference
    const picture = await renderAsync(svgOf(words, cover), { font: { loadSystemFonts: false } })
    const png = picture.asPng()
    // A picture whose cover failed to load is not cached: the next request tries again
    if ((cover === undefined) === (words.cover === undefined)) this.#made.set(version, png)
    return png
  }
}

/** Returns a hash of the content. It is known before drawing, so a client that has the picture costs no drawing. */
export const versionOf = (words: PictureWords) =>
  createHash('sha256')
    .update(`${look}\n${JSON.stringify(words)}`)
    .digest('base64url')
    .slice(0, 16)
