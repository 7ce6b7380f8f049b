import type { Exchange, Next } from '@artha/base/exchange'
import { randomUUID } from 'node:crypto'
import { env } from '../env'
import { isOfSite } from '../origin'

const acceptable = /^[\w-]{8,64}$/

/** The site shows its key; a client behind a proxy of the operator cannot send the header past it. */
const isTrusted = (ctx: Exchange) => env.STUDIO_TRUST_PROXY > 0 || isOfSite(ctx.get('x-artha-internal-key'), env.INTERNAL_KEY)

/** Gives every request an id, the site's or a trusted proxy's where it is sound, so that one reader's trouble can be followed through both logs. */
export default () => async (ctx: Exchange, next: Next) => {
  const sent = ctx.get('x-request-id')
  ctx.state.requestId = acceptable.test(sent) && isTrusted(ctx) ? sent : randomUUID()
  ctx.set('X-Request-Id', ctx.state.requestId)
  await next()
}
