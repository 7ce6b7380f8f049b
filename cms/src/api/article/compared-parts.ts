import type { Article } from '@artha/contract/article'
import type { ArticleChart } from '@artha/contract/article-chart'
import type { ComparedPart } from '@artha/contract/published-versions'
import { plainText } from './plain-text'

const linesOf = (texts: readonly string[]) => texts.filter((text) => text !== '').join('\n')

const endOfBlock = /<\/(?:p|li|h[1-6]|blockquote|caption|tr|pre|summary|details|aside|artha-[a-z]+)>|<(?:br|hr)\b[^>]*>/gi

/** Stands for the end of a block while the markup is removed. */
const blockEnd = '\u{f0000}'

/** Returns the text of each block of HTML on a line of its own; of tables, each row. */
export const htmlLines = (html: string) =>
  linesOf(
    plainText(html.replace(endOfBlock, `$& ${blockEnd} `))
      .split(blockEnd)
      .map((line) => line.trim()),
  )

const rupees = (upTo: number | null) => (upTo === null ? 'and above' : `to ₹${upTo}`)

function chartRows(chart: ArticleChart): string[] {
  if (chart.kind === 'bar') return chart.rows.map(({ label, value }) => `${label}: ${value}`)
  if (chart.kind === 'slabs') return chart.rows.map(({ from, upTo, percent }) => `₹${from} ${rupees(upTo)}: ${percent}%`)
  return [`${chart.fromLabel}, ${chart.toLabel}`, ...chart.rows.map(({ label, from, to }) => `${label}: ${from}, ${to}`)]
}

/**
 * Returns what readers see of an article, as lines of plain text by part. Bylines and authors are left out: people may have asked to be named no
 * more. `standfirst` is the written one, since the page takes a missing one from the text.
 */
export function partsOfArticle(article: Article, standfirst: string, textOfHtml = htmlLines): Record<ComparedPart, string> {
  const { shortVersion, figureData = [], sources = [] } = article
  const { lines = [], ...facts } = shortVersion ?? {}
  const sections = article.sections.flatMap(({ subtitle, description }) => [subtitle, textOfHtml(description)])
  return {
    title: article.title,
    standfirst,
    shortVersion: linesOf([...lines, ...Object.values(facts)]),
    text: linesOf([textOfHtml(article.content), ...sections]),
    charts: linesOf(figureData.flatMap((chart) => [chart.title, ...chartRows(chart), `${chart.source}, ${chart.date}`])),
    pictures: linesOf([article.caption ?? '', article.credit ?? '', ...article.sections.map(({ imageAlt }) => imageAlt)]),
    sources: linesOf(sources.map(({ title, authority, address, checkedOn }) => [title, authority, address, checkedOn].filter(Boolean).join(', '))),
  }
}
