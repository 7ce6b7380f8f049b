import type { ArticleFile } from '../article-file'
import { withoutFigureMarks } from '../figure-marks'

/** Returns a Markdown text without its markup, as readers see it. */
export function readableText(source: string): string {
  return withoutFigureMarks(source)
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[ \t]*(?:[-*>#]+|\d+[.)])[ \t]+/gm, '')
    .replaceAll(/^\|[\s:|-]+\|$/gm, '')
    .replaceAll(/[*_`]/g, '')
}

export function wordCount(source: string): number {
  return readableText(source).match(/[\p{L}\p{N}₹][\p{L}\p{N}\p{M}'’.,%-]*/gu)?.length ?? 0
}

/** The parts of an article's body; a legacy article is one part. */
export function bodyParts(article: ArticleFile): { name: string; source: string }[] {
  if (article.layout === 'legacy') return [{ name: 'the text', source: article.preamble.source }]
  return article.sections.map(({ subtitle, source }) => ({ name: `"${subtitle}"`, source }))
}

const shortest = { article: 400, part: 60 }
const longestArticle = 900

/** Returns a finding for each part that is too short, and one if the article is too short or too long. */
export function lengthFindings(article: ArticleFile): string[] {
  const parts = bodyParts(article).map(({ name, source }) => ({ name, words: wordCount(source) }))
  const words = parts.reduce((sum, part) => sum + part.words, 0)
  const short = parts.filter((part) => part.words < shortest.part)
  return [
    ...(words < shortest.article || words > longestArticle ? [`${words} words, not ${shortest.article} to ${longestArticle}`] : []),
    ...short.map((part) => `${part.name}: ${part.words} words, not ${shortest.part}`),
  ]
}
