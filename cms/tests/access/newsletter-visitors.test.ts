import { visitorConsent } from '@artha/contract/newsletter-consent'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOrigin, signIn, signUp, startCmsWithMail, type CmsWithMail } from './cms-with-mail'
import { askedOf, askFor, confirmBy, eventsOf, newSubscriber, newVisitor, rowOf, secretIn } from './newsletter-people'

let own: CmsWithMail

beforeAll(async () => {
  own = await startCmsWithMail({ LIMIT_NEWSLETTER_HOST: '5/3600' })
})
afterAll(() => own.stop())

const hour = 3_600_000
const same = { status: 202, body: { message: 'Look into your mailbox: we have sent a link to confirm your subscription.' } }
const expired = {
  status: 400,
  body: { code: 'validation', message: 'This link has been used or has expired after 48 hours. Subscribe again to get a new one.' },
}
/** A time as the database stores it. */
const stored = (time: number) => (own.database.client.config.client === 'pg' ? new Date(time) : time)
const countOf = async (table: string) => Number((await own.database(table).count({ rows: '*' }))[0]?.rows)
const stateOf = async (email: string) => (await rowOf(own, email))?.state

describe('a subscription without an account', () => {
  it('is asked for by mail, confirmed by its link, and left by the link of the next mail', async () => {
    const email = newVisitor()
    expect(await askFor(own, ` ${email.toUpperCase()} `)).toMatchObject(same)
    const [asking] = await own.mail.mailsTo(email)
    expect(asking?.subject).toBe('Confirm your subscription to the Artha Newsletter')
    expect(asking?.recipients).toEqual([email])
    expect(asking?.text).toContain(`http://localhost:3000/newsletter/confirm#${secretIn(asking)}`)
    expect(await rowOf(own, email)).toMatchObject({ state: 'asked', proven_at: null, user_id: null })

    expect(await confirmBy(own, secretIn(asking))).toMatchObject({ status: 200, body: { message: 'You are subscribed.' } })
    const row = await rowOf(own, email)
    expect(row).toMatchObject({ state: 'subscribed', proven_at: expect.anything(), user_id: null })
    const [, welcome] = await own.mail.mailsTo(email, 2)
    expect(welcome?.subject).toBe('You are subscribed to the Artha Newsletter')

    const event = await own.database('accounts_consent_events').where({ person_key: row?.person_key, event: 'confirmed' }).first()
    expect(event).toMatchObject({ form: 'mail link', words: visitorConsent.text, words_version: visitorConsent.version })
    expect(event.at).not.toBeNull()
  })

  it('is left with one click, as often as one likes, for ever, and can begin again', async () => {
    const { email, leavePath } = await newSubscriber(own)
    const page = await own.ask(leavePath, { method: 'GET' })
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('<h1>Unsubscribe from the Artha Newsletter?</h1>') })
    expect(await stateOf(email)).toBe('subscribed')
    await own
      .database('accounts_subscribers')
      .where({ email })
      .update({ changed_at: stored(Date.now() - 300 * 24 * hour) })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (let clicks = 0; clicks < 2; clicks += 1) {
      expect(await own.ask(leavePath, { body: 'List-Unsubscribe=One-Click', headers })).toMatchObject({ status: 200 })
    }
    const row = await rowOf(own, email)
    expect(row).toMatchObject({ state: 'left', proven_at: null })
    expect(await eventsOf(own, row?.person_key)).toEqual(['asked, site form', 'confirmed, mail link', 'left, mail link'])

    await askFor(own, email)
    expect(await confirmBy(own, await askedOf(own, email, 3))).toMatchObject({ status: 200 })
    expect(await stateOf(email)).toBe('subscribed')
  })

  it('does not begin for a program that fills in the hidden field', async () => {
    const email = newVisitor()
    expect(await askFor(own, email, { body: { email, nickname: 'Nick' } })).toMatchObject(same)
    expect(await rowOf(own, email)).toBeUndefined()
  })

  it.each([
    '',
    'asha',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\nSubject: x',
    '"a b"@c.example',
    'a@b.example\u0000',
  ])('refuses %j, which no header may carry', async (email) => {
    const words = 'Please enter a valid email address.'
    expect(await askFor(own, email)).toMatchObject({ status: 400, body: { code: 'validation', fields: { email: words } } })
    expect(own.mail.received.flatMap(({ recipients }) => recipients).filter((to) => /asha$|@[bcd]\.example/.test(to))).toEqual([])
  })
})

