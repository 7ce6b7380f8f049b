import { rowsOf } from '@artha/base/rows'
import { devices, type ArticleViewsAnswer } from '@artha/contract/article-views'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { env } from '../env'
import { lastDays } from './retained-days'

const mostArticles = 20
const mostHosts = 10

interface Sum {
  of: string
  openings: number | string
}

const number = ({ openings }: Pick<Sum, 'openings'>) => Number(openings)

/** Sums the views by a column; PostgreSQL returns sums as text. */
const sums = async (query: Knex.QueryBuilder, column: string): Promise<{ of: string; openings: number }[]> => {
  const rows: Sum[] = await query.select({ of: column }).sum({ openings: 'openings' }).groupBy(column)
  return rows.map((row) => ({ of: row.of, openings: number(row) }))
}

const mostFirst = (query: Knex.QueryBuilder, most: number) => query.orderBy('openings', 'desc').limit(most)

async function titlesOf(strapi: Core.Strapi, documentIds: string[]): Promise<Map<string, string>> {
  const rows = await rowsOf<{ documentId: string; title: string }>(strapi, 'api::article.article').findMany({
    select: ['documentId', 'title'],
    where: { documentId: { $in: documentIds } },
    orderBy: { id: 'asc' },
  })
  return new Map(rows.map(({ documentId, title }) => [documentId, title]))
}

/** Returns the views of these articles over the last `span` days, by id; articles without views are missing. */
export async function viewsOfArticles(
  strapi: Core.Strapi,
  articleIds: readonly string[],
  span: number,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const [first = ''] = lastDays(now, span)
  const found = await sums(strapi.db.connection('openings').where('day', '>=', first).whereIn('article', articleIds), 'article')
  return new Map(found.map(({ of, openings }) => [of, openings]))
}

/** Reads the views of all articles over the last `span` days, today included. */
export async function readArticleViews(strapi: Core.Strapi, span: number, now: Date): Promise<ArticleViewsAnswer> {
  const days = lastDays(now, span)
  const within = () => strapi.db.connection('openings').where('day', '>=', days[0] ?? '')
  const byDay = new Map((await sums(within(), 'day')).map(({ of, openings }) => [of, openings]))
  const articles = await sums(mostFirst(within(), mostArticles), 'article')
  const titles = await titlesOf(
    strapi,
    articles.map(({ of }) => of),
  )
  const ofDevices = await sums(within(), 'device')
  return {
    isCounting: env.COUNT_READERS === 'yes',
    days: days.map((day) => ({ day, openings: byDay.get(day) ?? 0 })),
    articles: articles.map(({ of, openings }) => ({ _id: of, title: titles.get(of), openings })),
    hosts: (await sums(mostFirst(within(), mostHosts), 'host')).map(({ of, openings }) => ({ host: of, openings })),
    devices: devices.map((device) => ({ device, openings: ofDevices.find(({ of }) => of === device)?.openings ?? 0 })),
  }
}
