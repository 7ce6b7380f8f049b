import { refuseInStudio } from '@artha/contract/refusals'
import type { Exchange } from './exchange'

/** As in "14:32 IST", rounded up to the minute. */
function timeInIndia(moment: Date): string {
  const minute = new Date(Math.ceil(moment.getTime() / 60_000) * 60_000)
  const time = minute.toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' })
  return `${time} IST`
}

/** Answers 429; the panel shows the words as they are. */
export function refuseForNowInStudio(ctx: Exchange, retryAfterSeconds: number) {
  ctx.set('Retry-After', String(retryAfterSeconds))
  const time = timeInIndia(new Date(Date.now() + retryAfterSeconds * 1_000))
  refuseInStudio(ctx, 'too-many-requests', `Too many tries. Please try again after ${time}.`)
}
