import { accountsOf } from '@artha/accounts/services'
import { rowsOf } from '@artha/base/rows'
import { documentId as documentIdSchema } from '@artha/contract/article'
import type { BinnedItem } from '@artha/contract/desk'
import { maxListRow } from '@artha/contract/list-query'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { kindNamed, ownSetting } from '../own-settings'
import { restoreDocument } from '../restore-document'
import type { StoredRow } from '../rules/stored-row'
import type { Kind } from '../settings'

const binType = 'plugin::newsroom.binned-item'

interface BinRow {
  id: number
  itemId: string
  kind: BinnedItem['kind']
  title: string
  deletedAt: Date | string
  deletedBy: string
  goneAt: Date | string
  rows: StoredRow[]
}

interface Deleted {
  kind: Kind
  documentId: string
  title: string
  rows: StoredRow[]
  actor: string
}

export type Restored = { refused?: undefined; title: string } | { refused: 'not-found' | 'conflict' }

const dayMs = 86_400_000

/** Returns the date until which a deleted entry can be restored. */
const goneAt = (deletedAt: Date, keptForDays: number) => new Date(deletedAt.getTime() + keptForDays * dayMs)

const listed = ['itemId', 'kind', 'title', 'deletedAt', 'deletedBy', 'goneAt'] as const

/** Deleted entries, for as long as they can be restored. */
export const bin = ({ strapi }: { strapi: Core.Strapi }) => {
  const items = () => rowsOf<BinRow>(strapi, binType)
  const stillKept = () => ({ goneAt: { $gt: new Date() } })

  const itemsOf = async (rows: BinRow[]): Promise<BinnedItem[]> => {
    const names = await accountsOf(strapi).auditTrail.namesOf(rows.map(({ deletedBy }) => deletedBy))
    return rows.map((row) => ({
      _id: row.itemId,
      kind: row.kind,
      title: row.title,
      deletedAt: new Date(row.deletedAt).toISOString(),
      deletedBy: names.get(row.deletedBy) ?? (row.deletedBy === 'system' ? 'The system' : 'A former user'),
      goneAt: new Date(row.goneAt).toISOString(),
    }))
  }

  return {
    /** Stores a document that is being deleted. Call it within the transaction of the deletion. */
    async put({ kind: { kind }, documentId, title, rows, actor }: Deleted): Promise<void> {
      const deletedAt = new Date()
      await items().create({
        data: { itemId: documentId, kind, title, deletedAt, deletedBy: actor, goneAt: goneAt(deletedAt, ownSetting(strapi, 'keptForDays')), rows },
      })
    },

    /** Returns a page of the bin, last deleted first, and the number of entries, at most as many as a list shows. */
    async page({ page, pageSize }: { page: number; pageSize: number }): Promise<{ results: BinnedItem[]; total: number }> {
      const rows = await items().findMany({
        where: stillKept(),
        select: [...listed],
        orderBy: [{ deletedAt: 'desc' }, { id: 'desc' }],
        limit: pageSize,
        offset: (page - 1) * pageSize,
      })
      return { results: await itemsOf(rows), total: Math.min(await items().count({ where: stillKept() }), maxListRow) }
    },

    /** Restores a document as it was, under its old id. The second of two simultaneous restores finds nothing. */
    async restore(actor: string, itemId: string): Promise<Restored> {
      // Other texts cannot be in the bin, and PostgreSQL fails on a NUL in a query.
      if (!safeParse(documentIdSchema, itemId).success) return { refused: 'not-found' }
      return strapi.db.transaction(async (): Promise<Restored> => {
        const row = await items().findOne({ where: { itemId, ...stillKept() } })
        const kind = row === null ? undefined : kindNamed(strapi, row.kind)
        if (row === null || kind === undefined) return { refused: 'not-found' }
        if ((await strapi.db.query(kind.uid).count({ where: { documentId: itemId } })) > 0) return { refused: 'conflict' }
        const { count } = await items().deleteMany({ where: { id: row.id } })
        if (count === 0) return { refused: 'not-found' }
        const head = await restoreDocument(strapi, kind, itemId, row.rows)
        await accountsOf(strapi).audit.record({ actor, action: `${row.kind}.restore`, subject: `${row.kind}:${itemId}`, details: head })
        return { title: row.title }
      })
    },

    /** Deletes what has expired. Safe to run on any replica, any number of times. */
    async sweep(): Promise<void> {
      await items().deleteMany({ where: { goneAt: { $lte: new Date() } } })
    },
  }
}

export const binService = (strapi: Core.Strapi): ReturnType<typeof bin> => strapi.plugin('newsroom').service('bin')
