import type { ArticleInput } from '@artha/contract/article-body'
import type { BinnedItem, DeskArticle, DeskArticleCard, DeskStory, DeskSummary } from '@artha/contract/desk'
import type { PreviewInput, PreviewLink } from '@artha/contract/preview'
import type { StoryInput } from '@artha/contract/story-body'
import { useOwnResource } from './own-resource.ts'
import { request, requestList } from './request.ts'

export interface DeskFilters {
  q?: string
  page: number
  pageSize: number
}

/** What a write may carry: against saving twice, and against saving over what somebody else has saved. */
export interface WriteGuards {
  idempotencyKey: string
  /** The version that was read; absent for what is new. */
  version?: number | undefined
}

interface MessageAnswer {
  message: string
}

function listKey(path: string, { q = '', page, pageSize }: DeskFilters) {
  const query = new URLSearchParams({ page: String(page), pageSize: String(pageSize) })
  if (q !== '') query.set('q', q)
  return `${path}?${query}`
}

export const useDeskArticles = (filters: DeskFilters) =>
  useOwnResource(listKey('/api/desk/articles', filters), requestList<DeskArticleCard>)

export const useDeskStories = (filters: DeskFilters) => useOwnResource(listKey('/api/desk/stories', filters), requestList<DeskStory>)

export const useDeskSummary = (isWanted: boolean) => useOwnResource<DeskSummary>(isWanted ? '/api/desk/summary' : null)

export const useBin = (filters: DeskFilters) => useOwnResource(listKey('/api/desk/bin', filters), requestList<BinnedItem>)

const at = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`

const guardHeaders = ({ idempotencyKey, version }: WriteGuards) => ({
  'idempotency-key': idempotencyKey,
  ...(version !== undefined && { 'if-match': `"${version}"` }),
})

const write = <T>(method: 'POST' | 'PUT' | 'DELETE', path: string, guards: WriteGuards, json?: object) =>
  request<T>(path, { method, json, headers: guardHeaders(guards) })

export const readDeskArticle = (id: string) => request<DeskArticle>(at('/api/desk/articles', id))
export const createArticle = (body: ArticleInput, guards: WriteGuards) => write<DeskArticle>('POST', '/admin/upload', guards, body)
export const updateArticle = (id: string, body: ArticleInput, guards: WriteGuards) =>
  write<DeskArticle>('PUT', at('/admin/upload', id), guards, body)
export const deleteArticle = (id: string, guards: WriteGuards) => write<MessageAnswer>('DELETE', at('/admin/upload', id), guards)

export const readDeskStory = (id: string) => request<DeskStory>(at('/api/desk/stories', id))
export const createStory = (body: StoryInput, guards: WriteGuards) => write<DeskStory>('POST', '/api/stories', guards, body)
export const updateStory = (id: string, body: StoryInput, guards: WriteGuards) =>
  write<DeskStory>('PUT', at('/api/stories', id), guards, body)
export const deleteStory = (id: string, guards: WriteGuards) => write<MessageAnswer>('DELETE', at('/api/stories', id), guards)

export const restoreFromBin = (id: string) => request<MessageAnswer>(`${at('/api/desk/bin', id)}/restore`, { method: 'POST' })

export const createPreview = (body: PreviewInput) => request<PreviewLink>('/api/preview', { method: 'POST', json: body })
