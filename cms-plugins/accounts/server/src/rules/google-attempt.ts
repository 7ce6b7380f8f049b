import { createHmac, timingSafeEqual } from 'node:crypto'
import { tokenCookieName } from '@artha/contract/token-cookie'
import { tokenHash } from './token-rule'

/** The values that begin a sign-in with Google, and that its end must match. */
export interface GoogleAttempt {
  state: string
  nonce: string
  verifier: string
}

/** The time a person may take at Google. */
const googleAttemptLifeSeconds = 10 * 60

/** Returns the attempt as a signed cookie value. The signature covers the expiry, so that a stolen old cookie is useless. */
export function signAttempt({ state, nonce, verifier }: GoogleAttempt, secret: string, now: Date): string {
  const endsAt = String(Math.floor(now.getTime() / 1_000) + googleAttemptLifeSeconds)
  return [endsAt, state, nonce, verifier, sealOf([endsAt, state, nonce, verifier], secret)].join('.')
}

/** Returns the attempt in a cookie value; undefined if the signature is wrong or it has expired. */
export function readAttempt(sealed: string, secret: string, now: Date): GoogleAttempt | undefined {
  const [endsAt = '', state = '', nonce = '', verifier = '', seal = '', ...rest] = sealed.split('.')
  const expected = Buffer.from(sealOf([endsAt, state, nonce, verifier], secret))
  const given = Buffer.from(seal)
  const isOurs = rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && Number(endsAt) * 1_000 > now.getTime() ? { state, nonce, verifier } : undefined
}

const sealOf = (parts: string[], secret: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['google', ...parts]))
    .digest('base64url')

/** Returns the cookie value that replaces an attempt after it has signed in. It makes a repeated callback harmless. */
export function signAttemptEnd(state: string, secret: string, now: Date): string {
  const endsAt = String(Math.floor(now.getTime() / 1_000) + googleAttemptLifeSeconds)
  return [endsAt, sealOf(['ended', endsAt, state], secret)].join('.')
}

/** True if the attempt with this state has signed in recently in this browser. */
export function hasEnded(sealed: string, state: string, secret: string, now: Date): boolean {
  const [endsAt = '', seal = '', ...rest] = sealed.split('.')
  const expected = Buffer.from(sealOf(['ended', endsAt, state], secret))
  const given = Buffer.from(seal)
  return rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected) && Number(endsAt) * 1_000 > now.getTime()
}

/** True if the text has the form of a state made by `begin`. Only such a text becomes part of a cookie's name. */
export const isState = (state: unknown): state is string => typeof state === 'string' && /^[\w-]{43}$/.test(state)

/** With __Secure- in the name, no http page can set this cookie. The path limits it to the callback, and so rules out __Host-. */
const cookiePrefix = (isProduction: boolean) => `${isProduction ? '__Secure-' : ''}artha-google-`

/** Returns the cookie name of an attempt. Each attempt has its own, so that two tabs do not overwrite each other. */
export const googleCookieName = (state: string, isProduction: boolean): string => cookiePrefix(isProduction) + state.slice(0, 16)

/** Returns the `Set-Cookie` of an attempt, or of its end. SameSite is Lax, because the way back from Google is a cross-site link. */
export const googleCookie = (state: string, sealed: string, isProduction: boolean): string =>
  cookieOf(googleCookieName(state, isProduction), sealed, googleAttemptLifeSeconds, isProduction)

/** Returns the `Set-Cookie` that removes the cookie of an attempt. */
export const clearGoogleCookie = (state: string, isProduction: boolean): string =>
  cookieOf(googleCookieName(state, isProduction), '', 0, isProduction)

/** More cookies would make a header that servers refuse. */
const mostAttempts = 8

/** Returns the `Set-Cookie` values that remove the oldest attempts, to leave room for one more. */
export function clearOldestCookies(sent: string, isProduction: boolean): string[] {
  const prefix = cookiePrefix(isProduction)
  const kept = sent.split(/; */).flatMap((cookie) => {
    const [, name = '', endsAt = ''] = /^([^=]+)=(\d{1,12})\./.exec(cookie) ?? []
    return name.startsWith(prefix) && /^[\w-]{16}$/.test(name.slice(prefix.length)) ? [{ name, endsAt: Number(endsAt) }] : []
  })
  const oldestFirst = kept.sort((one, other) => one.endsAt - other.endsAt)
  return oldestFirst.slice(0, Math.max(0, kept.length - mostAttempts + 1)).map(({ name }) => cookieOf(name, '', 0, isProduction))
}

/** Enough for a slow phone to load the page that reads the cookie. */
const tokenCookieLifeSeconds = 120

/** Returns the `Set-Cookie` that ties a new token to the browser that began the sign-in. The page reads it, so it is not HttpOnly. */
export function tokenCookie(token: string, isProduction: boolean): string {
  const hash = tokenHash(token)
  return [
    `${tokenCookieName(isProduction, hash)}=${hash}`,
    `Max-Age=${tokenCookieLifeSeconds}`,
    'Path=/',
    'SameSite=Lax',
    ...(isProduction ? ['Secure'] : []),
  ].join('; ')
}

const cookieOf = (name: string, value: string, maxAgeSeconds: number, isProduction: boolean) =>
  [`${name}=${value}`, `Max-Age=${maxAgeSeconds}`, 'Path=/auth/google', 'HttpOnly', 'SameSite=Lax', ...(isProduction ? ['Secure'] : [])].join('; ')
