import type { RequestHandler } from 'msw'
import type { Preview } from '@artha/contract/preview'
import { mockId } from '../data/article-builder.ts'
import { savedArticle, savedStory } from '../data/desk-builder.ts'
import { mockEndpoint } from './mock-endpoint.ts'
import { asArticle, asStory } from '../data/publication-lists.ts'
import { mockArticles, mockStories } from '../data/publication.ts'
import { refuse } from './refusal.ts'
import { tabList } from '../data/tab-list.ts'

const [article] = mockArticles
const [story] = mockStories
const expiresAt = '2026-11-20T08:35:00.000Z'

interface KeptPreview {
  _id: string
  preview: Preview
}

const declared: KeptPreview[] = [
  ...(article ? [{ _id: 'previewofanarticle', preview: { kind: 'article' as const, article, expiresAt } }] : []),
  ...(story ? [{ _id: 'previewofastory', preview: { kind: 'story' as const, story, expiresAt } }] : []),
]

/** The latest preview of each kind. A preview opens in another tab, which shares only this storage. */
const previews = tabList('previews', declared, () => localStorage)

const lifetimeMs = 300_000

/** Preview links are not signed in the mocks: the address is enough. */
export const previewHandlers: RequestHandler[] = [
  mockEndpoint('createPreview', ({ body }) => {
    const expires = new Date(Date.now() + lifetimeMs).toISOString()
    const _id = body.kind === 'article' ? 'previewofanarticle' : 'previewofastory'
    const before = { _id: mockId(899) }
    const preview: Preview =
      body.kind === 'article'
        ? { kind: 'article', article: asArticle(savedArticle(body.article, before)), expiresAt: expires }
        : { kind: 'story', story: asStory(savedStory(body.story, before)), expiresAt: expires }
    previews.put({ _id, preview })
    return { path: `/preview/${_id}`, expiresAt: expires }
  }),
  mockEndpoint('readPreview', ({ id }) => previews.find(id)?.preview ?? refuse('not-found', 'This preview has expired, or its link is incomplete.')),
]
