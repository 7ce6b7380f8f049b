import type { ArticleInput } from '@artha/contract/article-body'
import type { OpeningsQuery } from '@artha/contract/openings'
import type { PreviewInput } from '@artha/contract/preview'
import type { StoryInput } from '@artha/contract/story-body'
import { call } from './call.ts'
import { useOwnList, useOwnResource, useWantedOwnResource } from './own-resource.ts'

export interface DeskFilters {
  q?: string
  page: number
  pageSize: number
}

/** The headers of a write: against saving twice, and against overwriting another user's save. */
export interface WriteGuards {
  idempotencyKey: string
  /** The version that was read; absent for what is new. */
  version?: number | undefined
}

export const useDeskArticles = (query: DeskFilters) => useOwnList('listDeskArticles', { query })

export const useDeskStories = (query: DeskFilters) => useOwnList('listDeskStories', { query })

export const useDeskSummary = (isWanted: boolean) => useWantedOwnResource('readDeskSummary', isWanted ? [] : null)

export const useOpenings = (days: NonNullable<OpeningsQuery['days']>) => useOwnResource('readOpenings', { query: { days } })
export const useFiguresToRead = () => useWantedOwnResource('listFiguresToRead', [])

export const noteLookedAt = (kind: 'article' | 'story', id: string) => call('noteLookedAt', { body: { kind, id } })

export const useBin = ({ page, pageSize }: DeskFilters) => useOwnList('listBin', { query: { page, pageSize } })

const guardHeaders = ({ idempotencyKey, version }: WriteGuards) => ({
  'idempotency-key': idempotencyKey,
  ...(version !== undefined && { 'if-match': `"${version}"` }),
})

export const readDeskArticle = (id: string) => call('readDeskArticle', { id })
export const createArticle = (body: ArticleInput, guards: WriteGuards) => call('createArticle', { body, headers: guardHeaders(guards) })
export const updateArticle = (id: string, body: ArticleInput, guards: WriteGuards) =>
  call('updateArticle', { id, body, headers: guardHeaders(guards) })
export const deleteArticle = (id: string, guards: WriteGuards) => call('deleteArticle', { id, headers: guardHeaders(guards) })

export const readDeskStory = (id: string) => call('readDeskStory', { id })
export const createStory = (body: StoryInput, guards: WriteGuards) => call('createStory', { body, headers: guardHeaders(guards) })
export const updateStory = (id: string, body: StoryInput, guards: WriteGuards) => call('updateStory', { id, body, headers: guardHeaders(guards) })
export const deleteStory = (id: string, guards: WriteGuards) => call('deleteStory', { id, headers: guardHeaders(guards) })

export const restoreFromBin = (id: string) => call('restoreFromBin', { id })

export const createPreview = (body: PreviewInput) => call('createPreview', { body })
