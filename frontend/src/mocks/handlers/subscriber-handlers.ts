import { subscribersPerPage, type SubscriberFilters, type SubscriberLine } from '@artha/contract/newsletter-subscriber'
import type { RequestHandler } from 'msw'
import { mockEndpoint } from './mock-endpoint.ts'

const agreedAt = '2026-11-20T06:00:00.000Z'

const asha: SubscriberLine = {
  email: 'asha@mail.example',
  state: 'subscribed',
  source: 'site-form',
  agreedAt,
  wordsVersion: 'visitor-1',
  confirmedAt: agreedAt,
}

const named: SubscriberLine[] = [
  asha,
  {
    email: 'bhavna@mail.example',
    state: 'waiting',
    source: 'import',
    agreedAt: '2026-03-30T18:30:00.000Z',
    wordsVersion: 'import',
    confirmedAt: null,
  },
  { email: 'chandra@mail.example', state: 'left', source: 'account', agreedAt, wordsVersion: 'account-1', confirmedAt: null },
  {
    email: 'a-rather-long-address-of-a-reader@department.university.example',
    state: 'subscribed',
    source: null,
    agreedAt: null,
    wordsVersion: '',
    confirmedAt: agreedAt,
  },
]

/** The subscribers of the mocks, newest first. */
const subscribers: SubscriberLine[] = [
  ...named,
  ...Array.from({ length: 26 }, (_, at): SubscriberLine => ({ ...asha, email: `reader-${at + 1}@mail.example` })),
]

const matching = ({ q, state, source }: SubscriberFilters) =>
  subscribers.filter(
    (line) =>
      line.email.includes(q.toLowerCase()) && (state === undefined || line.state === state) && (source === undefined || line.source === source),
  )

/** The subscribers of the newsletter. An import refuses its second row and takes the others. */
export const subscriberHandlers: RequestHandler[] = [
  mockEndpoint('findSubscribers', ({ body: { page, ...filters } }) => {
    const found = matching(filters)
    return { subscribers: found.slice((page - 1) * subscribersPerPage, page * subscribersPerPage), total: found.length }
  }),
  mockEndpoint('exportSubscribers', ({ body }) => {
    const found = matching(body)
    return { csv: `"Address"\r\n${found.map(({ email }) => `"${email}"\r\n`).join('')}`, count: found.length, next: null }
  }),
  mockEndpoint('importSubscribers', ({ body: { csv } }) => {
    const rows = csv.trim().split('\n').length - 1
    return { toAsk: rows > 1 ? rows - 1 : rows, refused: rows > 1 ? [{ line: 3, reason: 'future-date' as const }] : [] }
  }),
]
