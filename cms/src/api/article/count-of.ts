import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { maxCounted } from '../answers/total-count'
import { cachedCount } from '../../database/cached-counts'

/** Counts the rows of a query, up to `maxCounted + 1`, because a full count of a large archive costs more than a page. */
export async function countOf(strapi: Core.Strapi, query: Knex.QueryBuilder): Promise<number> {
  const firstOnes = query.clone().limit(maxCounted + 1)
  return cachedCount(firstOnes.toQuery(), async () => {
    const [found]: { rows: number | string }[] = await strapi.db.connection.count('* as rows').from(firstOnes.as('found'))
    return Number(found?.rows)
  })
}
