import type { DeskArticle, DeskArticleCard, DeskListQuery } from '@artha/contract/desk'
import type { Core } from '@strapi/strapi'
import { picturesByUrl } from '../../pictures/pictures-by-url'
import { cardAnswer, type ArticleRow, type WholeArticleRow } from '../article/article-answer'
import { narrowedByTitle, pageOfIds, type Ids } from '../article/matching-ids'
import { articlesOf, cardColumns, newestFirst, wholeColumns } from '../article/published-articles'
import { countOf } from './count-of'
import { deskOf, lastSavedRows, seesAll, type Asker, type LastSaved } from './last-saved'

const uid = 'api::article.article'

/** The rows that somebody's list is made of: each article as it was last saved, and for readers what they see anyway. */
async function deskIds(strapi: Core.Strapi, query: DeskListQuery, asker: Asker, now: Date): Promise<Ids | undefined> {
  const ids = strapi.db.connection('articles').select('articles.id')
  if (seesAll(strapi, asker)) void ids.whereNull('articles.published_at')
  else void ids.whereNotNull('articles.published_at').where('articles.publication_date', '<=', now)
  if (query.mine !== undefined) void ids.where('articles.owner_id', asker.documentId)
  return narrowedByTitle(strapi, { query: ids }, query.q)
}

/** A page of the articles, newest first, and how many there are in all. The number of queries does not depend on either. */
export async function listDeskArticles(
  strapi: Core.Strapi, query: DeskListQuery, asker: Asker, now: Date,
): Promise<{ results: DeskArticleCard[]; total: number }> {
  const ids = await deskIds(strapi, query, asker, now)
  if (ids === undefined) return { results: [], total: 0 }
  const where = { id: { $in: pageOfIds(ids, query) } }
  const rows: (ArticleRow & LastSaved)[] = await strapi.db.query(uid).findMany({
    select: [...cardColumns, 'version', 'ownerId'], where, orderBy: newestFirst,
  })
  const desk = await deskOf(strapi, uid, rows, asker, now)
  const pictures = await picturesByUrl(strapi, rows.map((row) => row.coverUrl ?? ''))
  const results = rows.map((row) => ({ ...cardAnswer(row, pictures), ...desk(row).onTheDesk }))
  return { results, total: await countOf(strapi, ids.query) }
}

/** One article as it was last saved; undefined where there is none. */
export async function readDeskArticle(
  strapi: Core.Strapi, documentId: string, asker: Asker, now: Date,
): Promise<DeskArticle | undefined> {
  const row: (WholeArticleRow & LastSaved) | null = await strapi.db.query(uid).findOne({
    select: [...wholeColumns, 'ownerId'], where: { documentId, ...lastSavedRows }, populate: { sections: true },
  })
  if (row === null) return undefined
  const [article] = await articlesOf(strapi, [row])
  if (article === undefined) return undefined
  const { onTheDesk, hasDraft } = (await deskOf(strapi, uid, [row], asker, now))(row)
  return { ...article, ...onTheDesk, hasDraft, filledIn: (['standfirst', 'byline'] as const).filter((field) => !row[field]) }
}
