import type { Exchange, Next } from '@artha/base/exchange'
import { env } from '../env'
import { recordSiteContact } from '../status/site-contact'
import { forwardedAddress, isSiteKey, clientAddressOf } from '../client-address'

/** Sets the client's address (`ctx.state.clientAddress`) for limits and refusals. */
export default () => async (ctx: Exchange, next: Next) => {
  const remoteAddress = forwardedAddress(ctx.req.socket.remoteAddress, ctx.get('x-forwarded-for'), env.STUDIO_TRUST_PROXY)
  const key = ctx.get('x-artha-internal-key')
  if (isSiteKey(key, env.INTERNAL_KEY)) recordSiteContact(ctx.get('x-artha-proxies'))
  ctx.state.clientAddress = clientAddressOf({ remoteAddress, siteSays: ctx.get('x-artha-client-address'), key }, env.INTERNAL_KEY)
  await next()
}
