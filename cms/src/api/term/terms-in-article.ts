import type { Article } from '@artha/contract/article'
import { isFaqs } from '@artha/contract/faqs'
import { termFinder, type TermFinder } from '@artha/contract/term-marks'
import type { Core } from '@strapi/strapi'
import { keptFor } from '../../kept-for'
import { linesOf } from '../../lines-of'
import { publishedTermRows } from './published-terms'

/** What another process saves is found in the texts of articles this much later. */
const keptForMs = 5_000

async function makeFinder(strapi: Core.Strapi): Promise<TermFinder> {
  const rows = await publishedTermRows(strapi)
  const marked = rows.filter(({ isMarked }) => isMarked !== false)
  return termFinder(marked.map(({ slug, name, meaning, aliases }) => ({ slug, name, meaning, aliases: linesOf(aliases) })))
}

/** Made of all terms once in some seconds: each article needs it, and terms seldom change. */
const finder = keptFor(keptForMs, makeFinder)

/** A term was saved here: the next article is read with what holds now. */
export const forgetTerms = finder.forget

/**
 * An article with the terms that stand in its texts. Questions and answers, which are drawn without markup, have none. An
 * article is read without its terms rather than not at all.
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
