import type { Exchange, Next } from '@artha/base/exchange'
import { refuse } from '@artha/contract/refusals'
import { drain } from '../drain'

/**
 * Refuses compressed bodies before they are unpacked: no client of ours sends one, an invalid one makes Koa's parser throw, and a small one
 * could fill memory.
 */
export default () => async (ctx: Exchange, next: Next) => {
  if (/^(identity)?$/i.test(ctx.get('content-encoding').trim())) return next()
  if (!(await drain(ctx.req))) ctx.set('Connection', 'close')
  // Names the accepted encoding (RFC 9110, 12.5.3).
  ctx.set('Accept-Encoding', 'identity')
  refuse(ctx, 'unsupported-media-type', 'Compressed bodies are not accepted here.')
}
