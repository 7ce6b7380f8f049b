import type { Article } from '@artha/contract/article'
import type { ArticleSource } from '@artha/contract/article-source'
import { figureMarksIn, readMarks } from '@artha/contract/figure-mark'
import { dayInIndia } from '@artha/contract/figure-on'
import type { Core } from '@strapi/strapi'
import { publishedFigures } from './published-figures'

/**
 * Whether what an article says has ended since: its mark speaks of a day from which on it held at least until the article
 * was written. A text that tells of what had ended before says nothing that needs a warning.
 */
export const hasEnded = ({ figure }: ArticleSource, writtenOn: string, today: string): boolean =>
  figure !== undefined && figure.on !== 'today' && figure.until !== null && figure.until >= writtenOn && figure.until < today

function withMarks(article: Article, rows: Parameters<typeof readMarks>[1], today: string): Article {
  const parts = article.sections.map((section) => ({ section, read: readMarks(section.description, rows, today) }))
  const found = new Map(parts.flatMap(({ read }) => read.sources.map((source) => [`${source.figure?.figureKey} ${source.figure?.from}`, source])))
  const writtenOn = dayInIndia(new Date(article.createdAt))
  const sources = [...found.values()].map((source) =>
    source.figure && hasEnded(source, writtenOn, today) ? { ...source, figure: { ...source.figure, ended: true as const } } : source,
  )
  const all = [...sources, ...(article.sources ?? [])]
  return {
    ...article,
    sections: parts.map(({ section, read }) => ({ ...section, description: read.html })),
    ...(all.length > 0 && { sources: all }),
  }
}

/**
 * Articles with the marks of their texts as they are read now, and the sources that these stand on. One query for all of
 * them, and none where no text has a mark.
 */
export async function withMarksRead(strapi: Core.Strapi, articles: readonly Article[], now: Date): Promise<Article[]> {
  const marksOf = ({ sections }: Article) => sections.flatMap(({ description }) => figureMarksIn(description))
  const keys = new Set(articles.flatMap(marksOf).map(({ figureKey }) => figureKey))
  if (keys.size === 0) return [...articles]
  const rows = await publishedFigures(strapi, [...keys])
  return articles.map((article) => (marksOf(article).length === 0 ? article : withMarks(article, rows, dayInIndia(now))))
}
