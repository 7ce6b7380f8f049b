import type { Exchange, Next } from '@artha/accounts/exchange'
import { randomUUID } from 'node:crypto'

const acceptable = /^[\w-]{8,64}$/

/** Gives every request an id, the site's where it sent a sound one, so that one reader's trouble can be followed through both logs. */
export default () => async (ctx: Exchange, next: Next) => {
  const sent = ctx.get('x-request-id')
  ctx.state.requestId = acceptable.test(sent) ? sent : randomUUID()
  ctx.set('X-Request-Id', ctx.state.requestId)
  await next()
}
