import { rowsOf } from '@artha/base/rows'
import type { Core } from '@strapi/strapi'
import { documentIdIn } from '../writes/document-id-in'
import { refusedInStudio } from '../writes/refused-in-studio'
import { writingActions } from '../writes/rows-counted'
import { publishedTermRows, termUid } from './published-terms'
import type { StoredTerm } from './stored-term'
import { clashes, termProblems } from './term-problems'
import { forgetTerms } from './terms-in-article'

/**
 * Refuses what readers could not make sense of, in the transaction that published it. Drafts share the address with what is
 * published: a key that only the latter has lets the index of the database refuse a second one at the same moment.
 */
async function keepFit(strapi: Core.Strapi, documentId: string) {
  const rows = rowsOf<StoredTerm & { id: number }>(strapi, termUid)
  const row = await rows.findOne({ where: { documentId, publishedAt: { $notNull: true } } })
  if (row === null) return
  const others = (await publishedTermRows(strapi)).filter((other) => other.documentId !== documentId)
  const problems = { ...termProblems(row), ...clashes(row, others) }
  if (Object.keys(problems).length > 0) throw refusedInStudio(problems)
  await rows.updateMany({ where: { id: row.id }, data: { rowKey: row.slug } })
}

/** Every save of a term: what is published means one thing and is found at one address. */
export function watchTermSaves(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context
    if (uid !== termUid || !writingActions.has(action)) return next()
    const known = action !== 'clone' && 'documentId' in params ? params.documentId : undefined
    const result = await strapi.db.transaction(async () => {
      const saved = await next()
      const documentId = documentIdIn(saved) ?? known
      if (documentId !== undefined && action !== 'delete') await keepFit(strapi, documentId)
      return saved
    })
    forgetTerms(strapi)
    return result
  })
}
