import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { lastTitleAndVersion, tableOf } from './document-rows'
import { whileRestoring } from './restoring'
import { hasSameContent, publishedAndDraft, contentOf, type StoredRow } from './rules/stored-row'
import type { Kind } from './settings'

interface Maker {
  id: number
}

const isMaker = (value: unknown): value is Maker => typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'

/** Returns the administrators who created and last changed the row; null for those who no longer exist. */
async function makersOf(strapi: Core.Strapi, { createdBy, updatedBy }: StoredRow) {
  const ids = [createdBy, updatedBy].map((maker) => (isMaker(maker) ? maker.id : null))
  const there = await rowsOf<Maker>(strapi, 'admin::user').findMany({ where: { id: { $in: ids.filter((id) => id !== null) } }, select: ['id'] })
  const [creator, updater] = ids.map((id) => (there.some((admin) => admin.id === id) ? id : null))
  return { createdBy: creator, updatedBy: updater }
}

const dateIn = (value: unknown) => (typeof value === 'string' ? new Date(value) : value)

/** Restores what the save has overwritten: the creation, change and publication dates, the version, and the administrators. */
async function putBack(strapi: Core.Strapi, { uid, versionField }: Kind, documentId: string, row: StoredRow): Promise<void> {
  const where = { documentId, publishedAt: row.publishedAt ? { $notNull: true } : { $null: true } }
  const saved = await rowsOf<Maker>(strapi, uid).findOne({ where, select: ['id'] })
  if (saved === null) throw new Error(`newsroom: a row of ${documentId} was not brought back`)
  const data = { [versionField]: row[versionField], ...(await makersOf(strapi, row)) }
  await strapi.db.query(uid).update({ where: { id: saved.id }, data })
  // Written with knex, because Strapi's own updates set the date of change.
  await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) =>
    trx(tableOf(strapi, uid))
      .where('id', saved.id)
      .update({ created_at: dateIn(row.createdAt), updated_at: dateIn(row.updatedAt), published_at: dateIn(row.publishedAt) ?? null }),
  )
}

/**
 * Saves a document again from its rows through the document service, so that everything that follows a save runs again (sanitising,
 * groups, title index). Then restores the dates and versions of the rows. Call it within a transaction.
 */
export async function restoreDocument(strapi: Core.Strapi, kind: Kind, documentId: string, rows: readonly StoredRow[]) {
  const { published, draft } = publishedAndDraft(rows)
  const first = published ?? draft
  if (first === undefined) throw new Error(`newsroom: nothing was kept of ${documentId}`)
  const documents = strapi.documents(kind.uid)
  await whileRestoring(async () => {
    const data = { ...contentOf(first), documentId }
    await documents.create({ data, status: published === undefined ? 'draft' : 'published' })
    if (published !== undefined && draft !== undefined && !hasSameContent(published, draft)) {
      await documents.update({ documentId, data: contentOf(draft), status: 'draft' })
    }
  })
  for (const row of [published, draft]) if (row !== undefined) await putBack(strapi, kind, documentId, row)
  return lastTitleAndVersion(strapi, kind, documentId)
}
