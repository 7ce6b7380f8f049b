import type { Core } from '@strapi/strapi'
import { responseSent } from '@artha/contract/handlers'
import { rememberDevice } from '../device-cookie'
import type { Exchange } from '@artha/base/exchange'
import { handler } from '@artha/base/handler'
import { googleFailure } from '../google-provider'
import { failuresService } from '../services/failures'
import { googleService } from '../services/google'
import { limitsService } from '../services/limits'
import { sessionsService } from '../services/sessions'
import {
  googleCookie,
  googleCookieName,
  hasEnded,
  isState,
  clearGoogleCookie,
  readAttempt,
  signAttempt,
  signAttemptEnd,
  tokenCookie,
  clearOldestCookies,
} from '../rules/google-attempt'
import { googleIdentity } from '../rules/google-identity'
import { sessionDevice } from '../session-device'
import type { AccountsSettings } from '../settings'

/** Start and callback of sign-in with Google. Redirect targets never come from the request. */
export const google = ({ strapi }: { strapi: Core.Strapi }) => {
  const { url: siteUrl, isProduction } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const secret = strapi.config.get<AccountsSettings['secret']>('plugin::accounts.secret')
  const service = () => googleService(strapi)

  function redirectTo(ctx: Exchange, url: string, cookies: string[] = []) {
    for (const cookie of cookies) ctx.append('Set-Cookie', cookie)
    ctx.set('Cache-Control', 'no-store')
    ctx.redirect(url)
    // Koa would write the address, which contains the token, into the page.
    ctx.body = ''
    return responseSent
  }

  /** Redirects to the login page. The reader is told no reason: it would tell an attacker which check failed or which address is known. */
  function fail(ctx: Exchange, reason: string, state?: string) {
    strapi.log.warn(`Google sign-in failed: ${reason}`)
    failuresService(strapi).note({ actor: 'visitor', action: 'sign-in.failed', subject: 'google' })
    return redirectTo(ctx, `${siteUrl}/login?google=failed`, state === undefined ? [] : [clearGoogleCookie(state, isProduction)])
  }

  const redirectToUnavailable = (ctx: Exchange) => redirectTo(ctx, `${siteUrl}/login?google=unavailable`)

  /** Returns the token of a new session, or the reason for the refusal. */
  async function signIn(ctx: Exchange, sealed: string, state: string | undefined): Promise<{ token: string } | { token?: never; refused: string }> {
    const attempt = readAttempt(sealed, secret, new Date())
    // Without the cookie, the sign-in began in another browser: it may be an attacker's link that signs the reader in to the attacker's account.
    if (attempt === undefined || attempt.state !== state) return { refused: 'no attempt of this browser' }
    const counted = await limitsService(strapi).consume('signInClientAddress', { clientAddress: ctx.state.clientAddress })
    if (!counted.allowed) return { refused: 'too many failures of this client address' }
    const identity = googleIdentity(await service().end(attempt, ctx.querystring))
    if (identity === undefined) return { refused: 'no subject' }
    const { user, refused } = await service().accountOf(identity, ctx.state.clientAddress)
    if (refused !== undefined) return { refused }
    await limitsService(strapi).refund('signInClientAddress', { clientAddress: ctx.state.clientAddress })
    await rememberDevice(strapi, ctx, { door: 'site', address: user.email }, isProduction)
    return { token: await sessionsService(strapi).open(user.id, sessionDevice(ctx.get('user-agent'))) }
  }

  return {
    start: handler('google', async (_, ctx) => {
      if (!service().isConfigured) return redirectToUnavailable(ctx)
      try {
        const { attempt, url } = await service().begin()
        const cookie = googleCookie(attempt.state, signAttempt(attempt, secret, new Date()), isProduction)
        return redirectTo(ctx, url, [...clearOldestCookies(ctx.get('cookie'), isProduction), cookie])
      } catch (error) {
        return fail(ctx, googleFailure(error))
      }
    }),

    callback: handler('googleCallback', async (_, ctx) => {
      if (!service().isConfigured) return redirectToUnavailable(ctx)
      const state = isState(ctx.query.state) ? ctx.query.state : undefined
      const sealed = (state && ctx.cookies.get(googleCookieName(state, isProduction), { signed: false })) ?? ''
      // The browser repeats the request (back button, second tab): this attempt has already signed in.
      if (state !== undefined && hasEnded(sealed, state, secret, new Date())) return redirectTo(ctx, `${siteUrl}/`)
      try {
        const outcome = await signIn(ctx, sealed, state)
        if (outcome.token === undefined) return fail(ctx, outcome.refused, state)
        const ended = state === undefined ? [] : [googleCookie(state, signAttemptEnd(state, secret, new Date()), isProduction)]
        return redirectTo(ctx, `${siteUrl}/auth-success?token=${outcome.token}`, [tokenCookie(outcome.token, isProduction), ...ended])
      } catch (error) {
        return fail(ctx, googleFailure(error), state)
      }
    }),
  }
}
