import type { Core } from '@strapi/strapi'
import { expiresAt } from './expires-at'

const uid = 'api::story.story'
const changing = new Set(['create', 'update', 'publish', 'clone', 'discardDraft'])

/** Stamps a story with its date, where it has none, and with its end, in the transaction of its save. */
async function writeDates(strapi: Core.Strapi, documentId: string) {
  const rows = await strapi.db.query(uid).findMany({ where: { documentId } })
  for (const row of rows) {
    const publicationDate = new Date(row.publicationDate ?? Date.now())
    const data = { publicationDate, expiresAt: expiresAt(publicationDate, row.expiryTime) }
    await strapi.db.query(uid).update({ where: { id: row.id }, data })
  }
}

export function watchStorySaves(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uid || !changing.has(context.action)) return next()
    return strapi.db.transaction(async () => {
      const result = await next()
      const documentId = (result as { documentId?: string } | undefined)?.documentId
        ?? ('documentId' in context.params ? context.params.documentId : undefined)
      if (typeof documentId === 'string') await writeDates(strapi, documentId)
      return result
    })
  })
}
