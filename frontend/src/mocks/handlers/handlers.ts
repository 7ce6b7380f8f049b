import type { RequestHandler } from 'msw'
import { accountHandlers } from './account-handlers.ts'
import { deskHandlers } from './desk-handlers.ts'
import { issueHandlers } from './issue-handlers.ts'
import { marketHandlers } from './market-handlers.ts'
import { mediaHandlers } from './media-handlers.ts'
import { mockEndpoint } from './mock-endpoint.ts'
import { previewHandlers } from './preview-handlers.ts'
import { fullPublication, type Publication } from '../data/publication-lists.ts'
import { readerHandlers } from './reader-handlers.ts'
import { subscriberHandlers } from './subscriber-handlers.ts'

/** All answers about the articles and stories of a publication. */
export const publicationHandlers = (publication: Publication): RequestHandler[] => [...readerHandlers(publication), ...deskHandlers(publication)]

/** The usual answers, typed by the contract, for the site on mocks, page tests and journeys. A scenario or a test adds its own handlers before these. */
export const handlers: RequestHandler[] = [
  ...publicationHandlers(fullPublication),
  ...accountHandlers,
  ...marketHandlers,
  ...mediaHandlers,
  ...previewHandlers,
  ...issueHandlers,
  ...subscriberHandlers,
  mockEndpoint('sendContactMessage', () => ({ message: 'Message sent!' })),
]
