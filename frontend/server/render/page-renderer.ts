import type { Site } from '../../src/app/head.ts'
import type { PageData } from '../../src/app/page-data.ts'
import type { Head, PageRoute, RouteParams } from '../../src/pages/page-route.ts'
import { composeDocument, type PageAssets } from './document.ts'
import { memoized } from '../memoize.ts'
import { withRenderedStyles } from './rendered-styles.ts'
import type { CacheReader } from './board-updates.ts'
import type { ReadOutcome } from '../cache/data-cache.ts'
import { sparingAssets, withHeldPictures } from './sparing-page.ts'
import { secretPage, type CachedPage, type PageCache } from './page-cache.ts'
import { answersOf, failuresOf, oldestRequest, readKeys, readPage, statusOf, versionsOf, type PageRequest, type PageReading } from './page-reader.ts'
import type { SitePages } from '../site-pages.ts'
import { todayInIndia } from './today.ts'

export interface PageRendererSettings {
  site: Site
  cache: CacheReader
  pageCache: PageCache
  /** The pages' code: fixed in production, reloaded for each render in development. */
  pages: () => SitePages | Promise<SitePages>
  assetsOf: (route: PageRoute) => PageAssets
  policyOf: (assets: PageAssets) => string
  /** Changes the finished document; only in development. */
  finish?: (html: string) => Promise<string>
}

/** A page and its parameters, from the address of the request. */
export interface PageAddress {
  route: PageRoute
  params: RouteParams
  /** The raw query of the address, without "?". */
  query: string
  /** True for a reader who saves data. */
  isSparing: boolean
}

export interface RenderedPage {
  page: CachedPage
  /** Age of the oldest answer in the page. */
  ageMs: number
}

/** The page has another address now. */
export interface MovedPage {
  movedTo: string
}

/** Renders pages, or finds them in the cache. */
export class PageRenderer {
  readonly #settings: PageRendererSettings
  /** Pages that are being rendered, by their address and the versions of their answers. */
  readonly #rendering = new Map<string, Promise<CachedPage>>()

  constructor(settings: PageRendererSettings) {
    this.#settings = settings
  }

  get cachedBytes() {
    return this.#settings.pageCache.bytes
  }

  /** Returns the page at once if it is cached, else a promise. A page that has moved is never cached at its former address. */
  render({ route, params, query, isSparing }: PageAddress): RenderedPage | Promise<RenderedPage | MovedPage> {
    const search = usedSearch(route, query)
    const location = locationOf(route, params, search)
    const address = { route, params, search, location, place: isSparing ? `${location} sparing` : location, isSparing }
    return this.#findCached(address.place) ?? this.#readAndFind(address)
  }

  /** Returns the cached page if all its answers are cached and unchanged, else undefined. */
  #findCached(place: string): RenderedPage | undefined {
    const { cache, pageCache } = this.#settings
    const page = pageCache.get(place)
    const outcomes = page && readKeys(cache, page.keys)
    if (!outcomes || outcomes instanceof Promise || versionsToday(outcomes) !== page.versions) return undefined
    return { page, ageMs: this.#ageMs(outcomes) }
  }

  async #readAndFind(address: LocatedPage): Promise<RenderedPage | MovedPage> {
    const { cache, pageCache, pages } = this.#settings
    const { moreKeysOf } = await pages()
    const reading = await readPage(cache, address, moreKeysOf(address.route))
    const movedTo = address.route.movedTo?.(answersOf(reading), address.params)
    if (movedTo !== undefined) return { movedTo }
    const versions = versionsToday(reading.outcomes)
    const before = pageCache.get(address.place)
    const page = before?.versions === versions ? before : await this.#renderOnce(address, reading, versions)
    return { page, ageMs: this.#ageMs(reading.outcomes) }
  }

