import type { Exchange, Next } from '@artha/base/exchange'
import { clearCounts } from '../database/cached-counts'

/** Clears the counts of the desk's lists after each request that may have saved or deleted something, before its response is sent. */
export default () => async (ctx: Exchange, next: Next) => {
  try {
    await next()
  } finally {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') clearCounts()
  }
}
