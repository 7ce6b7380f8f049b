import { createHmac, timingSafeEqual } from 'node:crypto'
import { tokenCookieName } from '@artha/contract/token-cookie'
import { tokenHash } from './token-rule'

/** What a sign-in with Google begins with, and what its end has to match. */
export interface GoogleAttempt {
  state: string
  nonce: string
  verifier: string
}

/** How long a person may take at Google. */
const googleAttemptLifeSeconds = 10 * 60

/** The attempt as the browser keeps it. The seal holds its end too, so that an old cookie is of no use to who found it. */
export function sealedAttempt({ state, nonce, verifier }: GoogleAttempt, secret: string, now: Date): string {
  const endsAt = String(Math.floor(now.getTime() / 1_000) + googleAttemptLifeSeconds)
  return [endsAt, state, nonce, verifier, sealOf([endsAt, state, nonce, verifier], secret)].join('.')
}

/** The attempt of a cookie; undefined where we did not seal it, or its time is over. */
export function openedAttempt(sealed: string, secret: string, now: Date): GoogleAttempt | undefined {
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

/** What stands in the place of an attempt that has signed in, so that its address asked for again is no failure. */
export function sealedEnd(state: string, secret: string, now: Date): string {
  const endsAt = String(Math.floor(now.getTime() / 1_000) + googleAttemptLifeSeconds)
  return [endsAt, sealOf(['ended', endsAt, state], secret)].join('.')
}

/** True if the attempt of this state has signed in lately, in this browser. */
export function hasEnded(sealed: string, state: string, secret: string, now: Date): boolean {
  const [endsAt = '', seal = '', ...rest] = sealed.split('.')
  const expected = Buffer.from(sealOf(['ended', endsAt, state], secret))
  const given = Buffer.from(seal)
  return rest.length === 0 && given.length === expected.length && timingSafeEqual(given, expected) && Number(endsAt) * 1_000 > now.getTime()
}

/** A state as `begin` makes it; nothing else becomes part of a cookie's name. */
export const isState = (state: unknown): state is string => typeof state === 'string' && /^[\w-]{43}$/.test(state)

/** With __Secure- no page over plain http can plant one. The path rules out __Host-, and keeps it from every other request. */
const cookiePrefix = (isProduction: boolean) => `${isProduction ? '__Secure-' : ''}artha-google-`

/** Each attempt has a cookie of its own: two tabs do not take each other's away. */
export const googleCookieName = (state: string, isProduction: boolean): string => cookiePrefix(isProduction) + state.slice(0, 16)

/** The `Set-Cookie` of an attempt, or of its end. Lax, since the way back from Google is a link of another site. */
export const googleCookie = (state: string, sealed: string, isProduction: boolean): string =>
  cookieOf(googleCookieName(state, isProduction), sealed, googleAttemptLifeSeconds, isProduction)

/** The `Set-Cookie` that takes it away again. */
export const noGoogleCookie = (state: string, isProduction: boolean): string => cookieOf(googleCookieName(state, isProduction), '', 0, isProduction)

/** More would make a header that servers refuse. */
const mostAttempts = 8

/** What takes the oldest attempts away where a browser has too many, before it gets another. */
export function tooOldCookies(sent: string, isProduction: boolean): string[] {
  const prefix = cookiePrefix(isProduction)
  const kept = sent.split(/; */).flatMap((cookie) => {
    const [, name = '', endsAt = ''] = /^([^=]+)=(\d{1,12})\./.exec(cookie) ?? []
    return name.startsWith(prefix) && /^[\w-]{16}$/.test(name.slice(prefix.length)) ? [{ name, endsAt: Number(endsAt) }] : []
  })
  const oldestFirst = kept.sort((one, other) => one.endsAt - other.endsAt)
  return oldestFirst.slice(0, Math.max(0, kept.length - mostAttempts + 1)).map(({ name }) => cookieOf(name, '', 0, isProduction))
}

/** Enough for a slow phone to load the page that looks for it. */
const tokenCookieLifeSeconds = 120

/** The `Set-Cookie` that ties a new token to the browser that began. The page has to read it: it is not HttpOnly. */
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
