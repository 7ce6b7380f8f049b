import { randomBytes, randomUUID } from 'node:crypto'
import type { Account } from '@artha/contract/account'
import type { Knex } from 'knex'
import { expect } from 'vitest'
import { freePort } from '../free-port'
import { send } from './callers'
import { newOrigin } from './cms-with-mail'
import { startOwnCms } from './database'
import { client, startIssuer, type IdentityIssuer, type IssuedPerson } from './identity-issuer'
import { TestBrowser, type Visit } from './test-browser'

const siteUrl = 'http://artha.example'
export const callbackUrl = `${siteUrl}/auth/google/callback`

/** The redirect after every failed sign-in. */
export const failed = { status: 302, location: `${siteUrl}/login?google=failed` }

/** A new user of the issuer who has no account on the site. */
export const somebody = (over: Partial<IssuedPerson> = {}): IssuedPerson => {
  const id = randomUUID()
  return { sub: id, email: `g-${id}@artha.example`, email_verified: true, name: `Asha ${id.slice(0, 8)}`, ...over }
}

/** The token in the redirect of a successful sign-in. */
export function tokenIn({ location }: Visit): string {
  expect(location).toMatch(/^http:\/\/artha\.example\/auth-success\?token=[\w-]{43}$/)
  return new URL(location).searchParams.get('token') ?? ''
}

/** A cms that signs in through a stand-in for Google on loopback, with the steps of a browser between the two. */
export class CmsWithGoogle {
  readonly issuerUrl: string
  readonly internalKey = randomBytes(24).toString('hex')
  readonly #port: number
  #cms!: Awaited<ReturnType<typeof startOwnCms>>
  #issuer: IdentityIssuer | undefined

  private constructor(port: number) {
    this.#port = port
    this.issuerUrl = `http://127.0.0.1:${port}`
  }

  /** Starts the cms without the issuer; `startIssuer` starts that later. */
  static async start(env: Record<string, string> = {}): Promise<CmsWithGoogle> {
    const own = new CmsWithGoogle(await freePort())
    own.#cms = await startOwnCms({
      SITE_URL: siteUrl,
      INTERNAL_KEY: own.internalKey,
      GOOGLE_ISSUER: own.issuerUrl,
      GOOGLE_CLIENT_ID: client.client_id,
      GOOGLE_CLIENT_SECRET: client.client_secret,
      ...env,
    })
    return own
  }

  get url(): string {
    return this.#cms.url
  }

  get issuer(): IdentityIssuer {
    if (this.#issuer === undefined) throw new Error('There is no issuer')
    return this.#issuer
  }

  async startIssuer(): Promise<void> {
    this.#issuer = await startIssuer(this.#port, callbackUrl)
  }

  async stop(): Promise<void> {
    const code = await this.#cms.stop()
    await this.issuer.stop()
    expect(code).toBe(0)
  }

  /** A new browser with its own client address, unless one is given. */
  newBrowser(origin = newOrigin()): TestBrowser {
    return new TestBrowser({ 'x-artha-client-address': origin, 'x-artha-internal-key': this.internalKey })
  }

  begin(browser: TestBrowser): Promise<Visit> {
    return browser.visit(`${this.url}/auth/google`)
  }

  /**
   * Begins a sign-in and completes it at the issuer in the browser `there`, or declines it if `person` is undefined. Returns the address that leads
   * back to the site, not yet visited.
   */
  async almostBack(browser: TestBrowser, person: IssuedPerson | undefined, change: (url: URL) => void = () => {}, there = browser): Promise<string> {
    const url = new URL((await this.begin(browser)).location)
    change(url)
    this.issuer.next = person
    let location = url.href
    for (let steps = 0; steps < 6 && !location.startsWith(siteUrl); steps += 1) location = (await there.visit(location)).location
    expect(location.split('?')[0]).toBe(callbackUrl)
    return location
  }

  /** Visits the address that leads back to the site, directly at the cms. */
  comeBack(browser: TestBrowser, address: string, headers: Record<string, string> = {}): Promise<Visit> {
    return browser.visit(address.replace(siteUrl, this.url), headers)
  }

  async signIn(person: IssuedPerson | undefined, browser = this.newBrowser()): Promise<Visit> {
    return this.comeBack(browser, await this.almostBack(browser, person))
  }

  /** Returns the account that a sign-in led to. */
  async accountOf(visit: Visit): Promise<Account> {
    const response = await send(`${this.url}/auth/me`, 'GET', undefined, tokenIn(visit))
    expect(response.status).toBe(200)
    return ((await response.json()) as { user: Account }).user
  }

  get database(): Knex {
    return this.#cms.database
  }

  rowsOf(email: string) {
    return this.database('up_users').where({ email })
  }

  /** The reasons of all failed sign-ins so far. They appear only in the log. */
  reasons(): string[] {
    return [...this.output().matchAll(/Google sign-in failed: (.*)/g)].map(([, reason = '']) => reason)
  }

  output(): string {
    return this.#cms.output()
  }
}
