import type { QueryOf } from '@artha/contract/calls'
import { useRead, useConditionalRead } from './use-read.ts'

export const useArticle = (id: string) => useRead('readArticle', { id })

/** Cards without article bodies; null requests nothing. */
export const useArticleCards = (query: QueryOf<'listArticleCards'> | null) => useConditionalRead('listArticleCards', query && [{ query }])
