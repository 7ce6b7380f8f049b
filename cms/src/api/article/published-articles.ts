import type { Article, ArticleCard, ArticleListQuery } from '@artha/contract/article'
import { homeGroupSizes, type HomeAnswer, type HomeGroup } from '@artha/contract/home'
import type { Core } from '@strapi/strapi'
import { picturesByUrl } from '../../pictures/pictures-by-url'
import { articleAnswer, cardAnswer, type ArticleRow, type WholeArticleRow } from './article-answer'
import { matchingIds, pageOfIds } from './matching-ids'
import { newestOfEachCategory } from './newest-of-each-category'

const uid = 'api::article.article'
export const newestFirst = [{ publicationDate: 'desc' }, { documentId: 'asc' }]

export const cardColumns = [
  'documentId', 'title', 'category', 'subcategory', 'section', 'featured', 'publicationDate', 'standfirst', 'excerpt',
  'coverUrl', 'coverAlt',
]
export const wholeColumns = [...cardColumns, 'byline', 'imageUrl', 'content', 'version', 'updatedAt']

/** What the public may see: published, and not dated in the future. */
const visible = (now: Date) => ({ publishedAt: { $notNull: true }, publicationDate: { $lte: now } })

async function cardsOf(strapi: Core.Strapi, rows: ArticleRow[]): Promise<ArticleCard[]> {
  const pictures = await picturesByUrl(strapi, rows.map((row) => row.coverUrl ?? ''))
  return rows.map((row) => cardAnswer(row, pictures))
}

export async function articlesOf(strapi: Core.Strapi, rows: WholeArticleRow[]): Promise<Article[]> {
  const urls = rows.flatMap((row) => [row.imageUrl ?? '', ...row.sections.map((section) => section.imageUrl ?? '')])
  const pictures = await picturesByUrl(strapi, urls)
  return rows.map((row) => articleAnswer(row, pictures))
}

/** A page of the list as cards: one query for the rows, one for their pictures, one more where titles are searched. */
export async function listCards(strapi: Core.Strapi, query: ArticleListQuery, now: Date): Promise<ArticleCard[]> {
  const ids = await matchingIds(strapi, query, now)
  if (ids === undefined) return []
  const where = { id: { $in: pageOfIds(ids, query) } }
  return cardsOf(strapi, await strapi.db.query(uid).findMany({ select: cardColumns, where, orderBy: newestFirst }))
}

/** A page of the list with bodies. */
export async function listArticles(strapi: Core.Strapi, query: ArticleListQuery, now: Date): Promise<Article[]> {
  const ids = await matchingIds(strapi, query, now)
  if (ids === undefined) return []
  const where = { id: { $in: pageOfIds(ids, query) } }
  const rows = await strapi.db.query(uid).findMany({
    select: wholeColumns, where, orderBy: newestFirst, populate: { sections: true },
  })
  return articlesOf(strapi, rows)
}

/** With a title search counting stops one past this. */
export const largestSearchCount = 1_000

/** How many articles the list has in all. With `q` it stops counting and answers one more than the largest count. */
export async function countArticles(strapi: Core.Strapi, query: ArticleListQuery, now: Date): Promise<number> {
  const ids = await matchingIds(strapi, query, now)
  if (ids === undefined) return 0
  const counted = query.q === undefined ? ids.query : ids.query.limit(largestSearchCount + 1)
  const [found]: { articles: number | string }[] = await strapi.db.connection.count('* as articles').from(counted.as('found'))
  return Number(found?.articles)
}

/** One published article whole, or undefined where there is none that the public may see. */
export async function readArticle(strapi: Core.Strapi, id: string, now: Date): Promise<Article | undefined> {
  const row = await strapi.db.query(uid).findOne({
    select: wholeColumns, where: { ...visible(now), documentId: id }, populate: { sections: true },
  })
  return row === null ? undefined : (await articlesOf(strapi, [row]))[0]
}

const groupFilters: Record<Exclude<HomeGroup, 'recommended'>, object> = {
  trending: { featured: true },
  news: { inNews: true },
  finance: { inFinance: true },
  investment: { inInvestment: true },
  fintech: { inFintech: true },
  budget: { inBudget: true },
  loan: { inLoan: true },
  gst: { inGst: true },
  tax: { inTax: true },
  saving: { inSaving: true },
  bottom: { section: 'bottom' },
  feed: {},
}

/** The front page: one indexed query a group and one for all the pictures, however large the archive. */
export async function readHome(strapi: Core.Strapi, now: Date): Promise<HomeAnswer> {
  const groupFilter = (group: HomeGroup) =>
    group === 'recommended' ? { id: { $in: newestOfEachCategory(strapi, now) } } : { ...visible(now), ...groupFilters[group] }
  const groups = Object.keys(homeGroupSizes) as HomeGroup[]
  const rowsByGroup = await Promise.all(
    groups.map((group): Promise<ArticleRow[]> =>
      strapi.db.query(uid).findMany({
        select: cardColumns, where: groupFilter(group), orderBy: newestFirst, limit: homeGroupSizes[group],
      }),
    ),
  )
  const pictures = await picturesByUrl(strapi, rowsByGroup.flat().map((row) => row.coverUrl ?? ''))
  const answer = groups.map((group, at) => [group, (rowsByGroup[at] ?? []).map((row) => cardAnswer(row, pictures))])
  return Object.fromEntries(answer) as HomeAnswer
}
