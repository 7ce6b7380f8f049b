import { accountConsent } from '@artha/contract/newsletter-consent'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, signIn, signUp, startCmsWithMail, type CmsWithMail } from './cms-with-mail'
import { askedOf, confirmBy, eventsOf, leavePathIn, newSubscriber, rowOf } from './newsletter-people'

/** With https, no account gets a mail of the newsletter at an address that it has not proven. */
let own: CmsWithMail

beforeAll(async () => {
  own = await startCmsWithMail({ SITE_URL: 'https://artha.example' })
})
afterAll(() => own.stop())

const isSubscribed = async (token: string) =>
  ((await own.ask('/auth/me', { method: 'GET', token })).body.user as { isSubscribed: boolean }).isSubscribed

async function subscriber() {
  const person = await signUp(own)
  const token = await signIn(own, person)
  const answer = await own.ask('/auth/subscribe', { method: 'PATCH', body: { email: person.email }, token })
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'You are subscribed.' } })
  expect(await isSubscribed(token)).toBe(true)
  return { ...person, token, link: await askedOf(own, person.email) }
}

async function resetPassword(email: string, count = 2) {
  await own.ask('/auth/admin/send-code', { body: { email } })
  const mails = await own.mail.mailsTo(email, count)
  const code = /Your code: (\d{6})/.exec(mails.map(({ text }) => text).join('\n'))?.[1]
  const cookie = cookieOf(await own.ask('/auth/admin/verify-code', { body: { email, code } }), '__Host-artha-reset')
  expect(await own.ask('/auth/admin/reset-password', { body: { email, password: 'A new long passphrase' }, cookie })).toMatchObject({ status: 200 })
}

describe('the address of an account that subscribes', () => {
  it('is asked by a mail, whose link proves it and no more', async () => {
    const { email, link, token } = await subscriber()
    expect(await rowOf(own, email)).toMatchObject({ state: 'subscribed', proven_at: null, user_id: expect.anything() })
    expect(await confirmBy(own, link)).toMatchObject({ status: 200 })
    const row = await rowOf(own, email)
    expect(row).toMatchObject({ state: 'subscribed', proven_at: expect.anything() })
    const event = await own.database('accounts_consent_events').where({ person_key: row?.person_key, event: 'confirmed' }).first()
    expect(event).toMatchObject({ form: 'mail link', words: accountConsent.text, words_version: accountConsent.version })
    expect((await own.database('up_users').where({ email }).first()).confirmed).toBeFalsy()

    const [, welcome] = await own.mail.mailsTo(email, 2)
    await own.ask(leavePathIn(welcome))
    expect(await isSubscribed(token)).toBe(false)
    // An account that a stranger may have made does not bring the reader back without another link.
    await own.ask('/auth/subscribe', { method: 'PATCH', body: { email }, token })
    expect(await rowOf(own, email)).toMatchObject({ proven_at: null })
  })

  it('is proven by a reset code too', async () => {
    const { email } = await subscriber()
    await resetPassword(email)
    const row = await rowOf(own, email)
    expect(row).toMatchObject({ state: 'subscribed', proven_at: expect.anything() })
    expect(await eventsOf(own, row?.person_key)).toEqual(['asked, account', 'confirmed, reset code'])
  })

  it('that its owner subscribed without an account becomes the account’s once proven', async () => {
    const person = await signUp(own)
    await newSubscriber(own, person.email)
    const token = await signIn(own, person)
    expect(await isSubscribed(token)).toBe(false)
    await resetPassword(person.email, 3)
    expect(await isSubscribed(await signIn(own, { ...person, password: 'A new long passphrase' }))).toBe(true)
    expect(await rowOf(own, person.email)).toMatchObject({ state: 'subscribed', user_id: expect.anything() })
  })

  it('that is proven already is welcomed at once, also after it was erased', async () => {
    const { email, link } = await subscriber()
    await confirmBy(own, link)
    const [, welcome] = await own.mail.mailsTo(email, 2)
    await own.ask(`${leavePathIn(welcome)}/erase`)
    await own.database('up_users').where({ email }).update({ confirmed: true })
    const token = await signIn(own, { email, password: `Reader-${/\d+/.exec(email)?.[0]}-password` })
    await own.ask('/auth/subscribe', { method: 'PATCH', body: { email }, token })
    expect(await rowOf(own, email)).toMatchObject({ state: 'subscribed', proven_at: expect.anything() })
    expect((await own.mail.mailsTo(email, 3))[2]?.subject).toBe('You are subscribed to the Artha Newsletter')
  })
})
