import { accountsOf } from '@artha/accounts/services'
import type { UserRow } from '@artha/base/user-row'
import { remarkLimits, type RemarkBody, type Review } from '@artha/contract/review'
import type { Core } from '@strapi/strapi'
import { remarkRows } from '../../review/review-rows'
import type { Outcome, Refused } from '../../writes/outcome'
import { lockReviewEntry, type ReviewEntry } from './review-entry'
import { mayResolve, entryNotFound, reviewOf, rightsOnEntry } from './read-review'

const noRemark: Refused = { refused: 'not-found', message: 'This remark no longer exists.' }
const notYours: Refused = { refused: 'forbidden', message: 'Only its author, an editor of the text or a publisher can do this.' }

const note = (strapi: Core.Strapi, { documentId, kind, title, version }: ReviewEntry, user: UserRow, deed: 'remark' | 'resolve' | 'reopen') =>
  accountsOf(strapi).audit.record({
    ...{ actor: `user:${user.documentId}`, action: `${kind}.${deed}`, subject: `${kind}:${documentId}`, details: { title, version } },
  })

/** Adds a remark to a paragraph, which is identified by its words. Must run inside a transaction. */
export async function addRemark(strapi: Core.Strapi, itemId: string, body: RemarkBody, user: UserRow, now: Date): Promise<Outcome<Review>> {
  const piece = await lockReviewEntry(strapi, itemId)
  if (piece === undefined) return entryNotFound
  if ((await remarkRows(strapi).count({ where: { itemId } })) >= remarkLimits.ofOne)
    return { refused: 'conflict', message: `It already has ${remarkLimits.ofOne} remarks, the maximum.` }
  await remarkRows(strapi).create({ data: { ...body, itemId, madeBy: `user:${user.documentId}`, madeAt: now } })
  await note(strapi, piece, user, 'remark')
  return { status: 201, body: await reviewOf(strapi, piece, user) }
}

/** Resolves a remark or opens it again. Must run inside a transaction. */
export async function changeRemark(strapi: Core.Strapi, id: string, isResolved: boolean, user: UserRow, now: Date): Promise<Outcome<Review>> {
  const remark = id === '' ? null : await remarkRows(strapi).findOne({ where: { documentId: id } })
  const piece = remark && (await lockReviewEntry(strapi, remark.itemId))
  if (!remark || !piece) return noRemark
  if (!mayResolve(remark, user, await rightsOnEntry(strapi, piece, user))) return notYours
  if ((remark.resolvedAt !== null) !== isResolved) {
    const data = isResolved ? { resolvedBy: `user:${user.documentId}`, resolvedAt: now } : { resolvedBy: null, resolvedAt: null }
    await remarkRows(strapi).updateMany({ where: { id: remark.id }, data })
    await note(strapi, piece, user, isResolved ? 'resolve' : 'reopen')
  }
  return { status: 200, body: await reviewOf(strapi, piece, user) }
}
