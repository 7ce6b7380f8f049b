import { clockInIndia } from '@artha/contract/number-words'
import type { Core } from '@strapi/strapi'
import { refuseInStudio } from '@artha/contract/refusals'
import { rememberDevice, deviceTokenOf } from '../device-cookie'
import { attemptsService } from '../services/attempts'
import { failuresService } from '../services/failures'
import type { Exchange, Next } from '@artha/base/exchange'
import type { AttemptKind } from '../services/attempts'
import type { AccountsSettings } from '../settings'

/** Formats a time in India, rounded up to the minute. */
const timeInIndia = (moment: Date): string => clockInIndia(new Date(Math.ceil(moment.getTime() / 60_000) * 60_000))

/** Responds with 429. The panel shows the message unchanged. */
function refuseRateLimitedInStudio(ctx: Exchange, retryAfterSeconds: number) {
  ctx.set('Retry-After', String(retryAfterSeconds))
  const time = timeInIndia(new Date(Date.now() + retryAfterSeconds * 1_000))
  refuseInStudio(ctx, 'too-many-requests', `Too many attempts. Please try again after ${time}.`)
}

const doorPath = /^\/admin\/(login|forgot-password)\/?$/i

const fieldsOf = (body: unknown): { email?: unknown; password?: unknown } => (typeof body === 'object' && body !== null ? body : {})

/**
 * Applies the sign-in limits of the site to the Studio. It must run before Strapi's own routes, and after the body is parsed and
 * `state.clientAddress` is set.
 */
export const studioDoor = (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const { isHttps } = strapi.config.get<AccountsSettings['studio']>('plugin::accounts.studio')

  return async (ctx: Exchange, next: Next) => {
    // Strapi sets Secure cookies on https requests only, but https ends at the proxy.
    if (isHttps && /^\/admin\//i.test(ctx.path)) ctx.cookies.secure = true
    const door = ctx.method === 'POST' ? doorPath.exec(ctx.path)?.[1]?.toLowerCase() : undefined
    if (door === undefined) return next()
    const { email, password } = fieldsOf(ctx.request.body)
    // Strapi would also accept credentials from the query or from a list of one element; such attempts would not be counted.
    if (typeof email !== 'string' || (door === 'login' && typeof password !== 'string'))
      return refuseInStudio(ctx, 'validation', 'Missing credentials')

    const kind: AttemptKind = door === 'login' ? 'signIn' : 'sendCode'
    const attempt = { door: 'studio', address: email, clientAddress: ctx.state.clientAddress, deviceToken: deviceTokenOf(ctx, isHttps) } as const
    const counted = await attemptsService(strapi).consume(kind, attempt)
    if (!counted.allowed) {
      failuresService(strapi).note({ actor: 'visitor', action: 'sign-in.limited', subject: 'studio' })
      return refuseRateLimitedInStudio(ctx, counted.retryAfterSeconds)
    }
    ctx.state.isCountedAtDoor = true
    await next()
    if (door !== 'login' || ctx.status !== 200) return
    await counted.forget()
    await rememberDevice(strapi, ctx, attempt, isHttps)
  }
}
