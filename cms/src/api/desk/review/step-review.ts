import { accountsOf } from '@artha/accounts/services'
import type { UserRow } from '@artha/base/user-row'
import type { Review, ReviewStep as AnyStep, ReviewStepBody } from '@artha/contract/review'
import type { Core } from '@strapi/strapi'
import { reviewRows, type ReviewRow } from '../../review/review-rows'
import { reviewStatus } from '../../review/review-status'
import type { Outcome, Refused } from '../../writes/outcome'
import { publishProblems, lockReviewEntry, type ReviewEntry } from './review-entry'
import { entryNotFound, reviewOf, rightsOnEntry } from './read-review'
import { publishEntry } from './publish-entry'
import { notApprovedBecause } from './who-approves'

type ReviewStep = Exclude<AnyStep, 'publish'>

const conflict = (message: string): Refused => ({ refused: 'conflict', message })
const forbidden = (message: string): Refused => ({ refused: 'forbidden', message })

/** A locked piece, its review row, and the user who asks for a step. */
interface Asked {
  piece: ReviewEntry
  row: ReviewRow | null
  user: UserRow
}

/** Refuses a step because of the text. Advice is allowed at "submit", because a reviewer reads it next, and refused at "approve". */
async function textRefused(strapi: Core.Strapi, piece: ReviewEntry, step: ReviewStep): Promise<Refused | undefined> {
  if (step !== 'submit' && step !== 'approve') return undefined
  const problems = await publishProblems(strapi, piece, step === 'submit' ? 'waits' : 'holds')
  return problems.length === 0 ? undefined : { refused: 'validation', message: problems.join(' ') }
}

/** Returns the reason why this user may not take this step; undefined if they may. */
async function refusedStep(strapi: Core.Strapi, { piece, row, user }: Asked, step: ReviewStep): Promise<Refused | undefined> {
  const { state } = reviewStatus(row, piece.version)
  if (step === 'submit' || step === 'withdraw') {
    const { mayChange } = await rightsOnEntry(strapi, piece, user)
    if (!mayChange) return forbidden('You can only submit work you can edit.')
    if (step === 'withdraw') return row === null ? conflict('It has not been submitted for review.') : undefined
    if (!piece.hasDraft) return conflict('This version is already published: there is nothing to review.')
    return state === 'approved' ? conflict('It is already approved.') : undefined
  }
  if (state !== 'waiting' && !(step === 'return' && state === 'approved')) return conflict('It is not waiting for review.')
  if (step === 'approve') {
    const because = await notApprovedBecause(strapi, piece, user)
    return because === undefined ? undefined : forbidden(because)
  }
  return (await accountsOf(strapi).review.mayPublish(user)) ? undefined : forbidden('Only publishers can return it.')
}

/** Stores the new state of the review. */
async function keepStep(strapi: Core.Strapi, { piece, row, user }: Asked, step: ReviewStep, now: Date): Promise<void> {
  const { documentId: itemId, kind, version } = piece
  const actor = `user:${user.documentId}`
  if (step === 'withdraw') {
    await reviewRows(strapi).deleteMany({ where: { itemId } })
    return
  }
  const data =
    step === 'submit'
      ? { kind, state: 'waiting', version, submittedBy: actor, submittedAt: now, decidedBy: null, decidedAt: null }
      : { state: step === 'approve' ? 'approved' : 'returned', version, decidedBy: actor, decidedAt: now }
  if (row === null) await reviewRows(strapi).create({ data: { ...data, itemId } })
  else await reviewRows(strapi).updateMany({ where: { itemId }, data })
}

/** Takes a review one step further: submit, withdraw, approve, return or publish. Must run inside a transaction. */
export async function stepReview(
  strapi: Core.Strapi,
  id: string,
  { step, version, despiteRemarks }: ReviewStepBody,
  user: UserRow,
  now: Date,
): Promise<Outcome<Review>> {
  const piece = await lockReviewEntry(strapi, id)
  if (piece === undefined) return entryNotFound
  if (step !== 'publish' && !(await accountsOf(strapi).review.isOn())) return conflict('Review is off: publish directly.')
  if (piece.version !== version) return conflict('Someone else saved this in the meantime.')
  if (step === 'publish') return publishEntry(strapi, piece, user, despiteRemarks === true)
  const asked = { piece, user, row: await reviewRows(strapi).findOne({ where: { itemId: id } }) }
  const refused = (await refusedStep(strapi, asked, step)) ?? (await textRefused(strapi, piece, step))
  if (refused !== undefined) return refused
  // A repeated "submit" changes nothing
  if (!(step === 'submit' && asked.row?.state === 'waiting' && asked.row.version === version)) {
    await keepStep(strapi, asked, step, now)
    const { kind, title } = piece
    await accountsOf(strapi).audit.record({
      ...{ actor: `user:${user.documentId}`, action: `${kind}.${step}`, subject: `${kind}:${id}`, details: { title, version } },
    })
  }
  return { status: 200, body: await reviewOf(strapi, piece, user) }
}
