import { useEffect, useState } from 'react'
import type { ArticleCard } from '@artha/contract/article'
import { call } from './call.ts'

/** How long a pause in typing is: short enough to feel at once, long enough not to ask for every letter. */
const pauseMs = 150

/** How many of the newest are fetched when the search first opens, to have something to show before an answer arrives. */
const newestCount = 50

/** The newest articles, asked for once; none where they cannot be had. */
export function useNewestArticles(): readonly ArticleCard[] {
  const [articles, setArticles] = useState<readonly ArticleCard[]>([])
  useEffect(() => {
    const asking = new AbortController()
    call('listArticleCards', { query: { pageSize: newestCount }, signal: asking.signal }).then(setArticles, () => undefined)
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
    const read = () => call('listArticleCards', { query: { q: text, pageSize }, signal: asking.signal })
    const timer = setTimeout(() => void read().then(settle, () => settle(undefined)), pauseMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [text, pageSize])
  return answer
}
