import { documentId } from '@artha/contract/article'
import type { EndpointName } from '@artha/contract/endpoints'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { safeParse } from 'zod/mini'
import { refuse } from '../../../refusal'
import { keyedRequestOf, keyFits } from './answer-write'
import type { ContentUid } from '../content-uid'
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
  createStory: 'new',
  updateStory: story,
  deleteStory: story,
}

async function ownerOf(strapi: Core.Strapi, { uid }: Target, id: unknown): Promise<{ ownerId: string | null } | null> {
  const parsed = safeParse(documentId, id)
  if (!parsed.success) return null
  return strapi.db.query(uid).findOne({ select: ['ownerId'], where: { documentId: parsed.data, publishedAt: { $null: true } } })
}

/**
 * Asks of a write, before its body is judged, whether there is what it would change, and whether this person may: creators
 * their own, admins everything. What was deleted by this very request lets its repetition pass. Answers whether to go on.
 */
export async function targetFits(strapi: Core.Strapi, name: EndpointName, ctx: Context): Promise<boolean> {
  const target = targets[name]
  if (target === undefined) return true
  if (!keyFits(ctx)) return false
  if (target === 'new') return true
  const found = await ownerOf(strapi, target, ctx.params.id)
  if (found === null) {
    const request = keyedRequestOf(ctx)
    if (request !== undefined && (await wasAnswered(strapi, request, new Date()))) return true
    refuse(ctx, 'not-found', target.notFound)
    return false
  }
  if (strapi.plugin('accounts').service('accounts').mayChange(ctx.state.account, found.ownerId) === 'allowed') return true
  refuse(ctx, 'forbidden', 'You may only change what you made yourself.')
  return false
}
