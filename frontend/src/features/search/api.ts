import { useEffect, useState } from 'react'
import type { ArticleCard } from '@artha/contract/article'
import type { SearchAnswer } from '@artha/contract/search'
import { ApiError } from '../../api/api-error.ts'
import { loadCalls, useConditionalRead } from '../../api/use-read.ts'
import { searchQueryOf, type SearchFilters } from './search-filters.ts'

/** The results of the search page; without words it requests nothing. */
export const useSearch = (filters: SearchFilters) => useConditionalRead('search', filters.q === '' ? null : [{ query: searchQueryOf(filters) }])

/** Removes articles that are hidden from search engines, because they are not suggested either. Articles with a canonical address elsewhere stay. */
const listed = (cards: readonly ArticleCard[]) => cards.filter(({ unlisted }) => unlisted !== true)

/** A pause in typing, in ms: short enough to feel immediate, long enough not to request every letter. */
const pauseMs = 150

/** The number of newest articles to load when the search opens, so there is something to show before an answer arrives. */
const newestCount = 50

/** Returns the newest articles, loaded once; an empty list if they could not be loaded. */
export function useNewestArticles(): readonly ArticleCard[] {
  const [articles, setArticles] = useState<readonly ArticleCard[]>([])
  useEffect(() => {
    const asking = new AbortController()
    loadCalls()
      .then(async ({ call }) => call('listArticleCards', { query: { pageSize: newestCount }, signal: asking.signal }))
      .then(
        (cards) => setArticles(listed(cards)),
        () => undefined,
      )
    return () => asking.abort()
  }, [])
  return articles
}

/** The results for a text. */
interface SearchReply {
  text: string
  /** Undefined if the search failed. */
  found: SearchAnswer | undefined
  /** Articles with the text in their title; undefined if they could not be loaded. */
  titles: readonly ArticleCard[] | undefined
  /** True if this device has reached the search's rate limit. */
  isTooOften: boolean
}

const isTooOften = (error: unknown) => error instanceof ApiError && error.code === 'too-many-requests'

/** Requests the search and the titles that contain the text within a word. Each may fail on its own. */
async function ask(text: string, mostTitles: number, signal: AbortSignal): Promise<SearchReply> {
  const calls = loadCalls()
  const [found, titles] = await Promise.allSettled([
    calls.then(async ({ call }) => call('search', { query: { q: text, typing: '1' }, signal })),
    calls.then(async ({ call }) => call('listArticleCards', { query: { q: text, pageSize: mostTitles }, signal })),
  ])
  return {
    text,
    found: found.status === 'fulfilled' ? found.value : undefined,
    titles: titles.status === 'fulfilled' ? listed(titles.value) : undefined,
    isTooOften: found.status === 'rejected' && isTooOften(found.reason),
  }
}

/** Returns the reply to a text after a pause in typing. Aborts the request for the previous text. */
export function useSearchReply(text: string, mostTitles: number): SearchReply | undefined {
  const [reply, setReply] = useState<SearchReply>()
  useEffect(() => {
    if (text === '') return
    const asking = new AbortController()
    const settle = (answered: SearchReply) => {
      if (!asking.signal.aborted) setReply(answered)
    }
    const timer = setTimeout(() => void ask(text, mostTitles, asking.signal).then(settle), pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [text, mostTitles])
  return reply
}
