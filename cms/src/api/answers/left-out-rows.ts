import type { Core } from '@strapi/strapi'
import { LRUCache } from 'lru-cache'
import type { ContentUid } from '../../content-uid'

/** A published row that the contract cannot answer. */
interface LeftOutRow {
  uid: ContentUid
  documentId: string
  because: string
}

/** Those that this process has met while it answered readers; a bad row is met again at every read. */
const met = new LRUCache<string, LeftOutRow>({ max: 1_000 })

const keyOf = ({ uid, documentId }: Pick<LeftOutRow, 'uid' | 'documentId'>) => `${uid} ${documentId}`

/** Names a row in the log, once for each reason. */
export function noteLeftOut(strapi: Core.Strapi, row: LeftOutRow): void {
  if (met.get(keyOf(row))?.because === row.because) return
  met.set(keyOf(row), row)
  // As JSON: the id may be anything, a line feed too.
  strapi.log.warn(`Not shown: ${row.uid} ${JSON.stringify(row.documentId)}, because of ${row.because}`)
}

export const leftOutRows = (): LeftOutRow[] => [...met.values()]
