import { accountsOf } from '@artha/accounts/services'
import { rowsOf } from '@artha/base/rows'
import { maxUnpublishedVersions, unpublishedRetentionYears, type VersionLine } from '@artha/contract/versions'
import { maxListRow } from '@artha/contract/list-query'
import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { documentRows, titleAndVersionOf, tableOf } from '../document-rows'
import { ownSetting } from '../own-settings'
import { publishedAndDraft, contentOf, type StoredRow } from '../rules/stored-row'
import type { Kind } from '../settings'
import { documentLockService } from './document-lock'

const versionType = 'plugin::newsroom.version'

interface VersionRow<Row = StoredRow> {
  id: number
  number: number
  title: string
  actor: string
  madeAt: Date | string
  isPublished: boolean
  row: Row
}

/** A stored version with its content, and the numbers of the version before it and of the newest. */
export interface StoredVersion<Row = StoredRow> extends VersionLine {
  before?: number
  newest: number
  row: Row
}

const yearMs = 365.25 * 86_400_000

/** The actor of a version without a known author: content from before versions were stored, or written by the program. */
const nobody = 'system'

const listed = ['number', 'title', 'actor', 'madeAt', 'isPublished'] as const

/** The current content of a document, as a version stores it. */
interface Newest {
  number: number
  title: string
  isPublished: boolean
  row: StoredRow
}

/** The saved versions of documents. */
export const versions = ({ strapi }: { strapi: Core.Strapi }) => {
  const kept = () => rowsOf<VersionRow>(strapi, versionType)

  async function newestOf(kind: Kind, documentId: string): Promise<Newest | undefined> {
    const { draft, published } = publishedAndDraft(await documentRows(strapi, kind, documentId))
    // Every document has a draft, and it is never older than the published row.
    const row = draft ?? published
    if (row === undefined) return undefined
    const { title, version: number } = titleAndVersionOf(kind, row)
    return { number, title, isPublished: published !== undefined && titleAndVersionOf(kind, published).version >= number, row }
  }

  async function keep(kind: Kind, itemId: string, actor: string, madeAt: Date, { row, ...head }: Newest): Promise<void> {
    const data = { ...head, actor, madeAt, row: contentOf(row) }
    const where = { itemId, number: head.number }
    const { count } = await kept().updateMany({ where, data })
    if (count === 0) await kept().create({ data: { ...data, itemId, kind: kind.kind } })
  }

  /** Deletes unpublished versions of a document beyond the newest hundred. */
  async function prune(itemId: string): Promise<void> {
    const where = { itemId, isPublished: false }
    const [first] = await kept().findMany({ where, select: ['number'], orderBy: { number: 'desc' }, limit: 1, offset: maxUnpublishedVersions })
    if (first !== undefined) await kept().deleteMany({ where: { ...where, number: { $lte: first.number } } })
  }

  const linesOf = async (rows: readonly Omit<VersionRow, 'id' | 'row'>[]): Promise<VersionLine[]> => {
    const names = await accountsOf(strapi).auditTrail.namesOf(rows.map(({ actor }) => actor))
    return rows.map(({ number, title, actor, madeAt, isPublished }) => ({
      number,
      title,
      madeAt: new Date(madeAt).toISOString(),
      madeBy: names.get(actor) ?? (actor === nobody ? 'Unknown' : 'A former user'),
      isPublished,
    }))
  }

  return {
    /**
     * Stores the content before a save if no version has it: content from before versions were stored, or written by the program. Call it
     * within the save's transaction, before the save.
     */
    async keepBefore(kind: Kind, documentId: string): Promise<void> {
      await documentLockService(strapi).lock(documentId)
      const rows = await rowsOf<StoredRow>(strapi, kind.uid).findMany({ where: { documentId }, select: [kind.versionField] })
      if (rows.length === 0) return
      const number = Math.max(...rows.map((row) => titleAndVersionOf(kind, row).version))
      if ((await kept().count({ where: { itemId: documentId, number } })) > 0) return
      const before = await newestOf(kind, documentId)
      if (before !== undefined) await keep(kind, documentId, nobody, new Date(String(before.row.updatedAt)), before)
    },

    /** Stores the content after a save. Call it within the save's transaction, after the save. */
    async keepAfter(kind: Kind, documentId: string, actor: string): Promise<void> {
      const after = await newestOf(kind, documentId)
      if (after === undefined) return
      await keep(kind, documentId, actor, new Date(), after)
      await prune(documentId)
    },

    /** Returns the actor who saved a version, as the audit trail records it; undefined if unknown. */
    async authorOf(itemId: string, number: number): Promise<string | undefined> {
      const row = await kept().findOne({ where: { itemId, number }, select: ['actor'] })
      return row === null || row.actor === nobody ? undefined : row.actor
    },

    /** True if versions are stored and none of them was published. */
    async isUnread(itemId: string): Promise<boolean> {
      const count = (where: object) => kept().count({ where: { itemId, ...where } })
      return (await count({})) > 0 && (await count({ isPublished: true })) === 0
    },

    /** Returns a page of a document's versions, newest first, and their number. */
    async page(itemId: string, { page, pageSize }: { page: number; pageSize: number }): Promise<{ results: VersionLine[]; total: number }> {
      const rows = await kept().findMany({
        where: { itemId },
        select: [...listed],
        orderBy: { number: 'desc' },
        limit: pageSize,
        offset: (page - 1) * pageSize,
      })
      return { results: await linesOf(rows), total: Math.min(await kept().count({ where: { itemId } }), maxListRow) }
    },

    async one<Row extends StoredRow>(itemId: string, number: number): Promise<StoredVersion<Row> | undefined> {
      const row = await rowsOf<VersionRow<Row>>(strapi, versionType).findOne({ where: { itemId, number } })
      if (row === null) return undefined
      const [line] = await linesOf([row])
      const nearest = (where: object) => kept().findMany({ where: { itemId, ...where }, select: ['number'], orderBy: { number: 'desc' }, limit: 1 })
      const [before] = await nearest({ number: { $lt: number } })
      const [newest] = await nearest({})
      return line && { ...line, ...(before && { before: before.number }), newest: newest?.number ?? number, row: row.row }
    },

    /**
     * Deletes unpublished versions that are too old, and all versions of documents that no longer exist. Safe to run on any replica, any
     * number of times.
     */
    async sweep(): Promise<void> {
      await kept().deleteMany({ where: { isPublished: false, madeAt: { $lte: new Date(Date.now() - unpublishedRetentionYears * yearMs) } } })
      for (const kind of ownSetting(strapi, 'kinds')) {
        await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) =>
          trx(tableOf(strapi, versionType))
            .where('kind', kind.kind)
            .whereNotIn('item_id', trx(tableOf(strapi, kind.uid)).select('document_id').whereNotNull('document_id'))
            .whereNotIn('item_id', trx(tableOf(strapi, 'plugin::newsroom.binned-item')).select('item_id'))
            .delete(),
        )
      }
    },
  }
}

export const versionsService = (strapi: Core.Strapi): ReturnType<typeof versions> => strapi.plugin('newsroom').service('versions')
