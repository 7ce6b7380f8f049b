import { tableOf } from '@artha/contract/names-of'
import { rowsOf } from '@artha/base/rows'
import { article, articleCard, type Article, type ArticleCard, type ArticleListQuery } from '@artha/contract/article'
import { dayInIndia } from '@artha/contract/figure-on'
import type { HomeAnswer } from '@artha/contract/home'
import { columnOfGroup, homeGroupNames, homeGroups, isWordGroup, type HomeGroup } from '@artha/contract/home-groups'
import { newestWanted, withoutRepeats } from '@artha/contract/without-repeats'
import type { Core } from '@strapi/strapi'
import { picturesByUrl, type PicturesByUrl } from '../../pictures/pictures-by-url'
import { answersOfRows, answerOfOne, type AnswerPage, type SingleAnswer } from '../answers/answers-of-rows'
import { dueSoon } from '../figure/published-figures'
import { withCurrentMarks } from '../figure/current-marks'
import { withTerms } from '../term/terms-in-article'
import { articleAnswer, cardAnswer, type ArticleRow, type WholeArticleRow } from './article-answer'
import { matchingIds, pageOfIds } from './matching-ids'
import { newestOfEachCategory } from './newest-of-each-category'
import { maxCounted } from '../answers/total-count'
import { listedColumns, optionalColumnNames, populatedParts } from './optional-fields'

const uid = 'api::article.article'
export const newestFirst = [{ publicationDate: 'desc' }, { documentId: 'asc' }]

export const cardColumns = [
  'documentId',
  'title',
  'category',
  'subcategory',
  'section',
  'featured',
  'publicationDate',
  'standfirst',
  'excerpt',
  'coverUrl',
  'coverAlt',
  'figuresEndOn',
  ...listedColumns,
]
export const wholeColumns = [...cardColumns, 'byline', 'imageUrl', 'content', 'version', 'updatedAt', ...optionalColumnNames]

/** Selects the articles that the public may see: published and not dated in the future. */
export const visible = (now: Date) => ({ publishedAt: { $notNull: true }, publicationDate: { $lte: now } })

/** Selects articles whose marked figures still hold. `newestOfEachCategory` has the same rule in SQL. */
const figuresHold = (now: Date) => ({ $or: [{ figuresEndOn: { $null: true } }, { figuresEndOn: { $gte: dayInIndia(now) } }] })

const cardShape = (pictures: PicturesByUrl, now: Date) =>
  ({ uid, schema: articleCard, answerOf: (row: ArticleRow) => cardAnswer(row, pictures, dayInIndia(now)) }) as const

/** Reads our own pictures of these articles. */
export const articlePictures = (strapi: Core.Strapi, rows: readonly WholeArticleRow[]) =>
  picturesByUrl(
    strapi,
    rows.flatMap((row) => [row.imageUrl ?? '', ...row.sections.map((section) => section.imageUrl ?? '')]),
  )

const wholeShape = (pictures: PicturesByUrl) => ({ uid, schema: article, answerOf: (row: WholeArticleRow) => articleAnswer(row, pictures) }) as const

/** Reads one page of the list as cards: one query for the rows, one for their pictures, one more if titles are searched. */
export async function listCards(strapi: Core.Strapi, query: ArticleListQuery, now: Date): Promise<AnswerPage<ArticleCard>> {
  const ids = await matchingIds(strapi, query, now)
  if (ids === undefined) return { answers: [], rows: 0 }
  const where = { id: { $in: pageOfIds(ids, query) } }
  const rows = await rowsOf<ArticleRow>(strapi, uid).findMany({ select: cardColumns, where, orderBy: newestFirst })
  const pictures = await picturesByUrl(
    strapi,
    rows.map((row) => row.coverUrl ?? ''),
  )
  return { answers: answersOfRows(strapi, cardShape(pictures, now), rows), rows: rows.length }
}

/** Reads the visible articles among these ids as cards, in the given order. */
export async function cardsByIds(strapi: Core.Strapi, documentIds: readonly string[], now: Date): Promise<ArticleCard[]> {
  if (documentIds.length === 0) return []
  const where = { ...visible(now), documentId: { $in: documentIds } }
  const rows = await rowsOf<ArticleRow>(strapi, uid).findMany({ select: cardColumns, where })
  const pictures = await picturesByUrl(
    strapi,
    rows.map((row) => row.coverUrl ?? ''),
  )
  const named = documentIds.flatMap((id) => rows.filter((row) => row.documentId === id))
  return answersOfRows(strapi, cardShape(pictures, now), named)
}

