import { rowsOf } from '@artha/base/rows'
import { randomBytes } from 'node:crypto'
import { shippedFigures } from '@artha/contract/figures/all-figures'
import type { Core } from '@strapi/strapi'
import { rowKeyOf, storedFields } from '../../src/api/figure/stored-figure'

const uid = 'api::figure.figure'

/** The rows as the Document Service would write them: a draft and a published row of each figure. */
function rowsToWrite(now: Date) {
  return shippedFigures.flatMap((row) => {
    const fields = { ...storedFields(row), documentId: randomBytes(12).toString('hex'), createdAt: now, updatedAt: now }
    return [
      { ...fields, publishedAt: null },
      { ...fields, publishedAt: now, rowKey: rowKeyOf(row) },
    ]
  })
}

/**
 * Stores the official figures of the build if the database has none, so rows of editors are never changed. One transaction with few statements,
 * because each first start waits for it.
 */
export async function seedFigures(strapi: Core.Strapi): Promise<void> {
  const table = rowsOf(strapi, uid)
  if ((await table.count()) > 0) return
  const rows = rowsToWrite(new Date())
  await strapi.db.transaction(async () => {
    for (let at = 0; at < rows.length; at += 100) await table.createMany({ data: rows.slice(at, at + 100) })
  })
}
