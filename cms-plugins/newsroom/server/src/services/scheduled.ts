import { rowsOf } from '@artha/base/rows'
import { maxListRow } from '@artha/contract/list-query'
import type { UpcomingItem, UpcomingPage, NewsroomListQuery } from '@artha/contract/studio-newsroom'
import type { Core } from '@strapi/strapi'
import { ownSetting } from '../own-settings'
import type { StoredRow } from '../rules/stored-row'
import type { Kind } from '../settings'

const byTime = (one: UpcomingItem, other: UpcomingItem) => one.appearsAt.localeCompare(other.appearsAt) || one._id.localeCompare(other._id)

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
const dateIn = (value: unknown) => new Date(value instanceof Date || typeof value === 'number' ? value : String(value))

/** Lists entries with a future date. */
export const scheduled = ({ strapi }: { strapi: Core.Strapi }) => {
  /** Returns the future rows of a kind, published or drafts. Drafts of published entries are included; `page` drops them. */
  const coming = async ({ uid, kind, titleField, dateField }: Kind, state: UpcomingItem['state'], now: Date): Promise<UpcomingItem[]> => {
    const rows = await rowsOf<StoredRow>(strapi, uid).findMany({
      where: { [dateField]: { $gt: now }, publishedAt: state === 'draft' ? { $null: true } : { $notNull: true } },
      select: ['documentId', titleField, dateField],
      orderBy: { [dateField]: 'asc' },
      limit: maxListRow,
    })
    return rows.map((row) => ({
      _id: String(row.documentId),
      kind,
      title: textIn(row[titleField]),
      appearsAt: dateIn(row[dateField]).toISOString(),
      state,
    }))
  }

  const publishedAmong = async ({ uid }: Kind, ids: string[]): Promise<Set<string>> => {
    const rows = await rowsOf<StoredRow>(strapi, uid).findMany({
      where: { documentId: { $in: ids }, publishedAt: { $notNull: true } },
      select: ['documentId'],
    })
    return new Set(rows.map(({ documentId }) => String(documentId)))
  }

  return {
    /** Returns a page of entries with a future date, next first, including drafts of unpublished entries. */
    async page({ page, pageSize }: NewsroomListQuery): Promise<UpcomingPage> {
      const now = new Date()
      const all: UpcomingItem[] = []
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

export const scheduledService = (strapi: Core.Strapi): ReturnType<typeof scheduled> => strapi.plugin('newsroom').service('scheduled')
