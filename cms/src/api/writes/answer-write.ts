import type { Exchange } from '@artha/base/exchange'
import type { ResponseSent } from '@artha/contract/handlers'
import { refuse } from '@artha/contract/refusals'
import type { Core } from '@strapi/strapi'
import { isKey, requestDigest } from './idempotency-key'
import { refuseIfHeld } from './held-for-review'
import { etagOf } from './if-match'
import type { Target } from './locked-version'
import type { Outcome } from './outcome'
import { writeOnce, type KeyedRequest } from './write-once'

const header = 'Idempotency-Key'

/** Returns the keyed request; undefined without an Idempotency-Key or account. The key must have been validated before. */
export function keyedRequestOf(ctx: Exchange): KeyedRequest | undefined {
  const key = ctx.get(header)
  const { account } = ctx.state
  if (key === '' || account === undefined) return undefined
  return { userId: account.documentId, key, digest: requestDigest(ctx.method, ctx.path, ctx.request.body) }
}

/** Returns the document that the request would change, with its If-Match. */
export const targetOf = (ctx: Exchange, documentId: string): Target => ({ documentId, ifMatch: ctx.get('if-match') })

/** Refuses an invalid Idempotency-Key before it is looked up. Returns true if the request may continue. */
export function checkIdempotencyKey(ctx: Exchange): boolean {
  const key = ctx.get(header)
  if (key === '' || isKey(key)) return true
  const problem = 'Expected 8 to 100 visible ASCII characters'
  refuse(ctx, 'validation', `${header}: ${problem}.`, { [header]: problem })
  return false
}

/** Runs a write in a transaction, once per key, and responds after it is committed. */
export async function answerWrite<Body extends object>(
  strapi: Core.Strapi,
  ctx: Exchange,
  write: () => Promise<Outcome<Body>>,
): Promise<Body | ResponseSent> {
  ctx.set('Cache-Control', 'no-store')
  const outcome = await refuseIfHeld(() => writeOnce(strapi, keyedRequestOf(ctx), new Date(), write))
  if ('refused' in outcome) return refuse(ctx, outcome.refused, outcome.message, outcome.fields)
  if (outcome.version !== undefined) ctx.set('ETag', etagOf(outcome.version))
  ctx.status = outcome.status
  return outcome.body
}
