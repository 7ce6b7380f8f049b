import type { RequestHandler } from 'msw'
import { accountHandlers } from './account-handlers.ts'
import { deskHandlers } from './desk-handlers.ts'
import { marketHandlers } from './market-handlers.ts'
import { mediaHandlers } from './media-handlers.ts'
import { mockEndpoint } from './mock-endpoint.ts'
import { previewHandlers } from './preview-handlers.ts'
import { fullPublication, type Publication } from '../data/publication-lists.ts'
import { readerHandlers } from './reader-handlers.ts'

/** All that is answered of articles and stories, over this publication. */
export const publicationHandlers = (publication: Publication): RequestHandler[] => [...readerHandlers(publication), ...deskHandlers(publication)]

/**
 * Declared answers, typed by the contract, for the site on mocks, for page tests and for journeys. A scenario, or a test that
 * needs another answer, puts its own handlers before these.
 */
export const handlers: RequestHandler[] = [
  ...publicationHandlers(fullPublication),
  ...accountHandlers,
  ...marketHandlers,
  ...mediaHandlers,
  ...previewHandlers,
  mockEndpoint('sendContactMessage', () => ({ message: 'Message sent!' })),
]
