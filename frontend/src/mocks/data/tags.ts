import type { Article } from '@artha/contract/article'
import type { TagAnswer, TagCard } from '@artha/contract/tag'
import { minArticlesOfListedTag, slugOfTag, tagPageSize } from '@artha/contract/tags'
import { cardBuilder } from './article-builder.ts'

const slugsOf = ({ tags = [] }: Article) => tags.map(slugOfTag)

/** Returns the tags that several articles share, in order of appearance. */
export function mockTags(articles: readonly Article[]): TagCard[] {
  const names = new Map(articles.flatMap(({ tags = [] }) => tags.map((name) => [slugOfTag(name), name] as const)))
  return [...names]
    .map(([slug, name]) => ({ slug, name, articles: articles.filter((article) => slugsOf(article).includes(slug)).length }))
    .filter((tag) => tag.articles >= minArticlesOfListedTag)
}

/** Returns a tag with one page of its articles; undefined if there is no such tag. */
export function mockTag(articles: readonly Article[], slug: string, page: number): TagAnswer | undefined {
  const own = articles.filter((article) => slugsOf(article).includes(slug))
  const name = own.flatMap(({ tags = [] }) => tags).find((tag) => slugOfTag(tag) === slug)
  if (name === undefined) return undefined
  const cards = own.slice((page - 1) * tagPageSize, page * tagPageSize).map((article) => cardBuilder({}, article))
  return { slug, name, articles: own.length, cards }
}