describe('the link of the mail', () => {
  it('works once, of many that press at once', async () => {
    const email = newVisitor()
    await askFor(own, email)
    const secret = await askedOf(own, email)
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => confirmBy(own, secret)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(await confirmBy(own, secret)).toMatchObject(expired)
  })

  it('is kept as a hash', async () => {
    const email = newVisitor()
    await askFor(own, email)
    const rows = JSON.stringify(await own.database('accounts_newsletter_links'))
    expect(rows).not.toContain(await askedOf(own, email))
    expect(rows).not.toContain(email)
  })

  it('ends after 48 hours, and the address with it', async () => {
    const email = newVisitor()
    await askFor(own, email)
    const secret = await askedOf(own, email)
    const { person_key: key } = (await rowOf(own, email)) ?? expect.fail()
    const links = own.database('accounts_newsletter_links').where({ person_key: key })
    const { expires_at: expires } = (await links.clone().first()) ?? expect.fail()
    expect(Math.abs(new Date(expires).getTime() - Date.now() - 48 * hour)).toBeLessThan(hour / 2)
    await links.clone().update({ expires_at: stored(Date.now() - 1_000) })
    expect(await confirmBy(own, secret)).toMatchObject(expired)
    await own
      .database('accounts_subscribers')
      .where({ email })
      .update({ changed_at: stored(Date.now() - 49 * hour) })
    await newSubscriber(own)
    expect(await rowOf(own, email)).toBeUndefined()
    expect(await eventsOf(own, key)).toEqual(['asked, site form', 'erased, expiry'])
  })

  it('keeps its address as long as the newest one works', async () => {
    const email = newVisitor()
    await askFor(own, email)
    await askedOf(own, email)
    const row = own.database('accounts_subscribers').where({ email })
    await row.clone().update({ changed_at: stored(Date.now() - 47 * hour) })
    await askFor(own, email)
    const secret = await askedOf(own, email, 2)
    await row.clone().update({ changed_at: stored(new Date((await row.clone().first()).changed_at).getTime() - 2 * hour) })
    await newSubscriber(own)
    expect(await confirmBy(own, secret)).toMatchObject({ status: 200 })
  })

  it('of an earlier mail subscribes nobody who has confirmed or left since', async () => {
    const email = newVisitor()
    await askFor(own, email)
    await askFor(own, email)
    const [older, newer] = (await own.mail.mailsTo(email, 2)).map(secretIn)
    expect(older).not.toBe(newer)
    expect(await confirmBy(own, newer ?? '')).toMatchObject({ status: 200 })
    expect(await confirmBy(own, older ?? '')).toMatchObject(expired)
  })

  it.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(43)}\n`, 'é'.repeat(43)])('is not %j', async (link) => {
    expect(await confirmBy(own, link)).toMatchObject(expired)
  })
})

describe('the answer', () => {
  it('and what is written for it are the same for unknown, asked, subscribed, left and erased addresses', async () => {
    const asked = newVisitor()
    await askFor(own, asked)
    const subscribed = await newSubscriber(own)
    const left = await newSubscriber(own)
    await own.ask(left.leavePath)
    const erased = await newSubscriber(own)
    expect(await own.ask(`${erased.leavePath}/erase`)).toMatchObject({ status: 200 })
    await own.database('accounts_limits').where('key', 'like', 'newsletterMailbox%').delete()
    const counts = async () => ({ events: await countOf('accounts_consent_events'), links: await countOf('accounts_newsletter_links') })
    for (const email of [newVisitor(), asked, subscribed.email, left.email, erased.email]) {
      const before = await counts()
      const { status, body } = await askFor(own, email)
      expect({ status, body }).toEqual(same)
      await expect.poll(counts).toEqual({ events: before.events + 1, links: before.links + 1 })
    }
    // The subscribed are told so; the erased hear nothing, and are not stored again.
    expect((await own.mail.mailsTo(subscribed.email, 3))[2]?.subject).toBe('You are subscribed to the Artha Newsletter')
    expect((await own.mail.mailsTo(left.email, 3))[2]?.subject).toBe('Confirm your subscription to the Artha Newsletter')
    expect(await rowOf(own, erased.email)).toBeUndefined()
    expect(await own.mail.mailsTo(erased.email)).toHaveLength(2)
  })

  it('is there before the mail is sent', async () => {
    const letGo = own.mail.hold()
    const email = newVisitor()
    expect(await askFor(own, email)).toMatchObject(same)
    expect(own.mail.received.filter(({ recipients }) => recipients.includes(email))).toEqual([])
    letGo()
    expect(await own.mail.mailsTo(email)).toHaveLength(1)
  })
})

describe('the box bombs no mailbox:', () => {
  it('two mails go to one in 48 hours, whoever asks and however it is written', async () => {
    const written = ['b.omb@bombed.example', 'bomb@bombed.example', 'bomb+1@bombed.example', 'BOMB+2@bombed.example', 'bo.mb@bombed.example']
    for (const email of written) expect(await askFor(own, email)).toMatchObject(same)
    const letters = () => own.mail.received.flatMap(({ recipients }) => recipients).filter((each) => each.endsWith('@bombed.example'))
    await expect.poll(() => letters().length).toBe(2)
    await newSubscriber(own)
    expect(letters()).toHaveLength(2)
  })

  it('so many go to one mail host, and then the answer says so', async () => {
    for (let at = 0; at < 5; at += 1) expect(await askFor(own, `reader-${at}@one-host.example`)).toMatchObject(same)
    const refused = await askFor(own, 'reader-5@one-host.example')
    expect(refused).toMatchObject({ status: 429, body: { message: 'Many readers of this mail service have subscribed just now.' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('ten are asked for by one origin, and then the answer says so', async () => {
    const origin = newOrigin()
    for (let at = 0; at < 10; at += 1) expect(await askFor(own, newVisitor(), { origin })).toMatchObject(same)
    expect(await askFor(own, newVisitor(), { origin })).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect(await askFor(own, newVisitor())).toMatchObject(same)
  })
})

describe('an account that never proved its address', () => {
  it('changes nothing of what the owner of the mailbox has confirmed', async () => {
    const person = await signUp(own)
    const token = await signIn(own, person)
    await newSubscriber(own, person.email)
    const before = await rowOf(own, person.email)
    expect(await own.ask('/auth/subscribe', { method: 'PATCH', body: { email: person.email }, token })).toMatchObject({ status: 200 })
    expect(await own.ask('/auth/unsubscribe', { token })).toMatchObject({ status: 200 })
    expect(await rowOf(own, person.email)).toEqual(before)
  })
})

it('the ledger only grows', async () => {
  const { email } = await newSubscriber(own)
  const { person_key: key } = (await rowOf(own, email)) ?? expect.fail()
  const rows = own.database('accounts_consent_events').where({ person_key: key })
  await expect(rows.clone().update({ event: 'left' })).rejects.toThrow('only grows')
  await expect(rows.clone().delete()).rejects.toThrow('only grows')
  expect(await eventsOf(own, key)).toEqual(['asked, site form', 'confirmed, mail link'])
})
