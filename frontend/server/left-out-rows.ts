import { fieldsOf } from '@artha/contract/unknown-fields'
import * as z from 'zod/mini'
import { homeAnswer } from '@artha/contract/home'
import { answerSchemaOf } from '@artha/contract/endpoints'

/** A list without its rows against the contract, and what is wrong with each of those. */
interface Sifted {
  value: unknown
  leftOut: readonly string[]
}

/** Where the rows of an answer stand: in the answer itself, or in each of the groups of the front page. */
function listOf(key: string, value: unknown, path: readonly PropertyKey[]): { rows: unknown[]; at: number } | undefined {
  const isGrouped = answerSchemaOf(key) === homeAnswer
  const rows: unknown = isGrouped ? fieldsOf(value)[String(path[0])] : value
  const at = path[isGrouped ? 1 : 0]
  return Array.isArray(rows) && typeof at === 'number' ? { rows, at } : undefined
}

/**
 * Takes the rows out of an answer that the contract finds fault with: one bad row of a list spoils itself alone. Undefined
 * where more than a row is wrong, or where the answer is one thing and no list.
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
    leftOut: issues.map(({ path, message }) => `${idOf(key, value, path)} at ${path.join('.')}: ${message}`),
  }
}

/** Which row it is; as JSON, since its id may be what is wrong with it. */
function idOf(key: string, value: unknown, path: readonly PropertyKey[]): string {
  const list = listOf(key, value, path)
  const row = list?.rows[list.at]
  return typeof row === 'object' && row !== null && '_id' in row ? JSON.stringify(row._id) : 'a row'
}
