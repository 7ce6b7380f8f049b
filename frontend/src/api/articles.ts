import type { QueryOf } from '@artha/contract/calls'
import { useRead, useWantedRead } from './use-read.ts'

export const useArticle = (id: string) => useRead('readArticle', { id })

/** Cards without bodies; null asks for nothing yet. */
export const useArticleCards = (query: QueryOf<'listArticleCards'> | null) => useWantedRead('listArticleCards', query && [{ query }])
