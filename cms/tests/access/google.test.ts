import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { joinAsReader, owner, send } from './callers'
import { callbackUrl, CmsWithGoogle, failed, somebody, tokenIn } from './cms-with-google'
import { client } from './identity-issuer'
import { TestBrowser } from './test-browser'

let own: CmsWithGoogle

beforeAll(async () => {
  own = await CmsWithGoogle.start()
})

afterAll(() => own.stop())

describe('while the issuer is not there', () => {
  it('the sign-in fails at once, and works as soon as it is', async () => {
    expect(await own.begin(own.newBrowser())).toMatchObject({ ...failed, text: '' })
    await own.startIssuer()
    expect((await own.begin(own.newBrowser())).location).toMatch(new RegExp(`^${own.issuerUrl}/auth\\?`))
  })

  it('the way back fails', async () => {
    const browser = own.newBrowser()
    const back = await own.almostBack(browser, somebody())
    await own.issuer.stop()
    const visit = await own.comeBack(browser, back)
    await own.startIssuer()
    expect(visit).toMatchObject(failed)
  })
})

describe('the way to the issuer', () => {
  it('asks for a code with PKCE, state and nonce, and leads back to one address', async () => {
    const visit = await own.begin(own.newBrowser())
    expect(visit).toMatchObject({ status: 302, text: '' })
    expect(visit.headers.get('cache-control')).toBe('no-store')
    expect(Object.fromEntries(new URL(visit.location).searchParams)).toEqual({
      client_id: client.client_id,
      response_type: 'code',
      redirect_uri: callbackUrl,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
  })

  it('sets one cookie for ten minutes, seen by no script and sent nowhere else', async () => {
    const { headers } = await own.begin(own.newBrowser())
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^artha-google-[\w-]{16}=[\w.-]+; Max-Age=600; Path=\/auth\/google; HttpOnly; SameSite=Lax$/),
    ])
  })

  it('is another one each time', async () => {
    const [one, two] = [new URL((await own.begin(own.newBrowser())).location), new URL((await own.begin(own.newBrowser())).location)]
    for (const name of ['state', 'nonce', 'code_challenge']) expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name))
  })
})

describe('somebody new', () => {
  it('gets an account without any right, and the same one the next time', async () => {
    const person = somebody()
    const browser = own.newBrowser()
    const visit = await own.signIn(person, browser)
    expect(visit).toMatchObject({ status: 302, text: '' })
    expect(visit.headers.get('cache-control')).toBe('no-store')
    expect(browser.cookiesOf(own.url).map(({ name }) => name.replace(/-[\w-]{16}$/, ''))).toEqual(['artha-device', 'artha-token', 'artha-google'])
    const account = await own.accountOf(visit)
    expect(account).toMatchObject({
      username: person.name,
      email: person.email,
      isAdmin: false,
      isPrimaryAdmin: false,
      isAllowedToCreate: false,
      isSubscribed: false,
    })
    expect(await own.accountOf(await own.signIn(person))).toEqual(account)
    expect(await own.rowsOf(person.email)).toEqual([expect.objectContaining({ provider: 'google', google_subject: person.sub, password: null })])
  })

  it('whose address is given out on request only gets one too', async () => {
    const person = somebody({ isAsked: true })
    expect(await own.accountOf(await own.signIn(person))).toMatchObject({ email: person.email })
  })

  it('with the name of somebody else gets a number behind it', async () => {
    const { username } = await joinAsReader(own.url)
    const account = await own.accountOf(await own.signIn(somebody({ name: username.toUpperCase() })))
    expect(account.username).toMatch(new RegExp(`^${username.toUpperCase()} \\d{4}$`))
  })

  it('who comes back eight times at once gets one account', async () => {
    const person = somebody()
    const browsers = Array.from({ length: 8 }, () => own.newBrowser())
    const ways: string[] = []
    for (const browser of browsers) ways.push(await own.almostBack(browser, person))
    const visits = await Promise.all(browsers.map((browser, at) => own.comeBack(browser, ways[at] ?? '')))
    const ids = await Promise.all(visits.map(async (visit) => (await own.accountOf(visit))._id))
    expect(new Set(ids).size).toBe(1)
    expect(await own.rowsOf(person.email)).toHaveLength(1)
  })
})

