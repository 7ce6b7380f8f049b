import type { RequestHandler } from 'msw'
import { mockEndpoint } from './mock-endpoint.ts'
import { fullPublication } from '../data/publication-lists.ts'
import { refuse } from './refusal.ts'

const { articles, stories } = fullPublication

/** Another editor has changed the title first, so the first save is a conflict. The next one succeeds. */
export const conflictHandlers = (): RequestHandler[] => [
  mockEndpoint('updateArticle', ({ id }) => refuseOver(articles.find(id), articles.put), { once: true }),
  mockEndpoint('updateStory', ({ id }) => refuseOver(stories.find(id), stories.put), { once: true }),
]

function refuseOver<Entry extends { title: string; version: number }>(stored: Entry | undefined, put: (entry: Entry) => void) {
  if (stored === undefined) return refuse('not-found')
  put({ ...stored, title: `${stored.title}, as Chetan has it`, version: stored.version + 1 })
  return refuse('conflict')
}
