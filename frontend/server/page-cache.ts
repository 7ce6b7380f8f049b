import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { EncodedBody } from './encoded-body.ts'

/** A page as it is sent, and the versions of the answers that it was made from. */
export interface KeptPage {
  versions: string
  status: number
  body: EncodedBody
  etag: string
}

/** Pages made before. A place holds one copy: when an answer has changed, the page is made again in its stead. */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ body }, place) => body.bytes + place.length + 200 })
  }

  get(place: string, versions: string) {
    const page = this.#pages.get(place)
    return page?.versions === versions ? page : undefined
  }

  keep(place: string, versions: string, status: number, html: string): KeptPage {
    const page = { versions, status, body: new EncodedBody(Buffer.from(html)), etag: etagOf(html) }
    this.#pages.set(place, page)
    return page
  }
}

/** Weak, since the same page goes out in three encodings. */
const etagOf = (html: string) => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`
