import { rowsOf } from '@artha/base/rows'
import type { SearchType } from '@artha/contract/search-types'
import type { Core } from '@strapi/strapi'
import { documentIdIn } from '../api/writes/document-id-in'
import { writingActions } from '../api/writes/next-version'
import { indexPiece } from './index-piece'
import type { SearchDocument } from './search-document'
import { storeCorrectionWords } from './write-index'

const kinds: Readonly<Record<string, SearchType>> = {
  'api::article.article': 'articles',
  'api::story.story': 'stories',
  'api::term.term': 'terms',
  'api::figure.figure': 'figures',
}
const figureUid = 'api::figure.figure'

/** Returns the figures that the rows of a document belong to. */
async function figuresOf(strapi: Core.Strapi, documentId: string | undefined): Promise<string[]> {
  if (documentId === undefined) return []
  const rows = await rowsOf<{ figureKey: string }>(strapi, figureUid).findMany({ select: ['figureKey'], where: { documentId } })
  return rows.map(({ figureKey }) => figureKey)
}

/** Stores words for corrections after the save, so that no save waits for another with the same words. */
function noteLater(strapi: Core.Strapi, documents: readonly SearchDocument[]) {
  storeCorrectionWords(strapi.db.connection, documents).catch((error: unknown) => strapi.log.warn(`Words were not noted: ${String(error)}`))
}

/**
 * Indexes every save, from the site, the Studio or a script, in its transaction. Registered first, so that it wraps the other rules and indexes
 * their result.
 */
export function watchForSearch(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context
    const kind = kinds[uid]
    if (kind === undefined || !writingActions.has(action)) return next()
    const known = action !== 'clone' && 'documentId' in params ? params.documentId : undefined
    return strapi.db.transaction(async ({ onCommit }: { onCommit: (then: () => void) => void }) => {
      const before = uid === figureUid ? await figuresOf(strapi, known) : []
      const result = await next()
      const documentId = documentIdIn(result) ?? known
      const own = documentId === undefined ? [] : [documentId]
      const refs = uid === figureUid ? new Set([...before, ...(await figuresOf(strapi, documentId))]) : own
      const documents: SearchDocument[] = []
      // Sorted, so that two saves cannot deadlock
      for (const ref of [...refs].sort()) {
        const document = await indexPiece(strapi, kind, ref)
        if (document) documents.push(document)
      }
      onCommit(() => noteLater(strapi, documents))
      return result
    })
  })
}
