import type { Article } from '@artha/contract/article'
import type { ArticleSource } from '@artha/contract/article-source'
import { figureBlocksIn, withFigureBlocks } from '@artha/contract/figure-block'
import { figureMarksIn, updateMarks } from '@artha/contract/figure-mark'
import { dayInIndia } from '@artha/contract/figure-on'
import type { Core } from '@strapi/strapi'
import { withPlacedBlocks } from '../answers/placed-blocks'
import { publishedFigures } from './published-figures'

/**
 * Returns true if a figure in an article has ended since the article was written or reviewed; `firstEnd` is the first end after that day. A text
 * about what had ended before needs no warning.
 */
export const hasEnded = ({ figure }: ArticleSource, firstEnd: string, today: string): boolean =>
  figure !== undefined && figure.on !== 'today' && figure.until !== null && figure.until >= firstEnd && figure.until < today

function withMarks(article: Article, firstEnd: string, rows: Parameters<typeof updateMarks>[1], today: string): Article {
  const parts = article.sections.map((section) => ({ section, read: updateMarks(withFigureBlocks(section.description, rows, today), rows, today) }))
  const found = new Map(parts.flatMap(({ read }) => read.sources.map((source) => [`${source.figure?.figureKey} ${source.figure?.from}`, source])))
  const sources = [...found.values()].map((source) =>
    source.figure && hasEnded(source, firstEnd, today) ? { ...source, figure: { ...source.figure, ended: true as const } } : source,
  )
  const all = [...sources, ...(article.sources ?? [])]
  return {
    ...article,
    sections: parts.map(({ section, read }) => ({ ...section, description: read.html })),
    ...(all.length > 0 && { sources: all }),
  }
}

/**
 * Draws the blocks of articles, fills in the present text of their marks and adds their sources. Sends one query for all articles, and none if no
 * text has one. An unsaved preview counts as written on its day.
 */
export async function withCurrentMarks(
  strapi: Core.Strapi,
  stored: readonly Article[],
  now: Date,
  saved: readonly { documentId: string; figuresEndOn: string | null }[] = [],
): Promise<Article[]> {
  const articles = await withPlacedBlocks(strapi, stored, now)
  const marksOf = ({ sections }: Article) => sections.flatMap(({ description }) => [...figureMarksIn(description), ...figureBlocksIn(description)])
  const keys = new Set(articles.flatMap(marksOf).map(({ figureKey }) => figureKey))
  if (keys.size === 0) return [...articles]
  const rows = await publishedFigures(strapi, [...keys])
  const ends = new Map(saved.map(({ documentId, figuresEndOn }) => [documentId, figuresEndOn]))
  const firstEnd = ({ _id, createdAt }: Article) => ends.get(_id) ?? dayInIndia(new Date(createdAt))
  return articles.map((article) => (marksOf(article).length === 0 ? article : withMarks(article, firstEnd(article), rows, dayInIndia(now))))
}
