import type { SearchAnswer } from '@artha/contract/search'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { createHash } from 'node:crypto'
import { find, type SearchQuestion } from './find'
import { clockMs, SearchTooLong, searchLimitMs, type SearchReads, type SqlValue } from './search-reads'

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'KnexTimeoutError'

const names = new Map<string, string>()

/** Names a statement by its text. PostgreSQL keeps the plan of a named one, and planning costs more than reading. The texts are few: values are apart. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? `search_${createHash('sha256').update(sql).digest('hex').slice(0, 32)}`
  names.set(sql, name)
  return name
}

const readsUntil = (until: number, database: Knex): SearchReads => ({
  dialect: 'postgres',
  all: async <Row>(sql: string, values: readonly SqlValue[]) => {
    const left = until - clockMs()
    if (left <= 0) throw new SearchTooLong()
    try {
      const answer = await database
        .raw<{ rows: Row[] }>(sql, [...values])
        .options({ name: nameOf(sql) })
        .timeout(left, { cancel: true })
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
      await own.raw('set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan')
      return find(readsUntil(until, own), question)
    },
    { readOnly: true },
  )
}
