import type { Exchange, Next } from '@artha/base/exchange'
import { refuse, refuseInStudio } from '@artha/contract/refusals'
import { sayablePath } from '@artha/contract/sayable'
import type { Core } from '@strapi/strapi'
import { isDatabaseAway } from '../database/database-away'
import { drain } from '../drain'
import { panelPath } from '../panel-path'

/** So long an answer may take once the request is here. The site waits 10 s; in the Studio many entries are published at once. */
const limitMs = 8_000
const studioLimitMs = 30_000
const retryAfterSeconds = 5

function sayUnavailable(ctx: Exchange) {
  ctx.set('Retry-After', String(retryAfterSeconds))
  const say = panelPath.test(ctx.path) ? refuseInStudio : refuse
  say(ctx, 'unavailable', 'The newsroom cannot respond right now. Please try again in a moment.')
}

const isForm = (ctx: Exchange) => /^multipart\//i.test(ctx.get('content-type'))

const lookEveryMs = 250

/** Whether the time of this moment is ours. While somebody reads a body that is still coming, it is the sender's; and a file that is read is being encoded. */
const isOurs = (ctx: Exchange) => (isForm(ctx) ? !ctx.req.readableDidRead : ctx.req.complete || ctx.req.readableFlowing !== true)

/** Resolves when the answer has taken so long of our time. */
function tooLate(ctx: Exchange, afterMs: number) {
  let leftMs = afterMs
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setInterval(() => {
      if (isOurs(ctx)) leftMs -= lookEveryMs
      if (leftMs <= 0) resolve('late')
    }, lookEveryMs)
  })
  return { late, stop: () => clearInterval(timer) }
}

/** Where the database is away, full or hanging, everybody is told 503 and when to try again, never 500 and never nothing. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Exchange, next: Next) => {
    const answering = next().catch(async (error: unknown) => {
      if (!isDatabaseAway(error)) throw error
      strapi.log.error(`${ctx.method} ${sayablePath(ctx.path)}: the database is away: ${String(error)}`)
      // One that is cut off while it still sends a file may never see the answer
      if (isForm(ctx) && !(await drain(ctx.req))) ctx.set('Connection', 'close')
      sayUnavailable(ctx)
    })
    const { late, stop } = tooLate(ctx, panelPath.test(ctx.path) ? studioLimitMs : limitMs)
    const outcome = await Promise.race([answering, late]).finally(stop)
    if (outcome !== 'late') return
    answering.catch((error: unknown) => strapi.log.error(`${ctx.method} ${sayablePath(ctx.path)} failed after it was given up: ${String(error)}`))
    strapi.log.error(`${ctx.method} ${sayablePath(ctx.path)}: no answer in time`)
    // Of a form that nobody has read more may be under way than a connection can be used after
    if (isForm(ctx)) ctx.set('Connection', 'close')
    sayUnavailable(ctx)
  }
