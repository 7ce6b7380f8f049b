import type { QueryOf } from '@artha/contract/calls'
import { useResource, useWantedResource } from './use-resource.ts'

export const useArticle = (id: string) => useResource('readArticle', { id })

/** Cards without bodies; null asks for nothing yet. */
export const useArticleCards = (query: QueryOf<'listArticleCards'> | null) => useWantedResource('listArticleCards', query && [{ query }])
