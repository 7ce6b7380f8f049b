import { rowsOf } from '@artha/base/rows'
import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { allTerms } from '../terms/all-terms'
import { storedFieldsOf } from '../terms/term-file'

/** The rows as the Document Service would write them: a draft and a published row of each term. */
function rowsToWrite(now: Date) {
  return allTerms.flatMap((term) => {
    const fields = { ...storedFieldsOf(term), documentId: randomBytes(12).toString('hex'), createdAt: now, updatedAt: now }
    return [
      { ...fields, publishedAt: null },
      { ...fields, publishedAt: now, rowKey: term.slug },
    ]
  })
}

/** Stores the glossary of the build in one transaction if the database has no terms. Rows of editors are never changed. */
export async function seedTerms(strapi: Core.Strapi): Promise<void> {
  const table = rowsOf(strapi, 'api::term.term')
  if ((await table.count()) > 0) return
  const rows = rowsToWrite(new Date())
  await strapi.db.transaction(async () => {
    for (let at = 0; at < rows.length; at += 100) await table.createMany({ data: rows.slice(at, at + 100) })
  })
}
