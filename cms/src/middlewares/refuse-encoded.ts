import type { Exchange, Next } from '@artha/base/exchange'
import { refuse } from '@artha/contract/refusals'
import { drain } from '../drain'

/**
 * A compressed body is refused before it is unpacked: no client of ours sends one, an invalid one makes Koa's parser throw,
 * and a small one could grow huge in memory.
 */
export default () => async (ctx: Exchange, next: Next) => {
  if (/^(identity)?$/i.test(ctx.get('content-encoding').trim())) return next()
  if (!(await drain(ctx.req))) ctx.set('Connection', 'close')
  // Says what would be taken (RFC 9110, 12.5.3).
  ctx.set('Accept-Encoding', 'identity')
  refuse(ctx, 'unsupported-media-type', 'Compressed bodies are not accepted here.')
}
