import { accountsOf } from '@artha/accounts/services'
import type { UserRow } from '@artha/base/user-row'
import type { Review } from '@artha/contract/review'
import type { Core } from '@strapi/strapi'
import { uidOf } from '../../../content-uid'
import { countOpenRemarks, openRemarksText } from '../../review/review-rows'
import { publishDraft } from '../../writes/first-publication'
import type { Outcome } from '../../writes/outcome'
import { publishProblems, readReviewEntry, type ReviewEntry } from './review-entry'
import { entryNotFound, reviewOf, rightsOnEntry } from './read-review'

/** Publishes a locked piece as last saved. `watch-publishing.ts` checks the right to publish. */
export async function publishEntry(strapi: Core.Strapi, piece: ReviewEntry, user: UserRow, despiteRemarks: boolean): Promise<Outcome<Review>> {
  const { documentId, kind } = piece
  const { mayChange } = await rightsOnEntry(strapi, piece, user)
  if (!mayChange) return { refused: 'forbidden', message: 'You can only publish work you can edit.' }
  if (!piece.hasDraft) return { refused: 'conflict', message: 'This version is already published.' }
  const open = !despiteRemarks && (await accountsOf(strapi).review.isOn()) ? await countOpenRemarks(strapi, documentId) : 0
  if (open > 0) return { refused: 'conflict', message: `${openRemarksText(open)}: resolve them, or choose to publish anyway.` }
  const problems = await publishProblems(strapi, piece)
  if (problems.length > 0) return { refused: 'validation', message: problems.join(' ') }
  await publishDraft(strapi, uidOf[kind], documentId)
  const published = await readReviewEntry(strapi, documentId)
  return published === undefined ? entryNotFound : { status: 200, body: await reviewOf(strapi, published, user) }
}
