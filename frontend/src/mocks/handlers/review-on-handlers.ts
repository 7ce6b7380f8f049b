import { HttpResponse } from 'msw'
import type { DeskArticle, DeskStory } from '@artha/contract/desk'
import { randomId } from '../../lib/random-id.ts'
import { deskSummaryBuilder, savedDraft, savedStory } from '../data/desk-builder.ts'
import type { Publication } from '../data/publication-lists.ts'
import { hasAtLeast } from '../data/users.ts'
import { mockEndpoint } from './mock-endpoint.ts'
import { reviewHandlers } from './review-handlers.ts'

/** A newsroom where articles are reviewed before publishing: a creator's article stays a draft. */
export const reviewOnHandlers = (publication: Publication) => [
  ...reviewHandlers(publication, true),
  mockEndpoint('readDeskSummary', ({ user }) => deskSummaryBuilder({ inReview: 1, mayRestore: hasAtLeast(user, 'admin') })),
  mockEndpoint('createArticle', ({ body }) => {
    const draft = savedDraft(body, { _id: randomId() })
    publication.articles.put(draft)
    return HttpResponse.json<DeskArticle>(draft, { status: 202 })
  }),
  mockEndpoint('createStory', ({ body }) => {
    const draft: DeskStory = { ...savedStory(body, { _id: randomId() }), state: 'draft', hasDraft: true }
    publication.stories.put(draft)
    return HttpResponse.json<DeskStory>(draft, { status: 202 })
  }),
]
