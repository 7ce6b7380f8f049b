import type { Dialect } from './match-text'

/** How the search reads its tables: in one database or the other, for a limited time. */
export interface SearchReads {
  dialect: Dialect
  all: <Row>(sql: string, values: readonly (string | number)[]) => Promise<Row[]>
}

/** The time of a question is over. */
export class SearchTooLong extends Error {}

/** So long a question may be worked on. */
export const searchLimitMs = 250

/** Milliseconds of a clock that only goes on, the same in each thread of a process; that of `performance` starts at zero in each. */
export const clockMs = (): number => Number(process.hrtime.bigint() / 1_000_000n)
