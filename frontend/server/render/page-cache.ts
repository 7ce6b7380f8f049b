import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { cacheableByBrowser, cacheControlFor, isCacheable, notCacheable } from '../respond/cache-control.ts'
import { PageBody } from '../respond/page-body.ts'

/** A rendered page, ready to send. */
export interface CachedPage {
  /** The keys that were read for the page, and the versions of their answers. The page is valid as long as the versions are the same. */
  keys: readonly string[]
  versions: string
  status: number
  body: PageBody
  /** Headers that are the same for every reader. */
  headers: Readonly<Record<string, string>> & { etag: string }
}

/** Cache of rendered pages by their address. When an answer has changed, the new page replaces the old one. */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ body }, place) => body.bytes + place.length + 500 })
  }

  /** The approximate size of all pages. */
  get bytes() {
    return this.#pages.calculatedSize
  }

  get(place: string) {
    return this.#pages.get(place)
  }

  keep(place: string, drawn: DrawnPage) {
    // Some caches ignore Vary, and would send this page to all readers
    const page = pageOf(drawn, drawn.isSparing && isCacheable(drawn.status) ? { 'cache-control': cacheableByBrowser } : {})
    this.#pages.set(place, page)
    page.body.onChange = () => this.#updateSize(place, page.body)
    return page
  }

  /** Updates the size of a page after its encodings changed. */
  #updateSize(place: string, body: PageBody) {
    const page = this.#pages.peek(place)
    // lru-cache computes the size again only for a new object
    if (page?.body === body) this.#pages.set(place, { ...page })
  }
}

interface DrawnPage extends Pick<CachedPage, 'keys' | 'versions' | 'status'> {
  html: string
  /** True for a reader who saves data. */
  isSparing?: boolean
  /** The Content-Security-Policy header of the page. */
  contentSecurityPolicy: string
}

/** Returns a page for a secret link. No cache stores it, and no other host gets its address in a Referer header. */
export const secretPage = (drawn: DrawnPage) => pageOf(drawn, { 'cache-control': notCacheable, 'referrer-policy': 'no-referrer' })

const pageOf = ({ html, contentSecurityPolicy, ...drawn }: DrawnPage, headers: Record<string, string>): CachedPage => ({
  ...drawn,
  body: new PageBody(Buffer.from(html)),
  headers: { ...headersOf(drawn.status, html), 'content-security-policy': contentSecurityPolicy, ...headers },
})

const headersOf = (status: number, html: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cacheControlFor(status),
  vary: 'Accept-Encoding, Save-Data',
  etag: etagOf(html),
  ...(status === 503 && { 'retry-after': '2' }),
})

/** A weak ETag, because the same page is sent in three encodings. */
const etagOf = (html: string) => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`
