import { describe, expect, it } from 'vitest'
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
} from './google-attempt'

const attempt = { state: 'the-state', nonce: 'the-nonce', verifier: 'the_verifier' }
const now = new Date('2026-03-01T10:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const sealed = signAttempt(attempt, 'key', now)

describe('an attempt to sign in with Google', () => {
  it.each([0, 1, 599])('holds after %i seconds', (seconds) => {
    expect(readAttempt(sealed, 'key', after(seconds))).toEqual(attempt)
  })

  it.each([600, 601, 86_400])('is over after %i seconds', (seconds) => {
    expect(readAttempt(sealed, 'key', after(seconds))).toBeUndefined()
  })

  it.each([
    ['nothing', ''],
    ['no seal', sealed.slice(0, sealed.lastIndexOf('.'))],
    ['an empty seal', sealed.slice(0, sealed.lastIndexOf('.') + 1)],
    ['another state', sealed.replace('the-state', 'her-state')],
    ['another nonce', sealed.replace('the-nonce', 'her-nonce')],
    ['another verifier', sealed.replace('the_verifier', 'her_verifier')],
    ['a later end', sealed.replace(/^\d+/, (end) => String(Number(end) + 600))],
    ['more behind the seal', `${sealed}.more`],
    ['parts moved over a border', sealed.replace('the-state.the-nonce', 'the.state-the-nonce')],
    ['a seal of another key', signAttempt(attempt, 'another key', now)],
  ])('with %s is not ours', (_what, text) => {
    expect(readAttempt(text, 'key', now)).toBeUndefined()
  })
})

describe('the cookie of the token', () => {
  const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

  it('holds its hash alone, for the page that looks for it', () => {
    expect(tokenCookie('abc', false)).toBe(`artha-token-ba7816bf8f01cfea=${hash}; Max-Age=120; Path=/; SameSite=Lax`)
  })

  it('can be set by this very host over https alone, where the site is on https', () => {
    expect(tokenCookie('abc', true)).toBe(`__Host-artha-token-ba7816bf8f01cfea=${hash}; Max-Age=120; Path=/; SameSite=Lax; Secure`)
  })
})

describe('its cookie', () => {
  const state = `${'s'.repeat(16)}${'t'.repeat(27)}`
  const name = `artha-google-${'s'.repeat(16)}`

  it('is sent to the sign-in only, and no script sees it', () => {
    expect(googleCookie(state, 'x', false)).toBe(`${name}=x; Max-Age=600; Path=/auth/google; HttpOnly; SameSite=Lax`)
    expect(clearGoogleCookie(state, false)).toBe(`${name}=; Max-Age=0; Path=/auth/google; HttpOnly; SameSite=Lax`)
  })

  it('stays on https where the site is on https', () => {
    expect(googleCookieName(state, true)).toBe(`__Secure-${name}`)
    expect(googleCookie(state, 'x', true)).toBe(`__Secure-${name}=x; Max-Age=600; Path=/auth/google; HttpOnly; SameSite=Lax; Secure`)
  })

  it('says for ten minutes that its attempt has signed in', () => {
    const end = signAttemptEnd(state, 'key', now)
    expect([0, 599, 600].map((seconds) => hasEnded(end, state, 'key', after(seconds)))).toEqual([true, true, false])
    expect(hasEnded(end, `x${state.slice(1)}`, 'key', now)).toBe(false)
    expect(hasEnded(end, state, 'another key', now)).toBe(false)
    expect([sealed, '', 'x.y', `${end}.z`].map((text) => hasEnded(text, state, 'key', now))).toEqual([false, false, false, false])
    expect(readAttempt(end, 'key', now)).toBeUndefined()
  })

  it.each([[undefined], [''], [['a', 'b']], ['a'.repeat(42)], [`${'a'.repeat(42)};`], [`${'a'.repeat(43)}b`]])(
    'has no name for the state %j',
    (given) => {
      expect(isState(given)).toBe(false)
    },
  )

  it('goes, the oldest first, where a browser has eight', () => {
    const cookies = Array.from({ length: 9 }, (_, at) => `artha-google-${String(at).repeat(16)}=${1_000 - at}.x`)
    expect(clearOldestCookies([...cookies.slice(0, 7), 'artha-device=x', 'artha-google=9.x'].join('; '), false)).toEqual([])
    const gone = clearOldestCookies(cookies.join('; '), false).map((line) => line.split(';')[0])
    expect(gone).toEqual([`artha-google-${'8'.repeat(16)}=`, `artha-google-${'7'.repeat(16)}=`])
  })
})
