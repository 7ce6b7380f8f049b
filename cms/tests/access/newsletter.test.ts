import { accountConsent } from '@artha/contract/newsletter-consent'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectMadeSince } from '../made-since'
import { signIn, signUp, startCmsWithMail, type CmsWithMail } from './cms-with-mail'

let own: CmsWithMail

beforeAll(async () => {
  own = await startCmsWithMail()
})

afterAll(() => own.stop())

async function reader() {
  const person = await signUp(own)
  return { ...person, token: await signIn(own, person) }
}

const subscribe = (email: unknown, token?: string) => own.ask('/auth/subscribe', { method: 'PATCH', body: { email }, token })
const unsubscribe = (token?: string) => own.ask('/auth/unsubscribe', { token })

/** The events of an address in the ledger, oldest first. */
const eventsOf = (email: string) =>
  own
    .database('accounts_consent_events as events')
    .join('accounts_subscribers as people', 'people.person_key', 'events.person_key')
    .where({ email })
    .orderBy('events.id')
    .select('event', 'form', 'words', 'words_version', 'at')

const isSubscribed = async (token: string) =>
  ((await own.ask('/auth/me', { method: 'GET', token })).body.user as { isSubscribed: boolean }).isSubscribed

/** The path of the link in the confirmation mail to an address. */
async function linkOf(email: string): Promise<string> {
  const [mail] = await own.mail.mailsTo(email)
  const header = String(mail?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line)
  const url = /<([^>]+)>/.exec(header)?.[1] ?? ''
  expect(url).toMatch(/^http:\/\/localhost:3000\/auth\/unsubscribe\/[\w.-]+$/)
  expect(mail?.text).toContain(url)
  return new URL(url).pathname
}

async function subscriber() {
  const person = await reader()
  expect(await subscribe(person.email, person.token)).toMatchObject({ status: 200 })
  return { ...person, link: await linkOf(person.email) }
}

describe('subscribing', () => {
  it('sets the flag, keeps the words and the time, and is confirmed by a mail with one-click headers', async () => {
    const { email, token } = await reader()
    const start = Date.now()
    const answer = await subscribe(` ${email.toUpperCase()}`, token)
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'You are subscribed.' } })
    expect(await isSubscribed(token)).toBe(true)
    const [event, ...others] = await eventsOf(email)
    expect(event).toMatchObject({ event: 'asked', form: 'account', words: accountConsent.text, words_version: accountConsent.version })
    expectMadeSince(start, event.at)
    expect(others).toEqual([])

    const [mail] = await own.mail.mailsTo(email)
    expect(mail?.subject).toBe('You are subscribed to the Artha Newsletter')
    expect(mail?.recipients).toEqual([email])
    const oneClick = mail?.headerLines.find(({ key }) => key === 'list-unsubscribe-post')
    expect(oneClick?.line).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it('is done once, and confirmed once, however often it is asked', async () => {
    const { email, token } = await reader()
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe(email, token)))
    expect(answers.map(({ body }) => body.message).filter((message) => message === 'You are subscribed.')).toHaveLength(1)
    expect(answers.every(({ status, body }) => status === 200 && body.success === true)).toBe(true)
    await unsubscribe(token)
    expect(await subscribe(email, token)).toMatchObject({ body: { message: 'You are subscribed.' } })
    await subscriber()
    expect(await own.mail.mailsTo(email)).toHaveLength(1)
  })

  const notTheOwn = ['other@artha.example', '', 'not an address', 'reader\r\nBcc: other@artha.example']
  it.each(notTheOwn)('%j is not the own address', async (email) => {
    const { token } = await reader()
    const answer = await subscribe(email, token)
    const message = 'Please use the email address of your account.'
    expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'validation', message } })
    expect(await isSubscribed(token)).toBe(false)
  })

  it("does nothing for another's address, nor without a session", async () => {
    const [one, other] = [await reader(), await reader()]
    expect(await subscribe(other.email, one.token)).toMatchObject({ status: 400 })
    expect(await subscribe(other.email)).toMatchObject({ status: 401 })
    expect(await isSubscribed(one.token)).toBe(false)
    expect(await isSubscribed(other.token)).toBe(false)
  })
})

describe('unsubscribing', () => {
  it('by the account', async () => {
    const { email, token } = await subscriber()
    expect(await unsubscribe(token)).toMatchObject({ status: 200, body: { success: true, message: 'You are unsubscribed.' } })
    expect(await isSubscribed(token)).toBe(false)
    expect((await eventsOf(email)).map(({ event, form }) => `${event}, ${form}`)).toEqual(['asked, account', 'left, account'])
    expect(await unsubscribe(token)).toMatchObject({ status: 200, body: { success: true, message: 'You were not subscribed.' } })
    expect(await unsubscribe()).toMatchObject({ status: 401 })
  })

  it('by a page that asks first, under a policy that lets nothing in', async () => {
    const { token, link } = await subscriber()
    const page = await own.ask(link, { method: 'GET' })
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.text).toContain('<h1>Unsubscribe from the Artha Newsletter?</h1>')
    expect(await isSubscribed(token)).toBe(true)

    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const done = await own.ask(link, { body: 'List-Unsubscribe=One-Click', headers })
    expect(done.status).toBe(200)
    expect(done.text).toContain('<h1>You have unsubscribed</h1>')
    expect(await isSubscribed(token)).toBe(false)
  })

  it.each([
    ['as a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'as multipart',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('by the one click of a mail program, sent %s, twice if need be', async (_, type, body) => {
    const { token, link } = await subscriber()
    const other = await subscriber()
    for (let clicks = 0; clicks < 2; clicks += 1) {
      expect(await own.ask(link, { body, headers: { 'content-type': type } })).toMatchObject({ status: 200 })
    }
    expect(await isSubscribed(token)).toBe(false)
    expect(await isSubscribed(other.token)).toBe(true)
  })

  it('by the link of a deleted account changes nothing and says nothing', async () => {
    const { email, link } = await subscriber()
    await own.database('up_users').where({ email }).delete()
    expect(await own.ask(link)).toMatchObject({ status: 200 })
  })

  it.each(['GET', 'POST'])('needs the whole link: %s', async (method) => {
    const { token, link } = await subscriber()
    const other = await subscriber()
    const [, seal] = link.split('.')
    const [othersAccount] = other.link.split('.')
    for (const wrong of [link.slice(0, -1), `${othersAccount}.${seal}`, link.split('.')[0] ?? '', '/auth/unsubscribe/a%00b.c']) {
      expect(await own.ask(wrong, { method })).toMatchObject({ status: 404, body: { code: 'not-found' } })
    }
    expect(await isSubscribed(token)).toBe(true)
    expect(await isSubscribed(other.token)).toBe(true)
  })
})
