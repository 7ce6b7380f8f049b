import { useEffect, useState } from 'react'
import type { ArticleCard } from '@artha/contract/article'
import type { SearchAnswer } from '@artha/contract/search'
import { ApiError } from './api-error.ts'
import { call } from './call.ts'

/** An article that is kept from search engines is suggested to nobody either; what has its home elsewhere is found by its words. */
const listed = (cards: readonly ArticleCard[]) => cards.filter(({ unlisted }) => unlisted !== true)

/** How long a pause in typing is: short enough to feel at once, long enough not to ask for every letter. */
const pauseMs = 150

/** How many of the newest are fetched when the search first opens, to have something to show before an answer arrives. */
const newestCount = 50

/** The newest articles, asked for once; none where they cannot be had. */
export function useNewestArticles(): readonly ArticleCard[] {
  const [articles, setArticles] = useState<readonly ArticleCard[]>([])
  useEffect(() => {
    const asking = new AbortController()
    call('listArticleCards', { query: { pageSize: newestCount }, signal: asking.signal }).then(
      (cards) => setArticles(listed(cards)),
      () => undefined,
    )
    return () => asking.abort()
  }, [])
  return articles
}

/** What a text was answered with. */
export interface SearchReply {
  text: string
  /** What the search found; undefined where it did not answer. */
  found: SearchAnswer | undefined
  /** The articles that hold the text in their title; undefined where they could not be read. */
  titles: readonly ArticleCard[] | undefined
  /** This device has searched so often that it has to wait. */
  isTooOften: boolean
}

const isTooOften = (error: unknown) => error instanceof ApiError && error.code === 'too-many-requests'

/** Asks the search, and for titles that hold the text within a word; each may fail by itself. */
async function ask(text: string, mostTitles: number, signal: AbortSignal): Promise<SearchReply> {
  const [found, titles] = await Promise.allSettled([
    call('search', { query: { q: text, typing: '1' }, signal }),
    call('listArticleCards', { query: { q: text, pageSize: mostTitles }, signal }),
  ])
  return {
    text,
    found: found.status === 'fulfilled' ? found.value : undefined,
    titles: titles.status === 'fulfilled' ? listed(titles.value) : undefined,
    isTooOften: found.status === 'rejected' && isTooOften(found.reason),
  }
}

/** The reply to a text, once the typing pauses; an older question is broken off. */
export function useAskedSearch(text: string, mostTitles: number): SearchReply | undefined {
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
