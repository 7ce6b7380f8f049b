import type { ServerFailures } from '../api/server-failures.ts'
import type { Site } from './head.ts'
import type { Answers } from '../pages/page-route.ts'
import type { SiteFacts } from '../pages/site-facts.ts'

/** What the server hands to the browser with a page, so that hydration draws the same without asking. */
export interface PageData {
  site: Site & Partial<SiteFacts>
  answers: Answers
  failures: ServerFailures
  /** The day in India on which the server drew the page, `2026-11-24`. */
  drawnOn?: string
  /** The page could not be drawn: the error page stands in its place. */
  hasFailed?: boolean
  /** The document came from the server, its head with it. */
  isServed?: boolean
}

export const pageDataElementId = 'data'