/** Reads one page of the list with bodies. */
export async function listArticles(strapi: Core.Strapi, query: ArticleListQuery, now: Date): Promise<AnswerPage<Article>> {
  const ids = await matchingIds(strapi, query, now)
  if (ids === undefined) return { answers: [], rows: 0 }
  const where = { id: { $in: pageOfIds(ids, query) } }
  const rows = await rowsOf<WholeArticleRow>(strapi, uid).findMany({
    select: wholeColumns,
    where,
    orderBy: newestFirst,
    populate: populatedParts,
  })
  const answers = answersOfRows(strapi, wholeShape(await articlePictures(strapi, rows)), rows)
  return { answers: await withCurrentMarks(strapi, answers, now, rows), rows: rows.length }
}

/** Counts the articles of the list. With `q`, counting stops at `maxCounted + 1`. */
export async function countArticles(strapi: Core.Strapi, query: ArticleListQuery, now: Date): Promise<number> {
  const ids = await matchingIds(strapi, query, now)
  if (ids === undefined) return 0
  const counted = query.q === undefined ? ids.query : ids.query.limit(maxCounted + 1)
  const [found]: { articles: number | string }[] = await strapi.db.connection.count('* as articles').from(counted.as('found'))
  return Number(found?.articles)
}

/** Reads one whole published article that the public may see. */
export async function readArticle(strapi: Core.Strapi, id: string, now: Date): Promise<SingleAnswer<Article>> {
  const row = await rowsOf<WholeArticleRow>(strapi, uid).findOne({
    select: wholeColumns,
    where: { ...visible(now), documentId: id },
    populate: populatedParts,
  })
  const answer = answerOfOne(strapi, wholeShape(await articlePictures(strapi, row === null ? [] : [row])), row)
  if (answer === 'absent' || answer === 'unanswerable') return answer
  const [read] = await withCurrentMarks(strapi, [answer], now, row === null ? [] : [row])
  return withTerms(strapi, read ?? answer)
}

/** Returns the group whose articles a group shows: itself, or the one that its rule names. */
function listOf(group: HomeGroup): HomeGroup {
  const { rule } = homeGroups[group]
  return typeof rule === 'object' && 'sameAs' in rule ? rule.sameAs : group
}

/** Returns the filter for the visible articles of a list. */
function listFilter(strapi: Core.Strapi, list: HomeGroup, now: Date): object {
  if (isWordGroup(list)) return { ...visible(now), [columnOfGroup(list)]: true }
  const { rule } = homeGroups[list]
  if (rule === 'newest of each category') return { id: { $in: newestOfEachCategory(strapi, now) } }
  const own = typeof rule === 'object' ? rule : {}
  return { ...visible(now), ...own, ...((list === 'trending' || rule === 'figures hold') && figuresHold(now)) }
}

/** Reads the newest ids of each list, as many as the groups that show it need. */
async function newestOfLists(strapi: Core.Strapi, now: Date): Promise<ReadonlyMap<HomeGroup, readonly number[]>> {
  const lists = [...new Set(homeGroupNames.map(listOf))]
  const found = await Promise.all(
    lists.map(async (list): Promise<[HomeGroup, number[]]> => {
      const limit = Math.max(...homeGroupNames.filter((group) => listOf(group) === list).map(newestWanted))
      const rows = await rowsOf<{ id: number }>(strapi, uid).findMany({
        select: ['id'],
        where: listFilter(strapi, list, now),
        orderBy: newestFirst,
        limit,
      })
      return [list, rows.map(({ id }) => id)]
    }),
  )
  return new Map(found)
}

/**
 * Reads the front page: one indexed query of ids per list, one for the rows shown, one for all pictures and one for upcoming due dates, however
 * large the archive.
 */
export async function readHome(strapi: Core.Strapi, now: Date): Promise<HomeAnswer> {
  const newest = await newestOfLists(strapi, now)
  const shown = withoutRepeats((group) => newest.get(listOf(group)) ?? [], String)
  const ids = [...new Set(Object.values(shown).flat())]
  const rows = await rowsOf<ArticleRow & { id: number }>(strapi, uid).findMany({ select: ['id', ...cardColumns], where: { id: { $in: ids } } })
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const pictures = await picturesByUrl(
    strapi,
    rows.map((row) => row.coverUrl ?? ''),
  )
  const due = await dueSoon(strapi, now)
  const groups = tableOf(homeGroupNames, (group) =>
    answersOfRows(
      strapi,
      cardShape(pictures, now),
      shown[group].flatMap((id) => rowOf.get(id) ?? []),
    ),
  )
  return { ...groups, ...(due.length > 0 && { due }) }
}
