import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { refuse } from '../../../refusal'
import { isKey, requestDigest } from './idempotency-key'
import { etagOf } from './if-match'
import type { Target } from './held-version'
import type { Outcome } from './outcome'
import { writeOnce, type KeyedRequest } from './write-once'

const header = 'Idempotency-Key'

type WithBody = Context & { request: { body?: unknown } }

/** The request as its key stands for it; undefined where it has none. The key must have been found to be one. */
export function keyedRequestOf(ctx: WithBody): KeyedRequest | undefined {
  const key = ctx.get(header)
  if (key === '') return undefined
  return { userId: ctx.state.account.documentId, key, digest: requestDigest(ctx.method, ctx.path, ctx.request.body) }
}

/** What the request would change. */
export const targetOf = (ctx: Context & { params: { id: string } }): Target => ({
  documentId: ctx.params.id,
  ifMatch: ctx.get('if-match'),
})

/** Refuses a key that is none, before anything is looked up by it. Answers whether the request may go on. */
export function keyFits(ctx: Context): boolean {
  const key = ctx.get(header)
  if (key === '' || isKey(key)) return true
  const problem = 'Expected 8 to 100 visible ASCII characters'
  refuse(ctx, 'validation', `${header}: ${problem}.`, { [header]: problem })
  return false
}

/** Makes a write in a transaction, once for its key, and answers what came of it when it is kept for good. */
export async function answerWrite(strapi: Core.Strapi, ctx: WithBody, write: () => Promise<Outcome>) {
  ctx.set('Cache-Control', 'no-store')
  const outcome = await writeOnce(strapi, keyedRequestOf(ctx), new Date(), write)
  if ('refused' in outcome) return refuse(ctx, outcome.refused, outcome.message, outcome.fields)
  if (outcome.version !== undefined) ctx.set('ETag', etagOf(outcome.version))
  ctx.status = outcome.status
  ctx.body = outcome.body
}
