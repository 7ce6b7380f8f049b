import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { ReadName } from '@artha/contract/calls'
import { nameOfKey } from './name-of-key.ts'

const contentReads: readonly (ReadName | undefined)[] = [
  'readHome',
  'listArticleCards',
  'readArticle',
  'readTopic',
  'readTag',
  'listStories',
  'readStory',
  'listDeskArticles',
  'readDeskArticle',
  'listDeskStories',
  'readDeskStory',
  'listArticleVersions',
  'readArticleVersion',
  'listStoryVersions',
  'readStoryVersion',
  'readDeskSummary',
  'listReviews',
  'readReview',
  'readCalendar',
  'listFormerAddresses',
  'listBin',
  'listFiguresToRead',
]

/** Whether a key of the cache holds content: a path, or the pair of path and token that one's own reads have. */
export function isContentKey(key: unknown) {
  const path: unknown = Array.isArray(key) ? key[0] : key
  return typeof path === 'string' && contentReads.includes(nameOfKey(path))
}

/** Revalidates all articles, stories and desk lists on the screen; call it after a write. */
export function useRevalidateContent() {
  const { mutate } = useSWRConfig()
  return useCallback(() => mutate(isContentKey), [mutate])
}
