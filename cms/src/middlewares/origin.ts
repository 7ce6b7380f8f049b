import type { Exchange, Next } from '@artha/base/exchange'
import { env } from '../env'
import { siteWasHeard } from '../status/site-heard'
import { addressBehind, isOfSite, originOf } from '../origin'

/** Sets the request's origin (`ctx.state.origin`) for limits and refusals. */
export default () => async (ctx: Exchange, next: Next) => {
  const remoteAddress = addressBehind(ctx.req.socket.remoteAddress, ctx.get('x-forwarded-for'), env.STUDIO_TRUST_PROXY)
  const key = ctx.get('x-artha-internal-key')
  if (isOfSite(key, env.INTERNAL_KEY)) siteWasHeard(ctx.get('x-artha-proxies'))
  ctx.state.origin = originOf({ remoteAddress, siteSays: ctx.get('x-artha-origin'), key }, env.INTERNAL_KEY)
  await next()
}
