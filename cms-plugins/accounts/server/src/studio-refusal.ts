import { clockInIndia } from '@artha/contract/number-words'
import { refuseInStudio } from '@artha/contract/refusals'
import type { Exchange } from '@artha/base/exchange'

/** Formats a time in India, rounded up to the minute. */
const timeInIndia = (moment: Date): string => clockInIndia(new Date(Math.ceil(moment.getTime() / 60_000) * 60_000))

/** Responds with 429. The panel shows the message unchanged. */
export function refuseRateLimitedInStudio(ctx: Exchange, retryAfterSeconds: number) {
  ctx.set('Retry-After', String(retryAfterSeconds))
  const time = timeInIndia(new Date(Date.now() + retryAfterSeconds * 1_000))
  refuseInStudio(ctx, 'too-many-requests', `Too many attempts. Please try again after ${time}.`)
}
