import type { Dialect } from './match-text'

/** Reads the search tables of either database, within a time limit. */
export interface SearchReads {
  dialect: Dialect
  all: <Row>(sql: string, values: readonly (string | number)[]) => Promise<Row[]>
}

/** Thrown when the time for a search is over. */
export class SearchTooLong extends Error {}

/** The time limit of a search. */
export const searchLimitMs = 250

/** Returns the milliseconds of a monotonic clock shared by all threads; `performance` starts at zero in each. */
export const clockMs = (): number => Number(process.hrtime.bigint() / 1_000_000n)
