import type { SearchAnswer } from '@artha/contract/search'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { find, type SearchQuestion } from './find'
import { clockMs, SearchTooLong, searchLimitMs, type SearchReads } from './search-reads'

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'KnexTimeoutError'

const readsUntil = (until: number, database: Knex): SearchReads => ({
  dialect: 'postgres',
  all: async <Row>(sql: string, values: readonly (string | number)[]) => {
    const left = until - clockMs()
    if (left <= 0) throw new SearchTooLong()
    try {
      const answer = await database.raw<{ rows: Row[] }>(sql, [...values]).timeout(left, { cancel: true })
      return answer.rows
    } catch (error) {
      throw isTimeout(error) ? new SearchTooLong() : error
    }
  },
})

/**
 * Searches on PostgreSQL, which stops the query at the time limit. Sequential scans are off, because the planner takes them for cheap although
 * long texts lie apart from their rows.
 */
export function searchPostgres(strapi: Core.Strapi, question: SearchQuestion): Promise<SearchAnswer> {
  const until = clockMs() + searchLimitMs
  return strapi.db.connection.transaction(
    async (own: Knex.Transaction) => {
      await own.raw('set local enable_seqscan = off')
      return find(readsUntil(until, own), question)
    },
    { readOnly: true },
  )
}
