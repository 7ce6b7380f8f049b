import type { ComponentType } from 'react'
import type { Thing, WithContext } from 'schema-dts'

export type RouteParams = Readonly<Record<string, string | undefined>>

/** Responses of the cms by the path that was requested. A failed request has no entry. */
export type Answers = Readonly<Record<string, unknown>>

/** Structured data (schema.org), one block each. */
export type JsonLd = WithContext<Exclude<Thing, string>>

/** A page's metadata for search engines and sites that link to it. */
export interface Head {
  title: string
  description: string
  /** The page's own path; for a text first published elsewhere, its full address there. */
  canonicalPath: string
  /** The path of the page's own share picture, if it has one. */
  image?: string
  /** The address of a picture of any size that an editor chose instead. */
  photo?: string
  type?: 'website' | 'article'
  /** An article's publication time and section. */
  article?: { publishedAt: string; section: string }
  /** A feed of the page's subject, in addition to the feed of all articles. */
  feed?: { title: string; path: string }
  jsonLd?: readonly JsonLd[]
  noindex?: boolean
}

export interface HeadContext {
  answers: Answers
  params: RouteParams
  search: URLSearchParams
  siteUrl: string
  siteName: string
}

/** One page of the site: its path, data and code. Its metadata is in app/page-heads.ts. */
export interface PageRoute {
  path: string
  /** The names of the query parameters that the page uses. All others are ignored, also in the cache key. */
  search: readonly string[]
  /** The page's source file below `frontend/`. The server finds its script and styles by it in the build's manifest. */
  file: string
  /** The source file whose script loads this page's script, if it is not the script of every page. */
  through?: string
  /** Returns the paths of the cms that the page reads. The first one decides the status: missing is 404, failed is 503. */
  data: (params: RouteParams, search: URLSearchParams) => string[]
  /** The address itself grants access, so no cache stores the page and no referrer reveals the address to another host. */
  bySecretLink?: true
  /** The query holds the visitor's input, so no cache stores a page with a query. Its names may be repeated. */
  hasPrivateQuery?: true
  load: () => Promise<{ Page: ComponentType }>
  /** The page to show instead if the query has one of that page's parameters. */
  whenAsked?: PageRoute
  /** Returns the path to redirect to if the page has moved, judged by the first response. */
  movedTo?: (answers: Answers, params: RouteParams) => string | undefined
}
