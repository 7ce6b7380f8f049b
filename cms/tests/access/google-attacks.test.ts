import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, joinAsReader, newPerson, owner, send } from './callers'
import { newOrigin } from './cms-with-mail'
import { callbackUrl, CmsWithGoogle, failed, somebody, tokenIn } from './cms-with-google'
import type { TestBrowser } from './test-browser'

let own: CmsWithGoogle

beforeAll(async () => {
  own = await CmsWithGoogle.start({ LIMIT_SIGN_IN_ORIGIN: '10/3600' })
  await own.startIssuer()
})

afterAll(() => own.stop())

describe('an address that the issuer does not vouch for', () => {
  it('makes no account', async () => {
    const person = somebody({ email_verified: false })
    expect(await own.signIn(person)).toMatchObject(failed)
    expect(await own.rowsOf(person.email)).toEqual([])
  })

  it('opens no account', async () => {
    const { email } = await joinAsReader(own.url)
    expect(await own.signIn(somebody({ email, email_verified: false }))).toMatchObject(failed)
    expect(await own.signIn(somebody({ email: owner.email, email_verified: false }))).toMatchObject(failed)
    expect(await own.rowsOf(email)).toEqual([expect.objectContaining({ google_subject: null })])
  })

  it('that only looks like another opens no account', async () => {
    expect(await own.signIn(somebody({ email: owner.email.replace('o', 'ｏ') }))).toMatchObject(failed)
  })
})

describe('a way back that is not in order', () => {
  const sealed = (browser: TestBrowser) => browser.cookiesOf(own.url).find(({ name }) => name.startsWith('artha-google-'))
  const notOurs = 'no attempt of this browser'
  const notAnAnswer = 'OAUTH_INVALID_RESPONSE'
  const notTaken = 'OAUTH_RESPONSE_BODY_ERROR (invalid_grant)'

  /** Expects the same answer for every fault; only the log names the failed check. */
  const fails = async (browser: TestBrowser, url: string, reason: string) => {
    const before = own.reasons().length
    const visit = await own.comeBack(browser, url)
    expect(visit).toMatchObject({ ...failed, text: '' })
    expect(visit.headers.get('cache-control')).toBe('no-store')
    await expect.poll(() => own.reasons().slice(before)).toEqual([reason])
    // The browser's other sign-in attempts are not affected.
    const state = /[?&]state=([\w-]{43})(?:&|$)/.exec(url)?.[1]
    const gone = `artha-google-${state?.slice(0, 16)}=; Max-Age=0; Path=/auth/google; HttpOnly; SameSite=Lax`
    expect(visit.headers.getSetCookie()).toEqual(state === undefined ? [] : [gone])
  }

  it('fails with another state, or none', async () => {
    for (const change of [(url: URL) => url.searchParams.set('state', 'x'.repeat(43)), (url: URL) => url.searchParams.delete('state')]) {
      const browser = own.newBrowser()
      const back = new URL(await own.almostBack(browser, somebody()))
      change(back)
      await fails(browser, back.href, notOurs)
    }
  })

  it('fails in the browser of somebody who did not begin: a link of an attacker does not sign its victim in as the attacker', async () => {
    const back = await own.almostBack(own.newBrowser(), somebody())
    await fails(own.newBrowser(), back, notOurs)
    const victim = own.newBrowser()
    await own.begin(victim)
    await fails(victim, back, notOurs)
  })

  it('fails with a cookie that was changed', async () => {
    const browser = own.newBrowser()
    const back = await own.almostBack(browser, somebody())
    const cookie = sealed(browser)
    if (cookie === undefined) throw new Error('There is no cookie')
    browser.plant(own.url, { ...cookie, value: cookie.value.replace(/^\d+/, '9999999999') })
    await fails(browser, back, notOurs)
  })

  it('opens nothing the second time, with the cookie of the first and with a new one', async () => {
    const browser = own.newBrowser()
    const back = await own.almostBack(browser, somebody())
    const cookie = sealed(browser)
    if (cookie === undefined) throw new Error('There is no cookie')
    tokenIn(await own.comeBack(browser, back))
    browser.plant(own.url, cookie)
    await fails(browser, back, notTaken)
    const state = new URL((await own.begin(browser)).location).searchParams.get('state') ?? ''
    const again = new URL(back)
    again.searchParams.set('state', state)
    await fails(browser, again.href, notTaken)
  })

  it('fails with another nonce, another challenge, a token with a broken signature', async () => {
    for (const [name, reason] of [
      ['nonce', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
      ['code_challenge', notTaken],
    ] as const) {
      const browser = own.newBrowser()
      const back = await own.almostBack(browser, somebody(), (url) => url.searchParams.set(name, 'x'.repeat(43)))
      await fails(browser, back, reason)
    }
    const browser = own.newBrowser()
    const back = await own.almostBack(browser, somebody())
    own.issuer.isForging = true
    await fails(browser, back, notAnAnswer)
    own.issuer.isForging = false
    tokenIn(await own.signIn(somebody()))
  })

  it('fails where the person said no, and says nothing of the reason', async () => {
    const browser = own.newBrowser()
    const back = await own.almostBack(browser, undefined)
    expect(back).toContain('error=access_denied')
    await fails(browser, back, 'OAUTH_AUTHORIZATION_RESPONSE_ERROR (access_denied)')
  })

  it.each([
    '',
    '?code=x',
    '?code=x&state=y',
    '?error=a%0Ab&state=y',
    '?code=x&code=y&state=z&state=z',
    '?state[]=x&code[a]=y',
    '?code=%00&state=%ff',
  ])('fails with nothing but %j', async (query) => {
    const browser = own.newBrowser()
    await fails(browser, `${callbackUrl}${query}`, notOurs)
    await own.begin(browser)
    await fails(browser, `${callbackUrl}${query}`, notOurs)
  })
})

describe('the token that a sign-in ends with', () => {
  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
  const cookieFor = (token: string) => `artha-token-${hashOf(token).slice(0, 16)}=${hashOf(token)}; Max-Age=120; Path=/; SameSite=Lax`

  it('is tied by a cookie to the browser that began: the page takes no other one from an address', async () => {
    const visit = await own.signIn(somebody())
    expect(visit.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^artha-device=[\w-]{43}; /),
      cookieFor(tokenIn(visit)),
      expect.stringMatching(/^artha-google-[\w-]{16}=\d+\.[\w-]{43}; Max-Age=600; Path=\/auth\/google; HttpOnly; SameSite=Lax$/),
    ])
  })

  it('has such a cookie from nowhere else: neither from signing in with a password, nor from a sign-in that failed', async () => {
    const { email, password } = await joinAsReader(own.url)
    const login = await send(`${own.url}/auth/login`, 'POST', { email, password })
    expect(login.status).toBe(200)
    expect(login.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['artha-device'])
    const browser = own.newBrowser()
    await own.comeBack(browser, await own.almostBack(browser, undefined))
    expect(browser.cookiesOf(own.url)).toEqual([])
  })
})

