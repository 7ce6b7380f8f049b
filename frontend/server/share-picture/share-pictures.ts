import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { LRUCache } from 'lru-cache'
import type { PictureContent } from './picture-svg.ts'

export interface SharePicturesSettings {
  maxBytes: number
  svgOf: (words: PictureContent, cover: Buffer | undefined) => string
  /** Loads a cover; resolves with undefined if it is not available. */
  coverOf: (address: string) => Promise<Buffer | undefined>
}

/** Version of the design. Change it whenever the pictures look different, so that all get a new version. */
const designVersion = '2'
/** Most pictures that may wait. Further ones are refused, because drawing must not slow readers down. */
const longestQueue = 32

/** Cache of share pictures by their content. They are drawn one at a time, off the event loop. */
export class SharePictures {
  readonly #settings: SharePicturesSettings
  readonly #drawn: LRUCache<string, Buffer>
  readonly #drawing = new Map<string, Promise<Buffer>>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(settings: SharePicturesSettings) {
    this.#settings = settings
    this.#drawn = new LRUCache({ maxSize: settings.maxBytes, sizeCalculation: (png) => png.length })
  }

  /** Returns the PNG at once if it is cached, else a promise; undefined if too many are waiting. */
  get(words: PictureContent): Buffer | Promise<Buffer> | undefined {
    const version = versionOf(words)
    const known = this.#drawn.get(version) ?? this.#drawing.get(version)
    if (known !== undefined || this.#drawing.size >= longestQueue) return known
    const drawing = this.#last.then(() => this.#draw(version, words)).finally(() => this.#drawing.delete(version))
    this.#last = drawing.catch(() => undefined)
    this.#drawing.set(version, drawing)
    return drawing
  }

  async #draw(version: string, words: PictureContent) {
    const { svgOf, coverOf } = this.#settings
    const cover = words.cover === undefined ? undefined : await coverOf(words.cover)
    // Outlines only, so installed fonts make no difference
    const picture = await renderAsync(svgOf(words, cover), { font: { loadSystemFonts: false } })
    const png = picture.asPng()
    // A picture whose cover failed to load is not cached: the next request tries again
    if ((cover === undefined) === (words.cover === undefined)) this.#drawn.set(version, png)
    return png
  }
}

/** Returns a hash of the content. It is known before drawing, so a client that has the picture costs no drawing. */
export const versionOf = (words: PictureContent) =>
  createHash('sha256')
    .update(`${designVersion}\n${JSON.stringify(words)}`)
    .digest('base64url')
    .slice(0, 16)
