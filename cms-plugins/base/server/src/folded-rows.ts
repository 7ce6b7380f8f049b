import { foldText } from '@artha/contract/fold-text'
import { maxListRow } from '@artha/contract/list-query'
import type { Core } from '@strapi/strapi'
import { setImmediate as turn } from 'node:timers/promises'
import { rowsOf } from './rows'

const batch = 2_000

/**
 * Returns the ids of the newest rows that meet `condition` and contain `text` in one of `columns`, at most as many as a list shows.
 * Databases do not fold text as `foldText` does, so the rows (some thousands) are compared here, in batches that let other requests run
 * between them.
 */
export async function idsWithText(
  strapi: Core.Strapi,
  uid: string,
  columns: readonly string[],
  text: string,
  condition: Record<string, unknown> = {},
): Promise<number[]> {
  const wanted = foldText(text).trim()
  const found: number[] = []
  if (wanted === '') return found
  for (let last = Number.MAX_SAFE_INTEGER; found.length < maxListRow;) {
    const where = last === Number.MAX_SAFE_INTEGER ? condition : { ...condition, id: { $lt: last } }
    const rows = await rowsOf<{ id: number } & Record<string, string | number | null>>(strapi, uid).findMany({
      select: ['id', ...columns],
      where,
      orderBy: { id: 'desc' },
      limit: batch,
    })
    const isFound = (row: Record<string, string | number | null>) => columns.some((column) => foldText(String(row[column] ?? '')).includes(wanted))
    for (const row of rows) if (found.length < maxListRow && isFound(row)) found.push(row.id)
    const read = rows.at(-1)
    if (read === undefined || rows.length < batch) break
    last = read.id
    await turn()
  }
  return found
}
