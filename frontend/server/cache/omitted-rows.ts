import { fieldsOf } from '@artha/contract/unknown-fields'
import * as z from 'zod/mini'
import { homeAnswer } from '@artha/contract/home'
import { answerSchemaOf } from '@artha/contract/endpoints'

/** A list without its invalid rows, and one message for each row that was removed. */
interface Sifted {
  value: unknown
  omitted: readonly string[]
}

/** Returns the rows that an issue is about, and the index of the row. The rows are the answer itself, or one group of the front page. */
function listOf(key: string, value: unknown, path: readonly PropertyKey[]): { rows: unknown[]; at: number } | undefined {
  const isGrouped = answerSchemaOf(key) === homeAnswer
  const rows: unknown = isGrouped ? fieldsOf(value)[String(path[0])] : value
  const at = path[isGrouped ? 1 : 0]
  return Array.isArray(rows) && typeof at === 'number' ? { rows, at } : undefined
}

/**
 * Removes the invalid rows from an answer, so that one bad row does not break a list. Returns undefined if something other than a row is
 * invalid, or if the answer is not a list.
 */
export function withoutBadRows(key: string, value: unknown, issues: readonly z.core.$ZodIssue[]): Sifted | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const bad = new Map<unknown[], Set<number>>()
  for (const { path } of issues) {
    const list = listOf(key, value, path)
    if (list === undefined) return undefined
    bad.set(list.rows, (bad.get(list.rows) ?? new Set<number>()).add(list.at))
  }
  const sift = (rows: unknown) => (Array.isArray(rows) ? rows.filter((_, at) => bad.get(rows)?.has(at) !== true) : rows)
  const groups = () => Object.fromEntries(Object.entries(value).map(([name, rows]) => [name, sift(rows)]))
  return {
    value: Array.isArray(value) ? sift(value) : groups(),
    omitted: issues.map(({ path, message }) => `${idOf(key, value, path)} at ${path.join('.')}: ${message}`),
  }
}

/** Returns the id of a row, as JSON because the id itself may be what is invalid. */
function idOf(key: string, value: unknown, path: readonly PropertyKey[]): string {
  const list = listOf(key, value, path)
  const row = list?.rows[list.at]
  return typeof row === 'object' && row !== null && '_id' in row ? JSON.stringify(row._id) : 'a row'
}
