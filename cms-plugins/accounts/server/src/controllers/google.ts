import type { Core } from '@strapi/strapi'
import { answered } from '@artha/contract/handlers'
import { rememberDevice } from '../device-of'
import type { Exchange } from '../exchange'
import { handler } from '../handler'
import { googleFailure } from '../google-provider'
import { failuresService } from '../services/failures'
import { googleService } from '../services/google'
import { limitsService } from '../services/limits'
import { sessionsService } from '../services/sessions'
import { googleCookie, googleCookieName, noGoogleCookie, openedAttempt, sealedAttempt, tokenCookie } from '../rules/google-attempt'
import { googleIdentity } from '../rules/google-identity'
import { sessionDevice } from '../session-device'
import type { AccountsSettings } from '../settings'

/** Signing in with Google, start and end. Where a redirect goes is never the request's to say. */
export const google = ({ strapi }: { strapi: Core.Strapi }) => {
  const { url: siteUrl, isProduction } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const secret = strapi.config.get<AccountsSettings['secret']>('plugin::accounts.secret')
  const service = () => googleService(strapi)

  function leadTo(ctx: Exchange, url: string, cookie: string) {
    ctx.append('Set-Cookie', cookie)
    ctx.set('Cache-Control', 'no-store')
    ctx.redirect(url)
    // The framework would write the address, with the token in it, into a page.
    ctx.body = ''
    return answered
  }

  /** The reader hears only that it failed: more would tell an attacker which check to work on, or whose address is known. */
  function fail(ctx: Exchange, reason: string) {
    strapi.log.warn(`Google sign-in failed: ${reason}`)
    failuresService(strapi).note({ actor: 'visitor', action: 'sign-in.failed', subject: 'google' })
    return leadTo(ctx, `${siteUrl}/login?google=failed`, noGoogleCookie(isProduction))
  }

  const leadToUnavailable = (ctx: Exchange) => leadTo(ctx, `${siteUrl}/login?google=unavailable`, noGoogleCookie(isProduction))

  /** The token of a new session, or why there is none. */
  async function signIn(ctx: Exchange): Promise<{ token: string; refused?: never } | { token?: never; refused: string }> {
    const sealed = ctx.cookies.get(googleCookieName(isProduction), { signed: false }) ?? ''
    const attempt = openedAttempt(sealed, secret, new Date())
    // Without the cookie the sign-in did not begin in this browser: it may be the link of an attacker who wants it signed
    // in to his account.
    if (attempt === undefined) return { refused: 'no attempt of this browser' }
    const counted = await limitsService(strapi).consume('signInOrigin', { origin: ctx.state.origin })
    if (!counted.allowed) return { refused: 'too many failures of this origin' }
    const identity = googleIdentity(await service().end(attempt, ctx.querystring))
    if (identity === undefined) return { refused: 'no subject' }
    const { user, refused } = await service().accountOf(identity, ctx.state.origin)
    if (refused !== undefined) return { refused }
    await limitsService(strapi).refund('signInOrigin', { origin: ctx.state.origin })
    await rememberDevice(strapi, ctx, { door: 'site', address: user.email }, isProduction)
    return { token: await sessionsService(strapi).open(user.id, sessionDevice(ctx.get('user-agent'))) }
  }

  return {
    start: handler('google', async (_, ctx) => {
      if (!service().isConfigured) return leadToUnavailable(ctx)
      try {
        const { attempt, url } = await service().begin()
        return leadTo(ctx, url, googleCookie(sealedAttempt(attempt, secret, new Date()), isProduction))
      } catch (error) {
        return fail(ctx, googleFailure(error))
      }
    }),

    callback: handler('googleCallback', async (_, ctx) => {
      if (!service().isConfigured) return leadToUnavailable(ctx)
      try {
        const { token, refused } = await signIn(ctx)
        if (refused !== undefined) return fail(ctx, refused)
        ctx.append('Set-Cookie', tokenCookie(token, isProduction))
        return leadTo(ctx, `${siteUrl}/auth-success?token=${token}`, noGoogleCookie(isProduction))
      } catch (error) {
        return fail(ctx, googleFailure(error))
      }
    }),
  }
}
