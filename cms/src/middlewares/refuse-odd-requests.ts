import type { Exchange, Next } from '@artha/base/exchange'
import { refuse } from '@artha/contract/refusals'

/**
 * Refuses requests that two programs in a row could read in two ways: a second Host header (RFC 9112, 3.2), and a fragment, which does not
 * belong in a request target.
 */
export default () => async (ctx: Exchange, next: Next) => {
  const { url = '', rawHeaders } = ctx.req
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length < 2 && !url.includes('#')) return next()
  ctx.set('Connection', 'close')
  refuse(ctx, 'validation', 'The request could not be read.')
}
