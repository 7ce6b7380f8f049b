import type { ComponentType } from 'react'
import type { Thing, WithContext } from 'schema-dts'

export type RouteParams = Readonly<Record<string, string | undefined>>

/** Answers of the cms by their key (the path that was asked); a key that failed is absent. */
export type Answers = Readonly<Record<string, unknown>>

/** Structured data in the words of schema.org, one block each. */
export type JsonLd = WithContext<Exclude<Thing, string>>

/** What a page says of itself to search engines and to sites that link to it. */
export interface Head {
  title: string
  description: string
  /** A path of ours; for a text that stood elsewhere first, its address there. */
  canonicalPath: string
  /** The path of its share picture, where it has one of its own. */
  image?: string
  /** The address of a picture that an editor chose in its place, of whatever size. */
  photo?: string
  type?: 'website' | 'article'
  /** Of an article: when it appeared, in what section. */
  article?: { publishedAt: string; section: string }
  /** A feed that has more of this kind, beside the feed of everything. */
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

/** One page of the site: where it is, what it needs, and where its code is. What it says of itself is in app/page-heads.ts. */
export interface PageRoute {
  path: string
  /** The query names that the page understands; all others are no part of its identity. */
  search: readonly string[]
  /** The page's source file below `frontend/`, by which the server finds its script and styles in the build's manifest. */
  file: string
  /** The source file whose script the browser finds that script by, where it is not the script of every page. */
  through?: string
  /** The keys that the page reads. The first decides the status: missing is 404, failed is 503. */
  data: (params: RouteParams, search: URLSearchParams) => string[]
  /** The address itself gives access: no cache stores the page, and no referrer sends its address to another host. */
  bySecretLink?: true
  /** The query holds what the visitor entered: a page with a query is stored by no cache. Its names may be repeated. */
  hasPrivateQuery?: true
  load: () => Promise<{ Page: ComponentType }>
  /** The page that stands in the place of this one where the query has one of that page's names. */
  whenAsked?: PageRoute
  /** Where the page has moved to, by the first answer: the server redirects a request for it there. */
  movedTo?: (answers: Answers, params: RouteParams) => string | undefined
}
