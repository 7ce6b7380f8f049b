import { accountsOf } from '@artha/accounts/services'
import type { UserRow } from '@artha/base/user-row'
import type { Remark, Review } from '@artha/contract/review'
import type { Core } from '@strapi/strapi'
import { remarkRows, reviewRows, type RemarkRow } from '../../review/review-rows'
import { reviewStatus } from '../../review/review-status'
import type { Refused } from '../../writes/outcome'
import { publishProblems, readReviewEntry, type ReviewEntry } from './review-entry'
import { notApprovedBecause } from './who-approves'

export const entryNotFound: Refused = { refused: 'not-found', message: 'It no longer exists.' }

const wire = (moment: Date | string) => new Date(moment).toISOString()

/** Returns true for a user who wrote the remark, may change the piece, or may publish. */
export const mayResolve = (
  { madeBy }: Pick<RemarkRow, 'madeBy'>,
  user: UserRow,
  { mayChange, mayPublish }: Pick<Review, 'mayChange' | 'mayPublish'>,
) => mayChange || mayPublish || madeBy === `user:${user.documentId}`

/** The name shown for a deleted account. */
export const deletedUserName = 'A former user'

/** Returns the user's rights on a piece. */
export async function rightsOnEntry(strapi: Core.Strapi, { ownerId }: ReviewEntry, user: UserRow) {
  const { accounts, review } = accountsOf(strapi)
  return { mayChange: accounts.mayChange(user, ownerId) === 'allowed', mayPublish: await review.mayPublish(user) }
}

/** Reads the review of a piece; undefined if there is no such piece. */
export async function readReview(strapi: Core.Strapi, id: string, user: UserRow): Promise<Review | undefined> {
  const piece = await readReviewEntry(strapi, id)
  return piece && reviewOf(strapi, piece, user)
}

export async function reviewOf(strapi: Core.Strapi, piece: ReviewEntry, user: UserRow): Promise<Review> {
  const { documentId: itemId, kind, title, version, isPublished } = piece
  const row = piece.hasDraft ? await reviewRows(strapi).findOne({ where: { itemId } }) : null
  const remarks = await remarkRows(strapi).findMany({ where: { itemId }, orderBy: { id: 'asc' } })
  const actors = [row?.submittedBy, row?.decidedBy, ...remarks.flatMap(({ madeBy, resolvedBy }) => [madeBy, resolvedBy])]
  const names = await accountsOf(strapi).auditTrail.namesOf(actors.flatMap((actor) => actor ?? []))
  const nameOf = (actor: string) => names.get(actor) ?? deletedUserName
  const rights = await rightsOnEntry(strapi, piece, user)
  const because = await notApprovedBecause(strapi, piece, user)
  const said = (remark: RemarkRow): Remark => ({
    ...{ _id: remark.documentId, quote: remark.quote, words: remark.words, madeBy: nameOf(remark.madeBy), madeAt: wire(remark.madeAt) },
    mayResolve: mayResolve(remark, user, rights),
    ...(remark.resolvedAt !== null && { resolvedBy: nameOf(remark.resolvedBy ?? ''), resolvedAt: wire(remark.resolvedAt) }),
  })
  return {
    ...{ _id: itemId, kind, title, version, isPublished, ...rights, ...reviewStatus(row, version) },
    ...(row && { submittedBy: nameOf(row.submittedBy), submittedAt: wire(row.submittedAt) }),
    ...(row?.decidedAt && { decidedBy: nameOf(row.decidedBy ?? ''), decidedAt: wire(row.decidedAt) }),
    ...(because !== undefined && { notApprovedBecause: because }),
    heldBack: piece.hasDraft ? await publishProblems(strapi, piece) : [],
    remarks: remarks.map(said),
  }
}
