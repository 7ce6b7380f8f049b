import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { cacheControlFor, notCacheable } from './cache-control.ts'
import { PageBody } from './page-body.ts'

/** A page as it is sent. */
export interface KeptPage {
  /** What was read for it, and the versions of the answers: as long as reading gives the same, the page is right. */
  keys: readonly string[]
  versions: string
  status: number
  body: PageBody
  /** The headers that are the same for every reader. */
  headers: Readonly<Record<string, string>> & { etag: string }
}

/** Pages made before, by their place. A place holds one: when an answer has changed, the page is made again in its stead. */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ body }, place) => body.bytes + place.length + 500 })
  }

  /** What is kept takes about so many bytes. */
  get bytes() {
    return this.#pages.calculatedSize
  }

  get(place: string) {
    return this.#pages.get(place)
  }

  keep(place: string, drawn: DrawnPage) {
    const page = pageOf(drawn, {})
    this.#pages.set(place, page)
    page.body.onChange = () => this.#weighAgain(place, page.body)
    return page
  }

  /** A page takes other bytes than when it came. */
  #weighAgain(place: string, body: PageBody) {
    const page = this.#pages.peek(place)
    // What is set as another value is weighed
    if (page?.body === body) this.#pages.set(place, { ...page })
  }
}

interface DrawnPage extends Pick<KeptPage, 'keys' | 'versions' | 'status'> {
  html: string
  /** What the document may load and run. */
  contentSecurityPolicy: string
}

/**
 * A page whose address gives access to it: no cache stores it, and no host that it links to or loads from gets the address
 * as a referrer.
 */
export const secretPage = (drawn: DrawnPage) => pageOf(drawn, { 'cache-control': notCacheable, 'referrer-policy': 'no-referrer' })

const pageOf = ({ html, contentSecurityPolicy, ...drawn }: DrawnPage, headers: Record<string, string>): KeptPage => ({
  ...drawn,
  body: new PageBody(Buffer.from(html)),
  headers: { ...headersOf(drawn.status, html), 'content-security-policy': contentSecurityPolicy, ...headers },
})

const headersOf = (status: number, html: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': cacheControlFor(status),
  vary: 'Accept-Encoding',
  etag: etagOf(html),
  ...(status === 503 && { 'retry-after': '2' }),
})

/** Weak, since the same page goes out in three encodings. */
const etagOf = (html: string) => `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`
