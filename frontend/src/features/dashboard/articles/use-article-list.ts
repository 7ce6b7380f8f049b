import { useMemo, useState } from 'react'
import type { DeskArticle } from '@artha/contract/desk'
import { maxSearchLength } from '@artha/contract/search-types'
import { useDeskArticles } from '../api.ts'
import { rowOfArticle, type ArticleRow } from '../tables/article-table.tsx'
import { rowsShown } from '../tables/rows-shown.ts'
import { useDebounced } from '../tables/use-debounced.ts'

export const articlePageSize = 8
const searchDelayMs = 300

/** Returns the rows of the table: a page of the server's list plus the articles created in this session. */
export function useArticleList() {
  const [text, setText] = useState('')
  const q = useDebounced(text.trim().slice(0, maxSearchLength), searchDelayMs)
  const [{ page, of }, setPlace] = useState({ page: 1, of: q })
  // A new search starts at page 1
  const shownPage = of === q ? page : 1
  const resource = useDeskArticles({ q, page: shownPage, pageSize: articlePageSize })
  const [made, setMade] = useState<readonly ArticleRow[]>([])
  const [saved, setSaved] = useState<ReadonlyMap<string, ArticleRow>>(new Map())

  const isFirstPage = shownPage === 1 && q === ''
  const rows = useMemo(
    () => resource.data && rowsShown<ArticleRow>(resource.data.items, made, saved, isFirstPage),
    [resource.data, made, saved, isFirstPage],
  )
  const goTo = (next: number) => setPlace({ page: next, of: q })

  // Goes back a page if the last row of the last page was deleted
  if (resource.data?.items.length === 0 && shownPage > 1) goTo(shownPage - 1)

  function remember(article: DeskArticle, wasNew: boolean) {
    const row = rowOfArticle(article)
    setSaved((before) => new Map(before).set(row._id, row))
    if (!wasNew) return
    setMade((before) => [...before.filter(({ _id }) => _id !== row._id), row])
    setText('')
    setPlace({ page: 1, of: '' })
  }

  const forget = (id: string) => setMade((before) => before.filter(({ _id }) => _id !== id))

  return { text, setText, q, page: shownPage, goTo, resource, rows, remember, forget }
}

export type ArticleListState = ReturnType<typeof useArticleList>
