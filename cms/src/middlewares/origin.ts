import type { Exchange, Next } from '@artha/accounts/exchange'
import { env } from '../env'
import { addressBehind, originOf } from '../origin'

/** Leaves for everybody who counts or refuses from where a request comes (`ctx.state.origin`). */
export default () => async (ctx: Exchange, next: Next) => {
  const remoteAddress = addressBehind(ctx.req.socket.remoteAddress, ctx.get('x-forwarded-for'), env.STUDIO_TRUST_PROXY)
  ctx.state.origin = originOf({ remoteAddress, told: ctx.get('x-artha-origin'), key: ctx.get('x-artha-internal-key') }, env.INTERNAL_KEY)
  await next()
}
