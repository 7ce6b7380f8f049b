import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { LRUCache } from 'lru-cache'
import type { PictureWords } from './picture-svg.ts'

export interface SharePicturesSettings {
  maxBytes: number
  svgOf: (words: PictureWords, cover: Buffer | undefined) => string
  /** What lies at the address of a cover; undefined where it is not to be had. */
  coverOf: (address: string) => Promise<Buffer | undefined>
}

/** Of how the pictures look: another look gives all of them other versions. */
const look = '2'
/** How many requests for pictures may wait; further ones are refused, since drawing must not slow readers down. */
const longestQueue = 32

/** Pictures made before, by what they say: the same words are drawn once. Drawn one at a time, off the event loop. */
export class SharePictures {
  readonly #settings: SharePicturesSettings
  readonly #made: LRUCache<string, Buffer>
  readonly #asked = new Map<string, Promise<Buffer>>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(settings: SharePicturesSettings) {
    this.#settings = settings
    this.#made = new LRUCache({ maxSize: settings.maxBytes, sizeCalculation: (png) => png.length })
  }

  /** The PNG at once where it is made already, else a promise of it; undefined while too many wait. */
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
    // Outlines only: what is installed on this machine plays no part
    const picture = await renderAsync(svgOf(words, cover), { font: { loadSystemFonts: false } })
    const png = picture.asPng()
    // Without its cover it is tried anew the next time
    if ((cover === undefined) === (words.cover === undefined)) this.#made.set(version, png)
    return png
  }
}

/** Known before the picture is made: who has it already costs no drawing. */
export const versionOf = (words: PictureWords) =>
  createHash('sha256')
    .update(`${look}\n${JSON.stringify(words)}`)
    .digest('base64url')
    .slice(0, 16)
