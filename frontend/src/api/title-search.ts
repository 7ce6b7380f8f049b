import { useEffect, useState } from 'react'
import type { ArticleCard } from '@artha/contract/article'
import { articleCardsKey } from './articles.ts'
import { request } from './request.ts'

/** How long a pause in typing is: short enough to feel at once, long enough not to ask for every letter. */
const pauseMs = 150

/** How many of the newest are fetched when the search first opens, to have something to show before an answer arrives. */
const newestCount = 50

const read = (query: Parameters<typeof articleCardsKey>[0], signal: AbortSignal) =>
  request<ArticleCard[]>(articleCardsKey(query), { signal })

/** The newest articles, asked for once; none where they cannot be had. */
export function useNewestArticles(): readonly ArticleCard[] {
  const [articles, setArticles] = useState<readonly ArticleCard[]>([])
  useEffect(() => {
    const asking = new AbortController()
    read({ pageSize: newestCount }, asking.signal).then(setArticles, () => undefined)
    return () => asking.abort()
  }, [])
  return articles
}

/** The articles with the text in their title, once the typing pauses; an older question is broken off. Undefined titles: it failed. */
export function useTitleSearch(text: string, pageSize: number) {
  const [answer, setAnswer] = useState<{ text: string; titles: readonly ArticleCard[] | undefined }>()
  useEffect(() => {
    if (text === '') return
    const asking = new AbortController()
    const settle = (titles: ArticleCard[] | undefined) => {
      if (!asking.signal.aborted) setAnswer({ text, titles })
    }
    const timer = setTimeout(() => void read({ q: text, pageSize }, asking.signal).then(settle, () => settle(undefined)), pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [text, pageSize])
  return answer
}
