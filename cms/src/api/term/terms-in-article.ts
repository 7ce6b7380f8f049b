import type { Article } from '@artha/contract/article'
import { isFaqs } from '@artha/contract/faqs'
import { termFinder, type TermFinder } from '@artha/contract/term-marks'
import type { Core } from '@strapi/strapi'
import { cachedFor } from '../../cached-for'
import { linesOf } from '../../lines-of'
import { publishedTermRows } from './published-terms'

/** The delay after which articles show a term that another process saved. */
const keptForMs = 5_000

async function makeFinder(strapi: Core.Strapi): Promise<TermFinder> {
  const rows = await publishedTermRows(strapi)
  const marked = rows.filter(({ isMarked }) => isMarked !== false)
  return termFinder(marked.map(({ slug, name, meaning, aliases }) => ({ slug, name, meaning, aliases: linesOf(aliases) })))
}

/** Built from all terms once every few seconds, because each article needs it and terms seldom change. */
const finder = cachedFor(keptForMs, makeFinder)

/** Drops the finder after a save in this process, so that the next article uses the new terms. */
export const clearTermFinder = finder.forget

/**
 * Adds the terms in an article's texts. FAQs have none, because they are rendered without markup. On an error the article is returned without
 * terms.
 */
export async function withTerms(strapi: Core.Strapi, article: Article): Promise<Article> {
  try {
    const find = await finder.of(strapi)
    const texts = article.sections.map(({ subtitle, description }) => (isFaqs(subtitle) ? '' : description))
    const terms = find(texts, article.unmarkedTerms)
    return terms.length === 0 ? article : { ...article, terms }
  } catch (error) {
    strapi.log.error(`The terms of article ${article._id} could not be found: ${String(error)}`)
    return article
  }
}
