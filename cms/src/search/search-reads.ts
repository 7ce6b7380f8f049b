import type { Dialect } from './match-text'

export type SqlValue = string | number | readonly (string | number)[]

/** Reads the search tables of either database, within a time limit. */
export interface SearchReads {
  dialect: Dialect
  all: <Row>(sql: string, values: readonly SqlValue[]) => Promise<Row[]>
}

/** Returns the condition that a column has one of the values. PostgreSQL's is the same text for any number of them, so that its plan is kept. */
export function among({ dialect }: SearchReads, column: string, values: readonly (string | number)[]): { sql: string; values: SqlValue[] } {
  if (dialect === 'postgres') return { sql: `${column} = any(?)`, values: [values] }
  return { sql: `${column} in (${values.map(() => '?').join(', ')})`, values: [...values] }
}

/** Thrown when the time for a search is over. */
export class SearchTooLong extends Error {}

/** The time limit of a search. */
export const searchLimitMs = 250

/** Returns the milliseconds of a monotonic clock shared by all threads; `performance` starts at zero in each. */
export const clockMs = (): number => Number(process.hrtime.bigint() / 1_000_000n)
