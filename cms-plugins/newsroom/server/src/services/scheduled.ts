import { lastListRow } from '@artha/contract/list-query'
import type { ComingItem, ComingPage, NewsroomListQuery } from '@artha/contract/studio-newsroom'
import type { Core } from '@strapi/strapi'
import { ownSetting } from '../own-services'
import type { StoredRow } from '../rules/stored-row'
import type { Kind } from '../settings'

const byTime = (one: ComingItem, other: ComingItem) => one.appearsAt.localeCompare(other.appearsAt) || one._id.localeCompare(other._id)

/** What is dated in the future. */
export const scheduled = ({ strapi }: { strapi: Core.Strapi }) => {
  /** The rows of a kind that are coming, in one state. A draft of what is published already is not one: its article counts. */
  const coming = async ({ uid, kind, titleField, dateField }: Kind, state: ComingItem['state'], now: Date): Promise<ComingItem[]> => {
    const rows: StoredRow[] = await strapi.db.query(uid).findMany({
      where: { [dateField]: { $gt: now }, publishedAt: state === 'draft' ? { $null: true } : { $notNull: true } },
      select: ['documentId', titleField, dateField],
      orderBy: { [dateField]: 'asc' },
      limit: lastListRow,
    })
    return rows.map((row) => ({
      _id: row.documentId as string,
      kind,
      title: (row[titleField] as string | null) ?? '',
      appearsAt: new Date(row[dateField] as string).toISOString(),
      state,
    }))
  }

  const publishedAmong = async ({ uid }: Kind, ids: string[]): Promise<Set<string>> => {
    const rows: StoredRow[] = await strapi.db
      .query(uid)
      .findMany({ where: { documentId: { $in: ids }, publishedAt: { $notNull: true } }, select: ['documentId'] })
    return new Set(rows.map(({ documentId }) => String(documentId)))
  }

  return {
    /** A page of what will appear, the next first, with the drafts that only wait to be published. */
    async page({ page, pageSize }: NewsroomListQuery): Promise<ComingPage> {
      const now = new Date()
      const all: ComingItem[] = []
      for (const kind of ownSetting(strapi, 'kinds')) {
        const drafts = await coming(kind, 'draft', now)
        const published = await publishedAmong(
          kind,
          drafts.map(({ _id }) => _id),
        )
        all.push(...(await coming(kind, 'scheduled', now)), ...drafts.filter(({ _id }) => !published.has(_id)))
      }
      return { results: all.sort(byTime).slice((page - 1) * pageSize, page * pageSize), total: all.length }
    },
  }
}
