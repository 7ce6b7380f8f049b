import type { Exchange, Next } from '@artha/base/exchange'
import { refuse, refuseInStudio } from '@artha/contract/refusals'
import { redactedPath } from '@artha/contract/redact'
import type { Core } from '@strapi/strapi'
import { isDatabaseUnavailable } from '../database/database-unavailable'
import { drain } from '../drain'
import { panelPath } from '../panel-path'

/** The time for a response once the request is complete. The site waits 10 s; the Studio may publish many entries at once. */
const limitMs = 8_000
const studioLimitMs = 30_000
const retryAfterSeconds = 5

function sayUnavailable(ctx: Exchange) {
  ctx.set('Retry-After', String(retryAfterSeconds))
  const say = panelPath.test(ctx.path) ? refuseInStudio : refuse
  say(ctx, 'unavailable', 'The newsroom cannot respond right now. Please try again in a moment.')
}

const isForm = (ctx: Exchange) => /^multipart\//i.test(ctx.get('content-type'))

const checkIntervalMs = 250

/**
 * Returns true if the elapsing time is ours: not while a body is still being read from the sender, and not once a form's file is being read and
 * encoded.
 */
const isOurTime = (ctx: Exchange) => (isForm(ctx) ? !ctx.req.readableDidRead : ctx.req.complete || ctx.req.readableFlowing !== true)

/** Resolves when the response has taken this much of our time. */
function tooLate(ctx: Exchange, afterMs: number) {
  let leftMs = afterMs
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setInterval(() => {
      if (isOurTime(ctx)) leftMs -= checkIntervalMs
      if (leftMs <= 0) resolve('late')
    }, checkIntervalMs)
  })
  return { late, stop: () => clearInterval(timer) }
}

/** Answers 503 with a Retry-After if the database is away, full or hanging, and never 500 or nothing. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Exchange, next: Next) => {
    const answering = next().catch(async (error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error
      strapi.log.error(`${ctx.method} ${redactedPath(ctx.path)}: the database is away: ${String(error)}`)
      // A sender that is cut off while sending a file may miss the response
      if (isForm(ctx) && !(await drain(ctx.req))) ctx.set('Connection', 'close')
      sayUnavailable(ctx)
    })
    const { late, stop } = tooLate(ctx, panelPath.test(ctx.path) ? studioLimitMs : limitMs)
    const outcome = await Promise.race([answering, late]).finally(stop)
    if (outcome !== 'late') return
    answering.catch((error: unknown) => strapi.log.error(`${ctx.method} ${redactedPath(ctx.path)} failed after it was given up: ${String(error)}`))
    strapi.log.error(`${ctx.method} ${redactedPath(ctx.path)}: no answer in time`)
    // An unread form may have more data under way than the connection could still be used after
    if (isForm(ctx)) ctx.set('Connection', 'close')
    sayUnavailable(ctx)
  }
