import type { CalendarQuery } from '@artha/contract/calendar'
import type { DeskArticleListQuery } from '@artha/contract/desk'
import type { ArticleViewsQuery } from '@artha/contract/article-views'
import type { LibraryQuery } from '@artha/contract/media-library'
import type { IssueBody, ListedOutcome } from '@artha/contract/newsletter-issue'
import type { RemarkBody, ReviewQuery, ReviewStep } from '@artha/contract/review'
import { call } from '../../api/call.ts'
import { calendarQuery } from '../../api/figures.ts'
import { uploadMedia } from '../../api/upload-media.ts'
import { useConditionalRead, useRead } from '../../api/use-read.ts'
import { useWrite, useWriteWith } from '../../api/use-write.ts'
import { useConditionalSessionList, useConditionalSessionRead, useSessionList, useSessionRead } from '../../api/use-session-read.ts'
import { randomId } from '../../lib/random-id.ts'

export type { UploadOptions } from '../../api/upload-media.ts'

export interface DeskFilters {
  q?: string
  page: number
  pageSize: number
}

/** The headers of a write: against saving twice, and against overwriting another user's save. */
export interface WriteGuards {
  idempotencyKey: string
  /** The version that was loaded; absent for a new item. */
  version?: number | undefined
}

export const useDeskArticles = (query: DeskArticleListQuery) => useSessionList('listDeskArticles', { query })

export const useDeskStories = (query: DeskFilters) => useSessionList('listDeskStories', { query })

export const useDeskSummary = (isWanted: boolean) => useConditionalSessionRead('readDeskSummary', isWanted ? [] : null)

export const useArticleViews = (days: NonNullable<ArticleViewsQuery['days']>) => useSessionRead('readOpenings', { query: { days } })
export const useMissedSearches = () => useConditionalSessionRead('listMissedSearches', [])

export const useCalendar = (query: CalendarQuery) => useSessionRead('readCalendar', { query })

/** The pages that match the words; "" asks nothing. */
export const useLinkOffers = (words: string) => useConditionalRead('search', words === '' ? null : [{ query: { q: words, typing: '1' } }])

/** Reads a figure with its rows; nothing while the key is "". */
export const useFigureOfBlock = (figureKey: string) => useConditionalRead('readFigure', figureKey === '' ? null : [{ key: figureKey }])

/** Reads an article that an issue of the newsletter names; nothing for "". */
export const useArticleOfIssue = (id: string) => useConditionalRead('readArticle', id === '' ? null : [{ id }])

/** Reads a story that an issue of the newsletter names; nothing for "". */
export const useStoryOfIssue = (id: string) => useConditionalRead('readStory', id === '' ? null : [{ id }])

/** Reads the figures of the tax calendar. */
export const useCalendarFigures = () => useRead('listFigures', { query: calendarQuery })

export const useFormerAddresses = (query: DeskFilters) => useSessionList('listFormerAddresses', { query })

export const useCreateArticle = () => useWrite('createArticle').write
export const useUpdateArticle = () => useWrite('updateArticle').write
export const useCreateArticleDraft = () => useWrite('createArticleDraft').write
export const useUpdateArticleDraft = () => useWrite('updateArticleDraft').write
export const useSendAutosave = () => useWrite('autosave').write
export const useForgetAutosave = () => useWrite('forgetAutosave').write
export const useCreateStory = () => useWrite('createStory').write
export const useUpdateStory = () => useWrite('updateStory').write
export const useCreatePreview = () => useWrite('createPreview').write

/** Marks a piece as reviewed after a change of an official figure. It leaves the list at once. */
export const useMarkReviewed = () =>
  useWrite('noteLookedAt', {
    rereadsAfterFailure: true,
    optimistic: {
      listFiguresToRead: (figures, { body: { kind, id } }) =>
        figures.flatMap((figure) => {
          const pieces = figure.pieces.filter((piece) => piece.kind !== kind || piece._id !== id)
          return pieces.length === 0 && figure.calculators.length === 0 ? [] : { ...figure, pieces }
        }),
    },
  })

export const useFiguresToReview = () => useConditionalSessionRead('listFiguresToRead', [])

/** Reads the broken links of all published articles. */
export const useBrokenLinks = () => useConditionalSessionRead('listBrokenLinks', [])

/** Reads which of these paths of ours lead nowhere. Reads nothing if there are none. */
export const useBrokenAmong = (paths: string) => useConditionalSessionRead('listBrokenLinks', paths === '' ? null : [{ query: { paths } }])

export const useBin = ({ page, pageSize }: DeskFilters) => useSessionList('listBin', { query: { page, pageSize } })

export const guardHeaders = ({ idempotencyKey, version }: WriteGuards) => ({
  'idempotency-key': idempotencyKey,
  ...(version !== undefined && { 'if-match': `"${version}"` }),
})

export const readArticleVersion = (id: string, number: number) => call('readArticleVersion', { id, query: { number } })

