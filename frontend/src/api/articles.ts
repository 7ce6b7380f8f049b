import type { QueryOf } from '@artha/contract/calls'
import { useRead, useWantedRead } from './use-read.ts'

export const useArticle = (id: string) => useRead('readArticle', { id })

/** Cards without article bodies; null requests nothing. */
export const useArticleCards = (query: QueryOf<'listArticleCards'> | null) => useWantedRead('listArticleCards', query && [{ query }])
