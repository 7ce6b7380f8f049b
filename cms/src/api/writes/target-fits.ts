import type { Exchange } from '@artha/base/exchange'
import { rowsOf } from '@artha/base/rows'
import { accountsOf } from '@artha/accounts/services'
import { documentId } from '@artha/contract/article'
import type { EndpointName } from '@artha/contract/endpoints'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { safeParse } from 'zod/mini'
import { keyedRequestOf, keyFits } from './answer-write'
import type { ContentUid } from '../../content-uid'
import { lastSavedRows } from './last-saved'
import { wasAnswered } from './write-once'

interface Target {
  uid: ContentUid
  notFound: string
}

const article: Target = { uid: 'api::article.article', notFound: 'Article not found.' }
const story: Target = { uid: 'api::story.story', notFound: 'Story not found.' }

/** The writes of content, and for those of one piece, of what. */
const targets: Partial<Record<EndpointName, Target | 'new'>> = {
  createArticle: 'new',
  updateArticle: article,
  deleteArticle: article,
  createArticleDraft: 'new',
  updateArticleDraft: article,
  autosave: article,
  createStory: 'new',
  // What is meant stands in its body, and each is judged by itself
  changeArticles: 'new',
  moveOnCalendar: 'new',
  // Of what stands in the path more may be said than by who may change it
  stepReview: 'new',
  addRemark: 'new',
  changeRemark: 'new',
  updateStory: story,
  deleteStory: story,
}

async function ownerOf(strapi: Core.Strapi, { uid }: Target, id: unknown): Promise<{ ownerId: string | null } | null> {
  const parsed = safeParse(documentId, id)
  if (!parsed.success) return null
  return rowsOf<{ ownerId: string | null }>(strapi, uid).findOne({ select: ['ownerId'], where: { documentId: parsed.data, ...lastSavedRows } })
}

/**
 * Asks of a write, before its body is judged, whether there is what it would change, and whether this person may: creators
 * their own, admins everything. What was deleted by this very request lets its repetition pass. Answers whether to go on.
 */
export async function targetFits(strapi: Core.Strapi, name: EndpointName, ctx: Exchange): Promise<boolean> {
  const target = targets[name]
  if (target === undefined) return true
  if (!keyFits(ctx)) return false
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
