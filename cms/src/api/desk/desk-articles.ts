import { rowsOf } from '@artha/base/rows'
import type { UserRow } from '@artha/base/user-row'
import { deskArticle, deskArticleCard, type DeskArticle, type DeskArticleCard, type DeskArticleListQuery } from '@artha/contract/desk'
import { dayInIndia } from '@artha/contract/figure-on'
import type { Core } from '@strapi/strapi'
import { picturesByUrl } from '../../pictures/pictures-by-url'
import { articleAnswer, withDraftDefaults, cardAnswer, type ArticleRow, type WholeArticleRow } from '../article/article-answer'
import { narrowedByTitle, type Ids } from '../article/matching-ids'
import { optionalDeskFields, populatedParts } from '../article/optional-fields'
import { articlePictures, cardColumns, wholeColumns } from '../article/published-articles'
import { answersOfRows, answerOfOne, type AnswerPage, type SingleAnswer } from '../answers/answers-of-rows'
import { filterArticles, pageOfRows, rowOrder } from './article-filters'
import { countOf } from '../article/count-of'
import { autoFilledFields } from './filled-in'
import { lastSavedRows, type LastSaved } from '../writes/last-saved'
import { deskFieldsOf, seesAll } from './desk-fields'

const uid = 'api::article.article'

/** Returns the ids of a user's list: creators get each article as last saved, others only what is public. */
async function deskIds(strapi: Core.Strapi, query: DeskArticleListQuery, user: UserRow, now: Date): Promise<Ids | undefined> {
  const ids = strapi.db.connection('articles').select('articles.id')
  if (seesAll(strapi, user)) void ids.whereNull('articles.published_at')
  else void ids.whereNotNull('articles.published_at').where('articles.publication_date', '<=', now)
  if (query.mine !== undefined) void ids.where('articles.owner_id', user.documentId)
  await filterArticles(strapi, ids, query, now)
  return narrowedByTitle(strapi, { query: ids }, query.q)
}

/** Reads one page of articles in the order of the query, and their total. The number of queries depends on neither. */
export async function listDeskArticles(
  strapi: Core.Strapi,
  query: DeskArticleListQuery,
  user: UserRow,
  now: Date,
): Promise<AnswerPage<DeskArticleCard> & { total: number }> {
  const ids = await deskIds(strapi, query, user, now)
  if (ids === undefined) return { answers: [], rows: 0, total: 0 }
  const where = { id: { $in: pageOfRows(ids.query, query) } }
  const rows = await rowsOf<ArticleRow & LastSaved>(strapi, uid).findMany({
    select: [...cardColumns, 'version', 'ownerId'],
    where,
    orderBy: rowOrder(query.sort),
  })
  const desk = await deskFieldsOf(strapi, uid, rows, user, now)
  const pictures = await picturesByUrl(
    strapi,
    rows.map((row) => row.coverUrl ?? ''),
  )
  const answerOf = (row: (typeof rows)[number]) => ({ ...cardAnswer(withDraftDefaults(row), pictures, dayInIndia(now)), ...desk(row).onTheDesk })
  const answers = answersOfRows(strapi, { uid, schema: deskArticleCard, answerOf }, rows)
  // One user's articles are few, so they are found by owner and not among all matches
  const counted = query.mine === undefined ? (ids.counted ?? ids.query) : ids.query
  return { answers, rows: rows.length, total: await countOf(strapi, counted) }
}

/** Reads one article as last saved. */
export async function readDeskArticle(strapi: Core.Strapi, documentId: string, user: UserRow, now: Date): Promise<SingleAnswer<DeskArticle>> {
  const row = await rowsOf<WholeArticleRow & LastSaved>(strapi, uid).findOne({
    select: [...wholeColumns, 'ownerId'],
    where: { documentId, ...lastSavedRows },
    populate: populatedParts,
  })
  const rows = row === null ? [] : [row]
  const pictures = await articlePictures(strapi, rows)
  const desk = await deskFieldsOf(strapi, uid, rows, user, now)
  const answerOf = (found: WholeArticleRow & LastSaved): DeskArticle => {
    const { onTheDesk, hasDraft } = desk(found)
    return {
      ...articleAnswer(withDraftDefaults(found), pictures),
      ...optionalDeskFields(found),
      ...onTheDesk,
      hasDraft,
      filledIn: autoFilledFields(found),
    }
  }
  return answerOfOne(strapi, { uid, schema: deskArticle, answerOf }, row)
}
