import { topicSlugs } from '@artha/contract/topic-slugs'
import { answerIn } from '../api/cached-answer.ts'
import { keyOf } from '../api/key-of.ts'
import { articlesOfCategory } from '../features/articles/more-of-category.ts'
import { articlesAbout, articlesOfSubject } from '../features/glossary/term-articles.ts'
import { hasUnknownFilter, feedFiltersOf, feedQuery } from '../features/articles/feed-filters.ts'
import { comparedNumbersIn } from '../features/versions/compared-numbers.ts'
import type { Answers, PageRoute, RouteParams } from '../pages/page-route.ts'
import { searchFiltersOf, searchQueryOf } from '../features/search/search-filters.ts'
import { topicArticles } from '../features/articles/topic-articles.ts'

/** Returns the keys that the server reads after the page's first answers, from these answers or the query; undefined if no such page can exist. */
export type MoreKeys = (answers: Answers, params: RouteParams, search: URLSearchParams) => string[] | undefined

const ofArticle: MoreKeys = (answers, { id = '' }) => {
  const article = answerIn(answers, 'readArticle', { id })
  return article ? [keyOf('listArticleCards', { query: articlesOfCategory(article) })] : []
}

const ofVersions: MoreKeys = (_answers, { id = '' }, search) => {
  const numbers = comparedNumbersIn(search)
  return numbers === undefined ? [] : [keyOf('comparePublishedVersions', { id, query: numbers })]
}

const ofTerm: MoreKeys = (answers, { key = '' }) => {
  const term = answerIn(answers, 'readTerm', { key })
  return term ? [articlesAbout(term), articlesOfSubject(term)].map((query) => keyOf('listArticleCards', { query })) : []
}

const ofTopic =
  (slug: string): MoreKeys =>
  (answers, { part }, search) => {
    const topic = answerIn(answers, 'readTopic', { key: slug, query: { part } })
    return topic ? [keyOf('listArticleCards', { query: topicArticles(topic.name, topic.part, search) })] : []
  }

/** The front page with filters. Without a query it needs no more keys. */
const ofFilteredArticles: MoreKeys = (_answers, _params, search) => {
  if (search.size === 0) return []
  return hasUnknownFilter(search) ? undefined : [keyOf('listArticleCards', { query: feedQuery(feedFiltersOf(search)) })]
}

const ofSearch: MoreKeys = (_answers, _params, search) => {
  const filters = searchFiltersOf(search)
  return filters.q === '' ? [] : [keyOf('search', { query: searchQueryOf(filters) })]
}

const topicRows = topicSlugs.flatMap((slug) => [`/${slug}`, `/${slug}/:part`].map((path) => [path, ofTopic(slug)] as const))

/** The functions by the path of the page. Server only: in the browser each view requests its own data. */
const moreKeys: Readonly<Record<string, MoreKeys>> = {
  '/': ofFilteredArticles,
  '/blog/:id': ofArticle,
  '/blog/:id/:slug': ofArticle,
  '/blog/:id/versions': ofVersions,
  '/glossary/:key': ofTerm,
  '/search': ofSearch,
  ...Object.fromEntries(topicRows),
}

export const moreKeysOf = ({ path }: Pick<PageRoute, 'path'>): MoreKeys | undefined => moreKeys[path]
