import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { documentIdIn } from '../writes/document-id-in'
import { refusedInStudio } from '../writes/refused-in-studio'
import { writingActions } from '../writes/next-version'
import { publishedTermRows, termUid } from './published-terms'
import type { StoredTerm } from './stored-term'
import { termConflicts, termProblems } from './term-problems'
import { clearTermFinder } from './terms-in-article'

/**
 * Checks the published term and throws for a problem, which rolls its transaction back. Drafts and published rows share an address, so a row key
 * on published rows alone lets the unique index refuse a second term at the same moment.
 */
async function checkPublished(strapi: Core.Strapi, documentId: string) {
  const rows = rowsOf<StoredTerm & { id: number }>(strapi, termUid)
  const row = await rows.findOne({ where: { documentId, publishedAt: { $notNull: true } } })
  if (row === null) return
  const others = (await publishedTermRows(strapi)).filter((other) => other.documentId !== documentId)
  const problems = { ...termProblems(row), ...termConflicts(row, others) }
  if (Object.keys(problems).length > 0) throw refusedInStudio(problems)
  await rows.updateMany({ where: { id: row.id }, data: { rowKey: row.slug } })
}

/** Checks every save of a term: no two published terms share a word or an address. */
export function watchTermSaves(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context
    if (uid !== termUid || !writingActions.has(action)) return next()
    const known = action !== 'clone' && 'documentId' in params ? params.documentId : undefined
    const result = await strapi.db.transaction(async () => {
      const saved = await next()
      const documentId = documentIdIn(saved) ?? known
      if (documentId !== undefined && action !== 'delete') await checkPublished(strapi, documentId)
      return saved
    })
    clearTermFinder(strapi)
    return result
  })
}
