import { rowsOf } from '@artha/base/rows'
import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { allTerms } from '../terms/all-terms'
import { storedFieldsOf } from '../terms/term-file'

/** As the Document Service would write it: a draft and, beside it, what readers have. */
function rowsToWrite(now: Date) {
  return allTerms.flatMap((term) => {
    const fields = { ...storedFieldsOf(term), documentId: randomBytes(12).toString('hex'), createdAt: now, updatedAt: now }
    return [
      { ...fields, publishedAt: null },
      { ...fields, publishedAt: now, rowKey: term.slug },
    ]
  })
}

/** Gives a glossary without any term those of the build, in one transaction. What editors wrote is never touched. */
export async function seedTerms(strapi: Core.Strapi): Promise<void> {
  const table = rowsOf(strapi, 'api::term.term')
  if ((await table.count()) > 0) return
  const rows = rowsToWrite(new Date())
  await strapi.db.transaction(async () => {
    for (let at = 0; at < rows.length; at += 100) await table.createMany({ data: rows.slice(at, at + 100) })
  })
}