  /** Renders the page once for all readers who waited for the same answers. */
  #renderOnce(address: LocatedPage, reading: PageReading, versions: string) {
    const key = `${address.place} ${versions}`
    const running = this.#rendering.get(key)
    if (running) return running
    const made = this.#renderPage(address, reading, versions).finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, made)
    return made
  }

  #ageMs(outcomes: readonly ReadOutcome[]) {
    const oldest = oldestRequest(outcomes)
    return oldest === undefined ? 0 : this.#settings.cache.ageMs(oldest)
  }

  async #renderPage({ route, params, search, location, place, isSparing }: LocatedPage, reading: PageReading, versions: string) {
    const status = route.path === '*' ? 404 : statusOf(reading)
    const answers = answersOf(reading)
    const { headOf, shownAnswersOf } = await this.#settings.pages()
    const head = headOf(route, { answers, params, search, siteUrl: this.#settings.site.url, siteName: this.#settings.site.name })
    const data = { answers: shownAnswersOf(route, answers), failures: failuresOf(reading) }
    const document = await this.#compose({ location, isSparing }, route, status === 200 ? head : { ...head, noindex: true }, data)
    const drawn = { keys: reading.keys, versions, status, isSparing, ...document }
    const isSecret = route.bySecretLink ?? (route.hasPrivateQuery && search.size > 0)
    return isSecret ? secretPage(drawn) : this.#settings.pageCache.keep(place, drawn)
  }

  /** Returns the error page, for status 500. */
  async renderError() {
    const { notFoundRoute } = await this.#settings.pages()
    return this.#compose({ location: notFoundLocation, isSparing: false }, notFoundRoute, errorHead, { answers: {}, failures: {}, hasFailed: true })
  }

  async #compose({ location, isSparing }: DrawnPlace, route: PageRoute, head: Head, reading: Omit<PageData, 'site' | 'drawnOn'>) {
    const { site, pages, assetsOf, policyOf, finish } = this.#settings
    const { renderPage, bootScript } = await pages()
    const data = { site, drawnOn: todayInIndia(), ...reading }
    const rendered = renderPage(location, data)
    const whole = withRenderedStyles(rendered, assetsOf(route))
    const [html, assets] = isSparing ? [withHeldPictures(rendered), sparingAssets(whole)] : [rendered, whole]
    const document = composeDocument({ head, site, html, assets, bootScript, data })
    return { html: finish ? await finish(document) : document, contentSecurityPolicy: policyOf(assets) }
  }
}

/** The versions with the day in India: a rate can change at midnight, so pages are rendered again each day. */
const versionsToday = (outcomes: readonly ReadOutcome[]) => `${todayInIndia()} ${versionsOf(outcomes)}`

/** The address of the not-found page: all addresses without a page share it. */
const notFoundLocation = '/not-found'

interface DrawnPlace {
  /** The page's own address: requests that differ only in what the page ignores have the same one. */
  location: string
  isSparing: boolean
}

interface LocatedPage extends PageRequest, DrawnPlace {
  /** The key in the cache: the page of a reader who saves data is another one. */
  place: string
}

const errorHead: Head = {
  title: 'Something went wrong',
  description: 'This page could not be shown.',
  canonicalPath: '/',
  noindex: true,
}

const noSearch = new URLSearchParams()

/** Returns the parameters that the page uses, in a fixed order, so that other parameters create no second copy. */
function usedSearch(route: PageRoute, query: string) {
  if (query === '' || route.search.length === 0) return noSearch
  const asked = new URLSearchParams(query)
  const given = (name: string) => {
    const values = route.hasPrivateQuery ? asked.getAll(name) : asked.getAll(name).slice(0, 1)
    // Rows are identified by their position, so an empty one keeps its place
    return values.some((value) => value !== '') ? values : []
  }
  return new URLSearchParams(route.search.flatMap((name) => given(name).map((value) => [name, value])))
}

function locationOf(route: PageRoute, params: RouteParams, search: URLSearchParams) {
  if (route.path === '*') return notFoundLocation
  const path = partsOfPath(route.path)
    .map((part, at) => (at % 2 === 0 ? part : encodeURIComponent(params[part] ?? '')))
    .join('')
  return search.size === 0 ? path : `${path}?${search}`
}

/** Returns fixed parts and names of parameters of a route's path, by turns: `/blog/:id` is `/blog/`, `id` and an empty text. */
const partsOfPath = memoized((path) => path.split(/:(\w+)/))
