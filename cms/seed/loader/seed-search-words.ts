import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { searchWordRows } from '../search-words'

const uid = 'api::search.search-word'

/** Stores the search words of the build if the database has none. Rows of editors are never changed. */
export async function seedSearchWords(strapi: Core.Strapi): Promise<void> {
  const table = rowsOf(strapi, uid)
  if ((await table.count()) > 0) return
  const now = new Date()
  const rows = searchWordRows.map(([name, ...others], at) => ({
    name,
    sameAs: others.join('\n'),
    documentId: `searchword${String(at).padStart(14, '0')}`,
    createdAt: now,
    updatedAt: now,
    publishedAt: now,
  }))
  await table.createMany({ data: rows })
}
