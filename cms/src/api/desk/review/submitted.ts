import { accountsOf } from '@artha/accounts/services'
import { lastListRow } from '@artha/contract/list-query'
import type { ReviewLine, ReviewQuery } from '@artha/contract/review'
import type { Core } from '@strapi/strapi'
import { remarkRows, reviewRows, type ReviewRow } from '../../review/review-rows'
import { reviewStanding, type Standing } from '../../review/review-standing'
import { piecesOf, type Piece } from './piece'
import { goneName } from './read-review'

interface Submitted {
  row: ReviewRow
  piece: Piece
  standing: Standing
}

/** All that was submitted and is not published, what waits longest first. They are few: each ends with its publication. */
async function submitted(strapi: Core.Strapi): Promise<Submitted[]> {
  const rows = await reviewRows(strapi).findMany({ orderBy: [{ submittedAt: 'asc' }, { itemId: 'asc' }], limit: lastListRow })
  const pieces = await piecesOf(
    strapi,
    rows.map(({ itemId }) => itemId),
  )
  const byId = new Map(pieces.map((piece) => [piece.documentId, piece]))
  return rows.flatMap((row) => {
    const piece = byId.get(row.itemId)
    // What is in the bin keeps its place, and is shown again when it comes back; what was published while review was off waits for nobody
    return piece === undefined || !piece.hasDraft ? [] : [{ row, piece, standing: reviewStanding(row, piece.version) }]
  })
}

/** How much waits for somebody who approves. */
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
    submittedBy: names.get(row.submittedBy) ?? goneName,
    submittedAt: new Date(row.submittedAt).toISOString(),
    openRemarks: open.filter(({ itemId }) => itemId === documentId).length,
  }))
  return { answers, rows: shown.length, total: all.length }
}
