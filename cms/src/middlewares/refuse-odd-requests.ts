import type { Exchange, Next } from '@artha/base/exchange'
import { refuse } from '@artha/contract/refusals'

/**
 * What two programs in a row could read in two ways, and so be led to different answers, is refused: a second Host header
 * (RFC 9112, 3.2), and a fragment, which belongs to no target.
 */
export default () => async (ctx: Exchange, next: Next) => {
  const { url = '', rawHeaders } = ctx.req
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length < 2 && !url.includes('#')) return next()
  ctx.set('Connection', 'close')
  refuse(ctx, 'validation', 'The request could not be read.')
}
