import { generatePath } from 'react-router-dom'
import type { Site } from '../src/app/head.ts'
import type { PageData } from '../src/app/page-data.ts'
import type { Head, PageRoute, RouteParams } from '../src/app/page-route.ts'
import { composeDocument, type PageAssets } from './document.ts'
import type { DataCache } from './data-cache.ts'
import { PageCache, type KeptPage } from './page-cache.ts'
import { readPage, type PageReading } from './page-reader.ts'
import type { SitePages } from './site-pages.ts'

export interface PageRendererSettings {
  site: Site
  cache: DataCache
  pageCache: PageCache
  /** The pages' code: settled in production, loaded anew for each render while developing. */
  pages: () => SitePages | Promise<SitePages>
  assetsOf: (route: PageRoute) => PageAssets
  /** The last word on a document while developing. */
  finish?: (html: string) => Promise<string>
}

/** The place in the site that is asked for. */
export interface Place {
  route: PageRoute
  params: RouteParams
  /** The query of the address as it came, without "?". */
  query: string
}

export interface RenderedPage extends KeptPage {
  ageMs: number
}

/** Makes pages, or finds them made. */
export class PageRenderer {
  readonly #settings: PageRendererSettings

  constructor(settings: PageRendererSettings) {
    this.#settings = settings
  }

  async render({ route, params, query }: Place): Promise<RenderedPage> {
    const { cache, pageCache } = this.#settings
    const search = ownSearch(route, query)
    const location = locationOf(route, params, search)
    const reading = await readPage(cache, route, params, search)
    const page =
      pageCache.get(location, reading.versions) ??
      pageCache.keep(location, reading.versions, statusOf(route, reading), await this.#draw(location, { route, params, search, reading }))
    return { ...page, ageMs: reading.ageMs }
  }

  async #draw(location: string, { route, params, search, reading }: Omit<Place, 'query'> & { search: URLSearchParams; reading: PageReading }) {
    const { answers, failures } = reading
    const head = route.head({ answers, params, search, siteUrl: this.#settings.site.url })
    return this.#compose(location, route, statusOf(route, reading) === 200 ? head : { ...head, noindex: true }, { answers, failures })
  }

  /** The page for a bug of ours. */
  async renderError() {
    const { notFoundRoute } = await this.#settings.pages()
    return this.#compose(nowhere, notFoundRoute, errorHead, { answers: {}, failures: {}, hasFailed: true })
  }

  async #compose(location: string, route: PageRoute, head: Head, reading: Omit<PageData, 'site'>) {
    const { site, pages, assetsOf, finish } = this.#settings
    const { renderPage, themeBootScript } = await pages()
    const data = { site, ...reading }
    const html = renderPage(location, data)
    const document = composeDocument({ head, site, html, assets: assetsOf(route), bootScript: themeBootScript, data })
    return finish ? finish(document) : document
  }
}

/** The address that stands for all addresses without a page. */
const nowhere = '/not-found'

const errorHead: Head = {
  title: 'Something went wrong',
  description: 'This page could not be shown.',
  canonicalPath: '/',
  noindex: true,
}

const noSearch = new URLSearchParams()

/** The part of the query that the page understands, in one order, so that strangers' parameters make no second copy. */
function ownSearch(route: PageRoute, query: string) {
  if (query === '' || route.search.length === 0) return noSearch
  const asked = new URLSearchParams(query)
  return new URLSearchParams(route.search.flatMap((name) => (asked.get(name) ? [[name, asked.get(name) ?? '']] : [])))
}

function locationOf(route: PageRoute, params: RouteParams, search: URLSearchParams) {
  const path = route.path === '*' ? nowhere : generatePath(route.path, params)
  return search.size === 0 ? path : `${path}?${search}`
}

const statusOf = (route: PageRoute, { status }: PageReading) => (route.path === '*' ? 404 : status)
