import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

/** How many rows a query has in all. */
export async function countOf(strapi: Core.Strapi, query: Knex.QueryBuilder): Promise<number> {
  const [found]: { rows: number | string }[] = await strapi.db.connection.count('* as rows').from(query.clone().as('found'))
  return Number(found?.rows)
}
