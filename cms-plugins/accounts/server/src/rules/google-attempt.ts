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

/** With __Secure- no page over plain http can plant one. The path rules out __Host-, and keeps it from every other request. */
export const googleCookieName = (isProduction: boolean): string => (isProduction ? '__Secure-artha-google' : 'artha-google')

/** The `Set-Cookie` of an attempt. Lax, since the way back from Google is a link of another site. */
export const googleCookie = (sealed: string, isProduction: boolean): string => cookieOf(sealed, googleAttemptLifeSeconds, isProduction)

/** The `Set-Cookie` that takes it away again. */
export const noGoogleCookie = (isProduction: boolean): string => cookieOf('', 0, isProduction)

/** Enough for a slow phone to load the page that looks for it. */
const tokenCookieLifeSeconds = 120

/** The `Set-Cookie` that ties a new token to the browser that began. The page has to read it: it is not HttpOnly. */
export const tokenCookie = (token: string, isProduction: boolean): string =>
  [
    `${tokenCookieName(isProduction)}=${tokenHash(token)}`,
    `Max-Age=${tokenCookieLifeSeconds}`,
    'Path=/',
    'SameSite=Lax',
    ...(isProduction ? ['Secure'] : []),
  ].join('; ')

const cookieOf = (value: string, maxAgeSeconds: number, isProduction: boolean) =>
  [
    `${googleCookieName(isProduction)}=${value}`,
    `Max-Age=${maxAgeSeconds}`,
    'Path=/auth/google',
    'HttpOnly',
    'SameSite=Lax',
    ...(isProduction ? ['Secure'] : []),
  ].join('; ')
