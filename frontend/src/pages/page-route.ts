import type { ComponentType } from 'react'

export type RouteParams = Readonly<Record<string, string | undefined>>

/** Answers of the cms by their key (the path that was asked); a key that failed is absent. */
export type Answers = Readonly<Record<string, unknown>>

/** What a page says of itself to search engines and to sites that link to it. `image` may be a path of this site. */
export interface Head {
  title: string
  description: string
  canonicalPath: string
  image?: string
  type?: 'website' | 'article'
  noindex?: boolean
}

export interface HeadContext {
  answers: Answers
  params: RouteParams
  search: URLSearchParams
  siteUrl: string
}

/** One page of the site: where it is, what it needs, and where its code is. */
export interface PageRoute {
  path: string
  /** The query names that the page understands; all others are no part of its identity. */
  search: readonly string[]
  /** The page's source file below `frontend/`, by which the server finds its script and styles in the build's manifest. */
  file: string
  /** The keys that the page reads. The first decides the status: missing is 404, failed is 503. */
  data: (params: RouteParams, search: URLSearchParams) => string[]
  /** Keys that follow from the first answers; read after them. */
  more?: (answers: Answers, params: RouteParams) => string[]
  /** Whoever has the whole address may look: the page is kept by no cache, and no other host is told its address. */
  bySecretLink?: true
  load: () => Promise<{ Page: ComponentType }>
  head: (context: HeadContext) => Head
}