describe('two tabs of one browser', () => {
  it('each sign in, in whatever order they come back', async () => {
    const browser = own.newBrowser()
    const person = somebody()
    const almostBack = () => own.almostBack(browser, person, undefined, own.newBrowser())
    const [first, second] = [await almostBack(), await almostBack()]
    expect(await own.accountOf(await own.comeBack(browser, second))).toMatchObject({ email: person.email })
    expect(await own.accountOf(await own.comeBack(browser, first))).toMatchObject({ email: person.email })
  })

  it('do not fail with each other', async () => {
    const browser = own.newBrowser()
    const person = somebody()
    const back = await own.almostBack(browser, person)
    expect(await own.comeBack(browser, `${callbackUrl}?error=access_denied&state=${'x'.repeat(43)}`)).toMatchObject(failed)
    expect(await own.comeBack(browser, `${callbackUrl}?code=x`)).toMatchObject(failed)
    expect(await own.accountOf(await own.comeBack(browser, back))).toMatchObject({ email: person.email })
  })

  it('lead home where one asks again for what has signed in, which is no failure', async () => {
    const browser = own.newBrowser()
    const back = await own.almostBack(browser, somebody())
    tokenIn(await own.comeBack(browser, back))
    const before = own.reasons().length
    for (const _again of [1, 2]) expect(await own.comeBack(browser, back)).toMatchObject({ status: 302, location: 'http://artha.example/', text: '' })
    expect(own.reasons()).toHaveLength(before)
    expect(await own.comeBack(own.newBrowser(), back)).toMatchObject(failed)
  })
})

describe('somebody with an account', () => {
  it('gets it by a verified address, however that is written; who signed up with that address without proof is out', async () => {
    const { user, username, email, password, token } = await joinAsReader(own.url)
    const person = somebody({ email: email.toUpperCase() })
    expect(await own.accountOf(await own.signIn(person))).toMatchObject({ _id: user._id, username, email })
    expect((await send(`${own.url}/auth/login`, 'POST', { email, password })).status).toBe(401)
    expect((await send(`${own.url}/auth/me`, 'GET', undefined, token)).status).toBe(401)
    const trail = await own.database('accounts_audit_entries').where({ action: 'user.google-link', subject: `user:${user._id}` })
    expect(trail).toHaveLength(1)
  })

  it('keeps it when the address at the issuer changes', async () => {
    const person = somebody()
    const account = await own.accountOf(await own.signIn(person))
    expect(await own.accountOf(await own.signIn({ ...person, email: owner.email, email_verified: false }))).toEqual(account)
  })

  it('does not lose it to who has the address later', async () => {
    const person = somebody()
    await own.accountOf(await own.signIn(person))
    expect(await own.signIn({ ...person, sub: randomUUID() })).toMatchObject(failed)
  })

  it('does not get in while it is blocked', async () => {
    const person = somebody()
    await own.accountOf(await own.signIn(person))
    await own.rowsOf(person.email).update({ blocked: true })
    expect(await own.signIn(person)).toMatchObject(failed)
  })

  it('as the primary admin is the primary admin', async () => {
    expect(await own.accountOf(await own.signIn(somebody({ email: owner.email })))).toMatchObject({ isPrimaryAdmin: true })
  })
})

describe('without a client', () => {
  it.each(['/auth/google', '/auth/google/callback?code=x&state=y'])('%s leads back to the login page', async (path) => {
    const visit = await new TestBrowser().visit(inject('cmsUrl') + path)
    expect(visit).toMatchObject({ status: 302, location: 'http://localhost:3000/login?google=unavailable' })
    expect(visit.headers.get('cache-control')).toBe('no-store')
  })
})

describe('the log', () => {
  it('says why a sign-in failed, and holds no code, token or cookie', async () => {
    const browser = own.newBrowser()
    const back = await own.almostBack(browser, somebody({ email_verified: false }))
    const cookie = browser.cookiesOf(own.url)[0]?.value ?? ''
    await own.comeBack(browser, back)
    const token = tokenIn(await own.signIn(somebody()))
    expect(own.output()).toContain('Google sign-in failed: address not verified')
    const { searchParams } = new URL(back)
    for (const secret of [searchParams.get('code'), searchParams.get('state'), cookie.split('.').at(-1), token, client.client_secret]) {
      expect(secret).toMatch(/\S{10}/)
      expect(own.output()).not.toContain(secret)
    }
  })
})
