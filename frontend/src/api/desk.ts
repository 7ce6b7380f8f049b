import type { ArticleDraftInput, ArticleInput } from '@artha/contract/article-body'
import type { AutosaveBody } from '@artha/contract/autosave'
import type { BulkArticlesBody } from '@artha/contract/bulk-articles'
import type { CalendarMoveBody, CalendarQuery } from '@artha/contract/calendar'
import type { DeskArticleListQuery } from '@artha/contract/desk'
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

export const useDeskArticles = (query: DeskArticleListQuery) => useOwnList('listDeskArticles', { query })

export const useDeskStories = (query: DeskFilters) => useOwnList('listDeskStories', { query })

export const useDeskSummary = (isWanted: boolean) => useWantedOwnResource('readDeskSummary', isWanted ? [] : null)

export const useOpenings = (days: NonNullable<OpeningsQuery['days']>) => useOwnResource('readOpenings', { query: { days } })
export const useMissedSearches = () => useWantedOwnResource('listMissedSearches', [])

export const useCalendar = (query: CalendarQuery) => useOwnResource('readCalendar', { query })

export const moveOnCalendar = (body: CalendarMoveBody, idempotencyKey: string) =>
  call('moveOnCalendar', { body, headers: guardHeaders({ idempotencyKey }) })

export const useFormerAddresses = (query: DeskFilters) => useOwnList('listFormerAddresses', { query })

export const useFiguresToRead = () => useWantedOwnResource('listFiguresToRead', [])

export const noteLookedAt = (kind: 'article' | 'story', id: string) => call('noteLookedAt', { body: { kind, id } })

export const useBin = ({ page, pageSize }: DeskFilters) => useOwnList('listBin', { query: { page, pageSize } })

const guardHeaders = ({ idempotencyKey, version }: WriteGuards) => ({
  'idempotency-key': idempotencyKey,
  ...(version !== undefined && { 'if-match': `"${version}"` }),
})

export const readArticleVersion = (id: string, number: number) => call('readArticleVersion', { id, query: { number } })

const versionReads = {
  articles: { list: 'listArticleVersions', one: 'readArticleVersion' },
  stories: { list: 'listStoryVersions', one: 'readStoryVersion' },
} as const
export const useVersions = (of: keyof typeof versionReads, id: string, query: { page: number; pageSize: number }) =>
  useOwnList(versionReads[of].list, { id, query })
export const useVersion = (of: keyof typeof versionReads, id: string, number: number | undefined) =>
  useWantedOwnResource(versionReads[of].one, number === undefined ? null : [{ id, query: { number } }])
export const readStoryVersion = (id: string, number: number) => call('readStoryVersion', { id, query: { number } })

export const readAutosave = (id: string) => call('readAutosave', { id })
export const autosave = (id: string, body: AutosaveBody) => call('autosave', { id, body })
export const forgetAutosave = (id: string) => call('forgetAutosave', { id })

/** null asks nothing. */
export const useDeskArticle = (id: string | null) => useWantedOwnResource('readDeskArticle', id === null ? null : [{ id }])
export const readDeskArticle = (id: string) => call('readDeskArticle', { id })
export const createArticle = (body: ArticleInput, guards: WriteGuards) => call('createArticle', { body, headers: guardHeaders(guards) })
export const updateArticle = (id: string, body: ArticleInput, guards: WriteGuards) =>
  call('updateArticle', { id, body, headers: guardHeaders(guards) })
export const createArticleDraft = (body: ArticleDraftInput, guards: WriteGuards) =>
  call('createArticleDraft', { body, headers: guardHeaders(guards) })
export const updateArticleDraft = (id: string, body: ArticleDraftInput, guards: WriteGuards) =>
  call('updateArticleDraft', { id, body, headers: guardHeaders(guards) })
export const deleteArticle = (id: string, guards: WriteGuards) => call('deleteArticle', { id, headers: guardHeaders(guards) })

/** Several articles at once; the versions that were seen stand in the body. */
export const changeArticles = (body: BulkArticlesBody, idempotencyKey: string) =>
  call('changeArticles', { body, headers: guardHeaders({ idempotencyKey }) })

export const useDeskStory = (id: string | null) => useWantedOwnResource('readDeskStory', id === null ? null : [{ id }])
export const readDeskStory = (id: string) => call('readDeskStory', { id })
export const createStory = (body: StoryInput, guards: WriteGuards) => call('createStory', { body, headers: guardHeaders(guards) })
export const updateStory = (id: string, body: StoryInput, guards: WriteGuards) => call('updateStory', { id, body, headers: guardHeaders(guards) })
export const deleteStory = (id: string, guards: WriteGuards) => call('deleteStory', { id, headers: guardHeaders(guards) })

export const restoreFromBin = (id: string) => call('restoreFromBin', { id })

export const createPreview = (body: PreviewInput) => call('createPreview', { body })
