import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { shownSince } from './rules/shown-since'
import type { StoredRow } from './rules/stored-row'
import type { Kind } from './settings'

/** A version that readers had, and since when. */
export interface ShownVersion<Row = StoredRow> {
  number: number
  since: Date
  row: Row
}

/** The versions to read: the newest ones, or those with these numbers. `live` is the number of the version on the site. */
export interface ShownVersionsQuery {
  live: number
  now: Date
  limit: number
  numbers?: readonly number[]
}

interface VersionRow<Row> {
  number: number
  madeAt: Date | string
  row: Row
}

/** Returns the versions of a document that readers had, newest first. Two queries, however many there are. */
export async function shownVersions<Row extends StoredRow>(
  strapi: Core.Strapi,
  { dateField }: Kind,
  itemId: string,
  { numbers, limit, ...asked }: ShownVersionsQuery,
): Promise<ShownVersion<Row>[]> {
  const kept = rowsOf<VersionRow<Row>>(strapi, 'plugin::newsroom.version')
  const rows = await kept.findMany({
    where: { itemId, isPublished: true, number: { $lte: asked.live, ...(numbers && { $in: [...numbers] }) } },
    select: ['number', 'madeAt', 'row'],
    orderBy: { number: 'desc' },
    limit,
  })
  const following = await kept.findMany({
    where: { itemId, number: { $in: rows.map(({ number }) => number + 1) } },
    select: ['number', 'madeAt'],
  })
  return rows.flatMap(({ number, madeAt, row }) => {
    const next = following.find((each) => each.number === number + 1)
    const date = row[dateField]
    const version = { number, madeAt: new Date(madeAt), appearsAt: typeof date === 'string' ? new Date(date) : undefined }
    const since = shownSince(version, next && { number: next.number, madeAt: new Date(next.madeAt) }, asked)
    return since === undefined ? [] : [{ number, since, row }]
  })
}
