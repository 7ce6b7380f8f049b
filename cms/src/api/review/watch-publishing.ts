import { currentRequestState } from '@artha/base/exchange'
import { rowsOf } from '@artha/base/rows'
import { accountsOf } from '@artha/accounts/services'
import type { Core } from '@strapi/strapi'
import { contentUids, type ContentUid } from '../../content-uid'
import { HeldForReview } from '../writes/held-for-review'
import { lastSavedRows, type LastSaved } from '../writes/last-saved'
import { writingActions } from '../writes/next-version'
import { readerEffect } from './reader-effect'
import { countOpenRemarks, openRemarksText, reviewRows } from './review-rows'
import { reviewStatus } from './review-status'

const notYours = {
  gives: 'Review is on: submit this for review and a publisher will approve it.',
  takes: 'Review is on: only publishers can take down published work.',
}

const rowsThere = (strapi: Core.Strapi, uid: ContentUid, documentId: string, isPublished: boolean) =>
  rowsOf<LastSaved>(strapi, uid).findMany({
    select: ['documentId', 'version', 'ownerId'],
    where: { documentId, ...(isPublished ? { publishedAt: { $notNull: true } } : lastSavedRows) },
  })

/** Returns true if the document's last save is approved. */
async function isApproved(strapi: Core.Strapi, uid: ContentUid, documentId: string): Promise<boolean> {
  const [draft] = await rowsThere(strapi, uid, documentId, false)
  const row = await reviewRows(strapi).findOne({ where: { itemId: documentId } })
  return draft !== undefined && reviewStatus(row, draft.version ?? 0).state === 'approved'
}

/** Throws if the Studio publishes a document with open remarks, because the Studio cannot ask; the desk asks before it publishes. */
async function holdForRemarks(strapi: Core.Strapi, documentId: string): Promise<void> {
  const state = currentRequestState(strapi)
  if (state?.auth?.strategy?.name !== 'admin') return
  const open = await countOpenRemarks(strapi, documentId)
  if (open > 0) throw new HeldForReview(`${openRemarksText(open)}: resolve them on the desk, or publish it there.`)
}

interface Meant {
  uid: ContentUid
  action: string
  documentId: string | undefined
  status: string | undefined
}

/** Throws if the action would reach readers without review. Returns true if readers will have the document as last saved. */
async function checkReview(strapi: Core.Strapi, { uid, action, documentId, status }: Meant) {
  const isThere = documentId !== undefined && (await rowsThere(strapi, uid, documentId, true)).length > 0
  const effect = readerEffect(action, status, isThere)
  if (effect === 'nothing') return action === 'discardDraft' && isThere
  if (!(await accountsOf(strapi).review.mayPublishNow(currentRequestState(strapi)))) {
    const mayStill = action === 'publish' && documentId !== undefined && (await isApproved(strapi, uid, documentId))
    if (!mayStill) throw new HeldForReview(notYours[effect])
  }
  if (action === 'publish' && documentId !== undefined) await holdForRemarks(strapi, documentId)
  return effect === 'gives'
}

/**
 * Checks every action that publishes or removes: API, bulk changes, calendar, undo, bin and Studio. Registered around the rules of each type,
 * inside the transaction that locked the document.
 */
export function watchPublishing(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const uid = contentUids.find((each) => each === context.uid)
    const { action, params } = context
    if (uid === undefined || !writingActions.has(action) || !(await accountsOf(strapi).review.isOn())) return next()
    const documentId = action !== 'clone' && 'documentId' in params ? params.documentId : undefined
    const isWithReaders = await checkReview(strapi, { uid, action, documentId, status: 'status' in params ? params.status : undefined })
    const result = await next()
    // A published version needs no review any more
    if (documentId !== undefined && isWithReaders) await reviewRows(strapi).deleteMany({ where: { itemId: documentId } })
    return result
  })
}