const versionReads = {
  articles: { list: 'listArticleVersions', one: 'readArticleVersion' },
  stories: { list: 'listStoryVersions', one: 'readStoryVersion' },
} as const
export const useVersions = (of: keyof typeof versionReads, id: string, query: { page: number; pageSize: number }) =>
  useSessionList(versionReads[of].list, { id, query })
export const useVersion = (of: keyof typeof versionReads, id: string, number: number | undefined) =>
  useConditionalSessionRead(versionReads[of].one, number === undefined ? null : [{ id, query: { number } }])
export const readStoryVersion = (id: string, number: number) => call('readStoryVersion', { id, query: { number } })

export const readAutosave = (id: string) => call('readAutosave', { id })

/** null requests nothing. */
export const useDeskArticle = (id: string | null) => useConditionalSessionRead('readDeskArticle', id === null ? null : [{ id }])
export const readDeskArticle = (id: string) => call('readDeskArticle', { id })

export const useDeskStory = (id: string | null) => useConditionalSessionRead('readDeskStory', id === null ? null : [{ id }])
export const readDeskStory = (id: string) => call('readDeskStory', { id })

/** One page of the media library, newest first. */
export const useMediaLibrary = (query: LibraryQuery) => useSessionList('listMedia', { query })

/** One file of the media library, with its words and uses. */
export const useMediaFile = (id: string) => useSessionRead('readMedia', { id })
export const readMediaFile = (id: string) => call('readMedia', { id })
export const useUpdateMedia = () => useWrite('updateMedia')
export const useCropMedia = () => useWrite('cropMedia')
export const useDeleteMedia = () => useWrite('deleteMedia')

/** Uploads a picture or video with progress. */
export const useUpload = () => useWriteWith('uploadMedia', uploadMedia)

export const useDeleteEntry = (of: 'deleteArticle' | 'deleteStory') => useWrite(of, { rereadsAfterFailure: true })
export const useRestoreFromBin = () => useWrite('restoreFromBin', { rereadsAfterFailure: true })
export const useChangeArticles = () => useWrite('changeArticles', { rereadsAfterFailure: true })
export const useMoveOnCalendar = () => useWrite('moveOnCalendar', { waitsForReads: true, rereadsAfterFailure: true })

const once = () => ({ 'idempotency-key': randomId() })

/** The user's rights in the newsroom. */
export const useDeskMe = () => useConditionalSessionRead('readDeskMe', [])

export const useReviews = (query: ReviewQuery) => useSessionList('listReviews', { query })

/** The first page of reviews, if reviewing is on. */
export const useConditionalReviews = (isOn: boolean) => useConditionalSessionList('listReviews', isOn ? [] : null)

/** The review state of a piece; null requests nothing. */
export const useReview = (id: string | null) => useConditionalSessionRead('readReview', id === null ? null : [{ id }])

/** The writes on a piece in review. Its data is loaded again before the next write is allowed. */
export function useReviewWrites() {
  const options = { waitsForReads: true, rereadsAfterFailure: true }
  const { write: step, isPending: isStepping } = useWrite('stepReview', options)
  const { write: add, isPending: isAdding } = useWrite('addRemark', options)
  const { write: change, isPending: isChanging } = useWrite('changeRemark', options)
  return {
    isPending: isStepping || isAdding || isChanging,
    /** `despiteRemarks` is true if the user confirmed publishing with open remarks. */
    step: async (id: string, taken: ReviewStep, version: number, despiteRemarks = false) =>
      step({ id, body: { step: taken, version, ...(despiteRemarks && { despiteRemarks }) }, headers: once() }),
    addRemark: async (id: string, body: RemarkBody) => add({ id, body, headers: once() }),
    changeRemark: async (id: string, isResolved: boolean) => change({ id, body: { isResolved }, headers: once() }),
  }
}

export const useDeskIssues = ({ page, pageSize }: DeskFilters) => useSessionList('listDeskIssues', { query: { page, pageSize } })
export const useDeskIssue = (id: string) => useSessionRead('readDeskIssue', { id })
export const useIssueReaders = (id: string, query: { outcome: ListedOutcome; page: number; pageSize: number }) =>
  useSessionList('listIssueReaders', { id, query })
export const useIssueProposal = () => useSessionRead('proposeIssue')
export const useIssuePreview = (id: string) => useSessionRead('previewIssue', { id })

export const useCreateIssue = () => {
  const { write, isPending } = useWrite('createIssue')
  return { isPending, create: async (body: IssueBody, idempotencyKey: string) => write({ body, headers: guardHeaders({ idempotencyKey }) }) }
}
export const useUpdateIssue = () => useWrite('updateIssue')
export const useDeleteIssue = () => useWrite('deleteIssue')
export const useTestIssue = () => useWrite('testIssue')
export const useFindSubscribers = () => useWrite('findSubscribers')
export const useExportSubscribers = () => useWrite('exportSubscribers')
export const useImportSubscribers = () => useWrite('importSubscribers')
export const useStepIssue = () => useWrite('stepIssue', { waitsForReads: true, rereadsAfterFailure: true })
