import { rowsOf } from '@artha/base/rows'
import type { Core, UID } from '@strapi/strapi'
import { isRefusal, refusedTogether, type RefusedEntry } from './refused-together'

type Published = readonly unknown[] | undefined

/** The functions of Strapi's document manager used here. */
export interface StrapiDocumentManager {
  publish: (documentId: string, uid: UID.ContentType, options: object) => Promise<Published>
  publishMany: (uid: UID.ContentType, documentIds: string[], locale?: string | string[]) => Promise<number>
}

interface NamedRow {
  title?: string | null
  name?: string | null
}

async function nameOf(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<string> {
  const row = await rowsOf<NamedRow>(strapi, uid).findOne({ where: { documentId, publishedAt: { $null: true } } })
  return row?.title ?? row?.name ?? documentId
}

/** Publishes several entries together or names all that cannot be published; Strapi's own service names only the first. */
export function publishEach(strapi: Core.Strapi, stock: StrapiDocumentManager): StrapiDocumentManager {
  return {
    ...stock,
    async publishMany(uid, documentIds, locale) {
      return await strapi.db.transaction(async () => {
        const refused: RefusedEntry[] = []
        let published = 0
        for (const documentId of documentIds) {
          try {
            const entries = await this.publish(documentId, uid, { locale, populate: {} })
            published += (entries ?? []).filter(Boolean).length
          } catch (error) {
            if (!isRefusal(error)) throw error
            refused.push({ name: await nameOf(strapi, uid, documentId), error })
          }
        }
        if (refused.length > 0) throw refusedTogether(refused)
        return published
      })
    },
  }
}
