import type { Exchange, Next } from '@artha/base/exchange'
import { randomUUID } from 'node:crypto'
import { env } from '../env'
import { isSiteKey } from '../client-address'

const acceptable = /^[\w-]{8,64}$/

/** Returns true if the request comes from the site, which sends its key, or through the operator's proxy, which drops the header of its clients. */
const isTrusted = (ctx: Exchange) => env.STUDIO_TRUST_PROXY > 0 || isSiteKey(ctx.get('x-artha-internal-key'), env.INTERNAL_KEY)

/** Gives every request an id, that of the site or a trusted proxy if it is valid, so that one request can be followed through both logs. */
export default () => async (ctx: Exchange, next: Next) => {
  const sent = ctx.get('x-request-id')
  ctx.state.requestId = acceptable.test(sent) && isTrusted(ctx) ? sent : randomUUID()
  ctx.set('X-Request-Id', ctx.state.requestId)
  await next()
}
