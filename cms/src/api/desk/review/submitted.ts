import { accountsOf } from '@artha/accounts/services'
import { maxListRow } from '@artha/contract/list-query'
import type { ReviewLine, ReviewQuery } from '@artha/contract/review'
import type { Core } from '@strapi/strapi'
import { remarkRows, reviewRows, type ReviewRow } from '../../review/review-rows'
import { reviewStatus, type ReviewStatus } from '../../review/review-status'
import { reviewEntriesOf, type ReviewEntry } from './review-entry'
import { deletedUserName } from './read-review'

interface Submitted {
  row: ReviewRow
  piece: ReviewEntry
  standing: ReviewStatus
}

/** Reads all submitted and unpublished pieces, the longest wait first. They are few, since publishing removes them. */
async function submitted(strapi: Core.Strapi): Promise<Submitted[]> {
  const rows = await reviewRows(strapi).findMany({ orderBy: [{ submittedAt: 'asc' }, { itemId: 'asc' }], limit: maxListRow })
  const pieces = await reviewEntriesOf(
    strapi,
    rows.map(({ itemId }) => itemId),
  )
  const byId = new Map(pieces.map((piece) => [piece.documentId, piece]))
  return rows.flatMap((row) => {
    const piece = byId.get(row.itemId)
    // A piece in the bin keeps its row and shows again when restored; a piece published while review was off no longer waits
    return piece === undefined || !piece.hasDraft ? [] : [{ row, piece, standing: reviewStatus(row, piece.version) }]
  })
}

/** Counts the pieces that wait for approval. */
export const countWaiting = async (strapi: Core.Strapi): Promise<number> =>
  (await submitted(strapi)).filter(({ standing }) => standing.state === 'waiting').length

export async function listSubmitted(strapi: Core.Strapi, { page, pageSize }: ReviewQuery) {
  const all = await submitted(strapi)
  const shown = all.slice((page - 1) * pageSize, page * pageSize)
  const ids = shown.map(({ row }) => row.itemId)
  const open = await remarkRows(strapi).findMany({ where: { itemId: { $in: ids }, resolvedAt: { $null: true } }, select: ['itemId'] })
  const names = await accountsOf(strapi).auditTrail.namesOf(shown.map(({ row }) => row.submittedBy))
  const answers = shown.map(({ row, piece: { documentId, kind, title, version }, standing }): ReviewLine => ({
    ...{ _id: documentId, kind, title, version, ...standing },
    submittedBy: names.get(row.submittedBy) ?? deletedUserName,
    submittedAt: new Date(row.submittedAt).toISOString(),
    openRemarks: open.filter(({ itemId }) => itemId === documentId).length,
  }))
  return { answers, rows: shown.length, total: all.length }
}
