import { tableOf } from '@artha/contract/names-of'
import { rowsOf } from '@artha/accounts/rows'
import { article, articleCard, type Article, type ArticleCard, type ArticleListQuery } from '@artha/contract/article'
import { dayInIndia } from '@artha/contract/figure-on'
import type { HomeAnswer } from '@artha/contract/home'
import { columnOfGroup, homeGroupNames, homeGroups, isWordGroup, type HomeGroup } from '@artha/contract/home-groups'
import type { Core } from '@strapi/strapi'
import { picturesByUrl } from '../../pictures/pictures-by-url'
import { answerable, single, type AnsweredPage, type Single } from '../answers/answerable'
import { dueSoon } from '../figure/due-soon'
import { withMarksRead } from '../figure/marks-read'
import { articleAnswer, cardAnswer, type ArticleRow, type PicturesByUrl, type WholeArticleRow } from './article-answer'
import { matchingIds, pageOfIds } from './matching-ids'
import { newestOfEachCategory } from './newest-of-each-category'
import { mostCounted } from './total-count'
import { wholeParts } from './optional-fields'

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
]
export const wholeColumns = [...cardColumns, 'byline', 'imageUrl', 'content', 'version', 'updatedAt']

/** What the public may see: published, and not dated in the future. */
const visible = (now: Date) => ({ publishedAt: { $notNull: true }, publicationDate: { $lte: now } })

/** Nothing that its marks say has ended since it was written or looked at; the same in SQL stands in `newestOfEachCategory`. */
const figuresHold = (now: Date) => ({ $or: [{ figuresEndOn: { $null: true } }, { figuresEndOn: { $gte: dayInIndia(now) } }] })

const cardShape = (pictures: PicturesByUrl, now: Date) =>
  ({ uid, schema: articleCard, answerOf: (row: ArticleRow) => cardAnswer(row, pictures, dayInIndia(now)) }) as const

/** The pictures of ours in these articles. */
export const articlePictures = (strapi: Core.Strapi, rows: readonly WholeArticleRow[]) =>
  picturesByUrl(
    strapi,
    rows.flatMap((row) => [row.imageUrl ?? '', ...row.sections.map((section) => section.imageUrl ?? '')]),
  )

const wholeShape = (pictures: PicturesByUrl) => ({ uid, schema: article, answerOf: (row: WholeArticleRow) => articleAnswer(row, pictures) }) as const

/** A page of the list as cards: one query for the rows, one for their pictures, one more where titles are searched. */
export async function listCards(strapi: Core.Strapi, query: ArticleListQuery, now: Date): Promise<AnsweredPage<ArticleCard>> {
  const ids = await matchingIds(strapi, query, now)
  if (ids === undefined) return { answers: [], rows: 0 }
  const where = { id: { $in: pageOfIds(ids, query) } }
  const rows = await rowsOf<ArticleRow>(strapi, uid).findMany({ select: cardColumns, where, orderBy: newestFirst })
  const pictures = await picturesByUrl(
    strapi,
    rows.map((row) => row.coverUrl ?? ''),
  )
  return { answers: answerable(strapi, cardShape(pictures, now), rows), rows: rows.length }
}

/** A page of the list with bodies. */
export async function listArticles(strapi: Core.Strapi, query: ArticleListQuery, now: Date): Promise<AnsweredPage<Article>> {
  const ids = await matchingIds(strapi, query, now)
  if (ids === undefined) return { answers: [], rows: 0 }
  const where = { id: { $in: pageOfIds(ids, query) } }
  const rows = await rowsOf<WholeArticleRow>(strapi, uid).findMany({
    select: wholeColumns,
    where,
    orderBy: newestFirst,
    populate: wholeParts,
  })
  const answers = answerable(strapi, wholeShape(await articlePictures(strapi, rows)), rows)
  return { answers: await withMarksRead(strapi, answers, now, rows), rows: rows.length }
}

/** How many articles the list has in all. With `q` it stops counting and answers one more than the largest count. */
export async function countArticles(strapi: Core.Strapi, query: ArticleListQuery, now: Date): Promise<number> {
  const ids = await matchingIds(strapi, query, now)
  if (ids === undefined) return 0
  const counted = query.q === undefined ? ids.query : ids.query.limit(mostCounted + 1)
  const [found]: { articles: number | string }[] = await strapi.db.connection.count('* as articles').from(counted.as('found'))
  return Number(found?.articles)
}

/** One published article whole, where there is one that the public may see. */
export async function readArticle(strapi: Core.Strapi, id: string, now: Date): Promise<Single<Article>> {
  const row = await rowsOf<WholeArticleRow>(strapi, uid).findOne({
    select: wholeColumns,
    where: { ...visible(now), documentId: id },
    populate: wholeParts,
  })
  const answer = single(strapi, wholeShape(await articlePictures(strapi, row === null ? [] : [row])), row)
  if (answer === 'absent' || answer === 'unanswerable') return answer
  const [read] = await withMarksRead(strapi, [answer], now, row === null ? [] : [row])
  return read ?? answer
}

/** What finds the articles of a group that the public may see. */
function groupFilter(strapi: Core.Strapi, group: HomeGroup, now: Date): object {
  if (isWordGroup(group)) return { ...visible(now), [columnOfGroup(group)]: true }
  const { rule } = homeGroups[group]
  if (rule === 'newest of each category') return { id: { $in: newestOfEachCategory(strapi, now) } }
  return { ...visible(now), ...(rule === 'every article' ? {} : rule), ...(group === 'trending' && figuresHold(now)) }
}

/** The front page: one indexed query a group, one for all the pictures and one for what is due, however large the archive. */
export async function readHome(strapi: Core.Strapi, now: Date): Promise<HomeAnswer> {
  const rowsByGroup = await Promise.all(
    homeGroupNames.map((group) =>
      rowsOf<ArticleRow>(strapi, uid).findMany({
        select: cardColumns,
        where: groupFilter(strapi, group, now),
        orderBy: newestFirst,
        limit: homeGroups[group].size,
      }),
    ),
  )
  const pictures = await picturesByUrl(
    strapi,
    rowsByGroup.flat().map((row) => row.coverUrl ?? ''),
  )
  const due = await dueSoon(strapi, now)
  const groups = tableOf(homeGroupNames, (group) => answerable(strapi, cardShape(pictures, now), rowsByGroup[homeGroupNames.indexOf(group)] ?? []))
  return { ...groups, ...(due.length > 0 && { due }) }
}
