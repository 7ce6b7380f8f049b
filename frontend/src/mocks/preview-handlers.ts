import { http, HttpResponse } from 'msw'
import { endpoints } from '@artha/contract/endpoints'
import type { ErrorAnswer } from '@artha/contract/errors'
import type { Preview } from '@artha/contract/preview'
import { mockPath } from './mock-path.ts'
import { mockArticles, mockStories } from './publication.ts'

const [article] = mockArticles
const [story] = mockStories
const expiresAt = '2026-11-20T08:35:00.000Z'

/** By id; the mocks ask for no signature. */
const previews: Record<string, Preview | undefined> = {
  ...(article && { previewofanarticle: { kind: 'article', article, expiresAt } }),
  ...(story && { previewofastory: { kind: 'story', story, expiresAt } }),
}

const over: ErrorAnswer = { message: 'This preview is over, or its link is not whole.', code: 'not-found' }

export const previewHandlers = [
  http.get<{ id: string }>(mockPath(endpoints.readPreview.path), ({ params }) => {
    const preview = previews[params.id]
    return preview ? HttpResponse.json<Preview>(preview) : HttpResponse.json<ErrorAnswer>(over, { status: 404 })
  }),
]
