import type { Exchange, Next } from '@artha/base/exchange'
import { forgetCounts } from '../database/kept-counts'

/** After each request that may have saved or deleted something the lists of the desk are counted again, before its answer is sent. */
export default () => async (ctx: Exchange, next: Next) => {
  try {
    await next()
  } finally {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') forgetCounts()
  }
}
