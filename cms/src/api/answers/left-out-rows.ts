import type { Core } from '@strapi/strapi'
import { LRUCache } from 'lru-cache'
import type { ContentUid } from '../../content-uid'

/** A published row that breaks the contract, with the reason. */
interface LeftOutRow {
  uid: ContentUid
  documentId: string
  because: string
}

/** The rows that this process left out. Bounded, because a bad row is met again at every read. */
const met = new LRUCache<string, LeftOutRow>({ max: 1_000 })

const keyOf = ({ uid, documentId }: Pick<LeftOutRow, 'uid' | 'documentId'>) => `${uid} ${documentId}`

/** Logs a row once per reason. */
export function reportLeftOut(strapi: Core.Strapi, row: LeftOutRow): void {
  if (met.get(keyOf(row))?.because === row.because) return
  met.set(keyOf(row), row)
  // JSON, because the id may hold anything, even a line feed.
  strapi.log.warn(`Not shown: ${row.uid} ${JSON.stringify(row.documentId)}, because of ${row.because}`)
}

export const leftOutRows = (): LeftOutRow[] => [...met.values()]
