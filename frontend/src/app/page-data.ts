import type { ServerFailures } from '../api/server-failures.ts'
import type { Site } from './head.ts'
import type { Answers } from '../pages/page-route.ts'
import type { SiteFacts } from '../pages/site-facts.ts'

/** The data that the server sends with a page, so that hydration draws the same page without requests. */
export interface PageData {
  site: Site & Partial<SiteFacts>
  answers: Answers
  failures: ServerFailures
  /** The date in India on which the server drew the page, `2026-11-24`. */
  drawnOn?: string
  /** True if rendering failed and the error page was sent. */
  hasFailed?: boolean
  /** True if the server has rendered the document with its head. */
  isServed?: boolean
}

export const pageDataElementId = 'data'