describe('where a redirect goes', () => {
  const elsewhere = 'https://evil.example/x'
  const wishes = [
    'redirect',
    'redirect_uri',
    'redirect_url',
    'returnTo',
    'return_to',
    'next',
    'url',
    'callback',
    'continue',
    'state',
    'issuer',
    'iss',
  ]
  const query = new URLSearchParams(Object.fromEntries(wishes.map((name) => [name, elsewhere]))).toString()
  const forwarded = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
    referer: elsewhere,
    origin: 'https://evil.example',
  }

  it('is nothing that a request can say at the start', async () => {
    const visit = await own.newBrowser().visit(`${own.url}/auth/google?${query}`, forwarded)
    const url = new URL(visit.location)
    expect(url.origin).toBe(own.issuerUrl)
    expect(url.searchParams.get('redirect_uri')).toBe(callbackUrl)
    expect(visit.location).not.toContain('evil')
  })

  it('is nothing that a request can say at the end', async () => {
    const browser = own.newBrowser()
    const back = new URL(await own.almostBack(browser, somebody()))
    for (const name of wishes) if (!back.searchParams.has(name)) back.searchParams.set(name, elsewhere)
    tokenIn(await own.comeBack(browser, back.href, forwarded))
    expect(await own.newBrowser().visit(`${own.url}/auth/google/callback?${query}`, forwarded)).toMatchObject(failed)
  })
})

describe('limits', () => {
  it('stop an origin after its failures; a success is none', async () => {
    const [origin, person] = [newOrigin(), somebody()]
    for (let times = 0; times < 12; times += 1) tokenIn(await own.signIn(person, own.newBrowser(origin)))
    for (let times = 0; times < 10; times += 1) {
      const browser = own.newBrowser(origin)
      const state = new URL((await own.begin(browser)).location).searchParams.get('state')
      expect(await browser.visit(`${own.url}/auth/google/callback?code=x&state=${state}`)).toMatchObject(failed)
    }
    expect(await own.signIn(person, own.newBrowser(origin))).toMatchObject(failed)
    tokenIn(await own.signIn(person))
  })

  it('count new accounts as signing up does', async () => {
    const origin = newOrigin()
    const headers = { 'content-type': 'application/json', 'x-artha-client-address': origin, 'x-artha-internal-key': own.internalKey }
    // The name is refused before the password is hashed, but the try still counts.
    const body = JSON.stringify({ ...newPerson(), username: '\u200B\u200B\u200B', password: goodPassword })
    for (let times = 0; times < 20; times += 1) {
      expect((await fetch(`${own.url}/auth/signup`, { method: 'POST', headers, body })).status).toBe(400)
    }
    const person = somebody()
    expect(await own.signIn(person, own.newBrowser(origin))).toMatchObject(failed)
    expect(await own.rowsOf(person.email)).toEqual([])
  })
})
