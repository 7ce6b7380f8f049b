import { rowsOf } from '@artha/base/rows'
import type { TermAnswer, TermCard } from '@artha/contract/term'
import type { Core } from '@strapi/strapi'
import { termAnswerOf, termCardAnswer, type StoredTerm } from './stored-term'

export const termUid = 'api::term.term'
const published = { publishedAt: { $notNull: true } }

export const publishedTermRows = (strapi: Core.Strapi) =>
  rowsOf<StoredTerm>(strapi, termUid).findMany({ where: published, orderBy: [{ slug: 'asc' }, { id: 'asc' }] })

/** Reads all public terms, by address. */
export const publishedTerms = async (strapi: Core.Strapi): Promise<TermCard[]> => (await publishedTermRows(strapi)).map(termCardAnswer)

/** Reads the public terms among these, in the given order. */
export async function termCardsNamed(strapi: Core.Strapi, slugs: readonly string[]): Promise<TermCard[]> {
  if (slugs.length === 0) return []
  const rows = await rowsOf<StoredTerm>(strapi, termUid).findMany({ where: { ...published, slug: { $in: slugs } } })
  return slugs.flatMap((slug) => rows.filter((row) => row.slug === slug).map(termCardAnswer))
}

/** Reads one whole term; undefined if no public term has that address. */
export async function readTerm(strapi: Core.Strapi, slug: string): Promise<TermAnswer | undefined> {
  const row = await rowsOf<StoredTerm>(strapi, termUid).findOne({ where: { ...published, slug } })
  return row === null ? undefined : termAnswerOf(row)
}
