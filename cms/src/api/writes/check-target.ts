import type { Exchange } from '@artha/base/exchange'
import { rowsOf } from '@artha/base/rows'
import { accountsOf } from '@artha/accounts/services'
import { documentId } from '@artha/contract/article'
import type { EndpointName } from '@artha/contract/endpoints'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { keyedRequestOf, checkIdempotencyKey } from './answer-write'
import type { ContentUid } from '../../content-uid'
import { lastSavedRows } from './last-saved'
import { wasAnswered } from './write-once'

interface Target {
  uid: ContentUid | 'plugin::upload.file'
  /** The condition for the row that has the owner. */
  where: object
  notFound: string
}

const article: Target = { uid: 'api::article.article', where: lastSavedRows, notFound: 'Article not found.' }
const story: Target = { uid: 'api::story.story', where: lastSavedRows, notFound: 'Story not found.' }
const file: Target = { uid: 'plugin::upload.file', where: {}, notFound: 'File not found.' }

/** The endpoints that write content: 'new', or the type of the one entry that the path names. */
const targets: Partial<Record<EndpointName, Target | 'new'>> = {
  createArticle: 'new',
  updateArticle: article,
  deleteArticle: article,
  createArticleDraft: 'new',
  updateArticleDraft: article,
  autosave: article,
  createStory: 'new',
  // The body names the entries, and each is checked by itself
  changeArticles: 'new',
  moveOnCalendar: 'new',
  // Users who may not change the entry may still take part in its review
  stepReview: 'new',
  addRemark: 'new',
  changeRemark: 'new',
  // The cropped file stays as it is
  cropMedia: 'new',
  updateStory: story,
  deleteStory: story,
  updateMedia: file,
  deleteMedia: file,
}

async function ownerOf(strapi: Core.Strapi, { uid, where }: Target, id: unknown): Promise<{ ownerId: string | null } | null> {
  const parsed = safeParse(documentId, id)
  if (!parsed.success) return null
  return rowsOf<{ ownerId: string | null }>(strapi, uid).findOne({ select: ['ownerId'], where: { documentId: parsed.data, ...where } })
}

/**
 * Checks a write before its body is validated: the entry must exist and the user may change it (creators their own, admins all). A repeated
 * request that deleted the entry passes. Returns true if the request may continue.
 */
export async function checkTarget(strapi: Core.Strapi, name: EndpointName, ctx: Exchange): Promise<boolean> {
  const target = targets[name]
  if (target === undefined) return true
  if (!checkIdempotencyKey(ctx)) return false
  const { account } = ctx.state
  if (target === 'new') return true
  const found = await ownerOf(strapi, target, ctx.params?.id)
  if (found === null) {
    const request = keyedRequestOf(ctx)
    if (request !== undefined && (await wasAnswered(strapi, request, new Date()))) return true
    refuse(ctx, 'not-found', target.notFound)
    return false
  }
  if (account !== undefined && accountsOf(strapi).accounts.mayChange(account, found.ownerId) === 'allowed') return true
  refuse(ctx, 'forbidden', 'You can only change your own work.')
  return false
}
