import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { rememberDevice } from '../device-of'
import { googleFailure } from '../google-provider'
import { ownService } from '../own-services'
import { googleCookie, googleCookieName, noGoogleCookie, openedAttempt, sealedAttempt, tokenCookie } from '../rules/google-attempt'
import { googlePerson } from '../rules/google-identity'
import { sessionDevice } from '../session-device'
import type { AccountsSettings } from '../settings'

/** Signing in with Google, start and end. Where a redirect goes is never the request's to say. */
export const google = ({ strapi }: { strapi: Core.Strapi }) => {
  const { url: siteUrl, isProduction } = strapi.config.get<AccountsSettings['site']>('plugin::accounts.site')
  const secret = strapi.config.get<AccountsSettings['secret']>('plugin::accounts.secret')
  const service = () => ownService(strapi, 'google')

  function leadTo(ctx: Context, url: string, cookie: string) {
    ctx.append('Set-Cookie', cookie)
    ctx.set('Cache-Control', 'no-store')
    ctx.redirect(url)
    // The framework would write the address, with the token in it, into a page.
    ctx.body = ''
  }

  /** The reader hears only that it failed: more would tell an attacker which check to work on, or whose address is known. */
  function fail(ctx: Context, reason: string) {
    strapi.log.warn(`${ctx.state.requestId} Google sign-in failed: ${reason}`)
    ownService(strapi, 'failures').note({ actor: 'visitor', action: 'sign-in.failed', subject: 'google' })
    leadTo(ctx, `${siteUrl}/login?google=failed`, noGoogleCookie(isProduction))
  }

  const leadToUnavailable = (ctx: Context) => leadTo(ctx, `${siteUrl}/login?google=unavailable`, noGoogleCookie(isProduction))

  /** The token of a new session, or why there is none. */
  async function signIn(ctx: Context): Promise<{ token: string; refused?: never } | { token?: never; refused: string }> {
    const sealed = ctx.cookies.get(googleCookieName(isProduction), { signed: false }) ?? ''
    const attempt = openedAttempt(sealed, secret, new Date())
    // Without the cookie it is not this browser that began: the link of somebody who wants it signed in as himself.
    if (attempt === undefined) return { refused: 'no attempt of this browser' }
    const counted = await ownService(strapi, 'limits').consume('signInOrigin', { origin: ctx.state.origin })
    if (!counted.allowed) return { refused: 'too many failures of this origin' }
    const person = googlePerson(await service().end(attempt, ctx.querystring))
    if (person === undefined) return { refused: 'no subject' }
    const { user, refused } = await service().accountOf(person, ctx.state.origin)
    if (refused !== undefined) return { refused }
    await ownService(strapi, 'limits').refund('signInOrigin', { origin: ctx.state.origin })
    await rememberDevice(strapi, ctx, { door: 'site', address: user.email }, isProduction)
    return { token: await ownService(strapi, 'sessions').open(user.id, sessionDevice(ctx.get('user-agent'))) }
  }

  return {
    async start(ctx: Context) {
      if (!service().isConfigured) return leadToUnavailable(ctx)
      try {
        const { attempt, url } = await service().begin()
        leadTo(ctx, url, googleCookie(sealedAttempt(attempt, secret, new Date()), isProduction))
      } catch (error) {
        fail(ctx, googleFailure(error))
      }
    },

    async callback(ctx: Context) {
      if (!service().isConfigured) return leadToUnavailable(ctx)
      try {
        const { token, refused } = await signIn(ctx)
        if (refused !== undefined) return fail(ctx, refused)
        ctx.append('Set-Cookie', tokenCookie(token, isProduction))
        leadTo(ctx, `${siteUrl}/auth-success?token=${token}`, noGoogleCookie(isProduction))
      } catch (error) {
        fail(ctx, googleFailure(error))
      }
    },
  }
}
