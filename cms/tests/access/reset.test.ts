import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cookieOf as cookieNamed,
  newOrigin,
  signIn,
  signUp,
  startCmsWithMail,
  type CmsWithMail,
  type Person,
  type ReceivedAnswer,
} from './cms-with-mail'
import type { ReceivedMail } from './mail-server'

let own: CmsWithMail

beforeAll(async () => {
  own = await startCmsWithMail()
})

afterAll(() => own.stop())

const sendCode = (email: unknown, origin?: string) => own.ask('/auth/admin/send-code', { body: { email }, origin })
const verify = (email: string, code: string, origin?: string) => own.ask('/auth/admin/verify-code', { body: { email, code }, origin })
const setPassword = (email: string, password: string, cookie?: string) => own.ask('/auth/admin/reset-password', { body: { email, password }, cookie })

const codeIn = (mail: ReceivedMail | undefined) => /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? ''
const cookieOf = (answer: ReceivedAnswer) => cookieNamed(answer, 'artha-reset')

async function codeFor({ email }: Person): Promise<string> {
  const before = own.mail.received.filter(({ recipients }) => recipients.includes(email)).length
  expect(await sendCode(email)).toMatchObject({ status: 200 })
  return codeIn((await own.mail.mailsTo(email, before + 1)).at(-1))
}

async function ticketFor(person: Person): Promise<string> {
  const answer = await verify(person.email, await codeFor(person))
  expect(answer).toMatchObject({ status: 200 })
  return cookieOf(answer)
}

/** Returns a wrong code. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const refused = { status: 403, body: { message: 'Failed to update.', code: 'forbidden' } }
const invalid = { status: 400, body: { message: 'Invalid code.', code: 'validation' } }
const canSignIn = async ({ email }: Person, password: string) => (await own.ask('/auth/login', { body: { email, password } })).status === 200

describe('a forgotten password', () => {
  it('is replaced by the code from the mail, which ends every session, and the owner gets a mail', async () => {
    const reader = await signUp(own)
    const tokens = [await signIn(own, reader), await signIn(own, reader)]
    const other = await signIn(own, await signUp(own))

    const code = await codeFor(reader)
    const verified = await verify(` ${reader.email.toUpperCase()}`, ` ${code} `)
    expect(verified).toMatchObject({ status: 200, body: { message: 'Code verified. You can now reset password.' } })
    expect(verified.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^artha-reset=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/),
    ])
    expect(verified.text).not.toContain(cookieOf(verified).split('=')[1])

    const done = await setPassword(reader.email, 'A new long passphrase', cookieOf(verified))
    expect(done).toMatchObject({ status: 200, body: { message: 'Password updated successfully.' } })
    expect(done.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^artha-device=[\w-]{43}; /),
      expect.stringMatching(/^artha-reset=; Max-Age=0;/),
    ])

    const me = await Promise.all([...tokens, other].map((token) => own.ask('/auth/me', { method: 'GET', token })))
    expect(me.map(({ status }) => status)).toEqual([401, 401, 200])
    expect(await canSignIn(reader, reader.password)).toBe(false)
    expect(await canSignIn(reader, 'A new long passphrase')).toBe(true)

    const mails = await own.mail.mailsTo(reader.email, 2)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Artha code', 'Your Artha password was changed'])
    expect(await own.database('accounts_audit_entries').where({ action: 'user.password-reset' })).toHaveLength(1)
  })

  it('is replaced for the primary admin as for everybody', async () => {
    const owner = { email: 'owner@artha.example', password: 'Owner-1-password' }
    const ticket = await ticketFor(owner)
    expect(await setPassword(owner.email, 'Owner-2-password', ticket)).toMatchObject({ status: 200 })
    expect(await canSignIn(owner, 'Owner-2-password')).toBe(true)
  })

  it('frees the way for an owner who had tried too often', async () => {
    const reader = await signUp(own)
    const origin = newOrigin()
    const tryIn = async (password: string) => (await own.ask('/auth/login', { body: { ...reader, password }, origin })).status
    for (let tries = 0; tries < 5; tries += 1) expect(await tryIn('not this one')).toBe(401)
    expect(await tryIn(reader.password)).toBe(429)
    const cookie = await ticketFor(reader)
    const body = { email: reader.email, password: 'A new long passphrase' }
    expect(await own.ask('/auth/admin/reset-password', { body, cookie, origin })).toMatchObject({ status: 200 })
    expect(await tryIn('A new long passphrase')).toBe(200)
  })
})

describe('without the right ticket no password is set', () => {
  it.each([
    ['none', () => undefined],
    ['an empty one', () => 'artha-reset='],
    ['a made-up one', () => `artha-reset=${'A'.repeat(43)}`],
    ['the name of production', (ticket: string) => ticket.replace('artha-reset', '__Host-artha-reset')],
    ['one cut short', (ticket: string) => ticket.slice(0, -1)],
  ])('%s', async (_, cookieFrom) => {
    const reader = await signUp(own)
    const ticket = await ticketFor(reader)
    expect(await setPassword(reader.email, 'A new long passphrase', cookieFrom(ticket))).toMatchObject(refused)
    expect(await canSignIn(reader, reader.password)).toBe(true)
  })

  it("another's", async () => {
    const [attacker, victim] = [await signUp(own), await signUp(own)]
    const ticket = await ticketFor(attacker)
    await codeFor(victim)
    for (const email of [victim.email, 'owner@artha.example', 'nobody@artha.example']) {
      expect(await setPassword(email, 'A new long passphrase', ticket)).toMatchObject(refused)
    }
    expect(await canSignIn(victim, victim.password)).toBe(true)
  })

  it('a used one, and of ten uses at once one counts', async () => {
    const reader = await signUp(own)
    const ticket = await ticketFor(reader)
    const passwords = Array.from({ length: 10 }, (_, at) => `A new long passphrase ${at}`)
    const answers = await Promise.all(passwords.map((password) => setPassword(reader.email, password, ticket)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 403)])
    expect(await canSignIn(reader, passwords[answers.findIndex(({ status }) => status === 200)] ?? '')).toBe(true)
    expect(await setPassword(reader.email, 'Another long passphrase', ticket)).toMatchObject(refused)
  })

  it('an expired one', async () => {
    const reader = await signUp(own)
    const ticket = await ticketFor(reader)
    await own.database('accounts_reset_tickets').update({ expires_at: new Date(Date.now() - 1_000) })
    expect(await setPassword(reader.email, 'A new long passphrase', ticket)).toMatchObject(refused)
  })

  it('one that another reset of the account has made worthless', async () => {
    const reader = await signUp(own)
    const [first, second] = [await ticketFor(reader), await ticketFor(reader)]
    expect(await setPassword(reader.email, 'A new long passphrase', second)).toMatchObject({ status: 200 })
    expect(await setPassword(reader.email, 'Another long passphrase', first)).toMatchObject(refused)
  })
})

it('a weak password is refused in words, and the ticket holds for a better one', async () => {
  const reader = await signUp(own)
  const ticket = await ticketFor(reader)
  for (const weak of ['short', 'password1']) {
    const answer = await setPassword(reader.email, weak, ticket)
    const fields = { password: expect.stringMatching(/\w+ \w+/) }
    expect(answer).toMatchObject({ status: 400, body: { message: 'Failed to update.', fields } })
  }
  expect(await setPassword(reader.email, 'A new long passphrase', ticket)).toMatchObject({ status: 200 })
})

describe('a code', () => {
  it('is void once used, once a newer one was sent, after its time, and for another address', async () => {
    const [reader, other] = [await signUp(own), await signUp(own)]
    const first = await codeFor(reader)
    const second = await codeFor(reader)
    if (first !== second) expect(await verify(reader.email, first)).toMatchObject(invalid)
    expect(await verify(other.email, second)).toMatchObject(invalid)
    expect(await verify(reader.email, second)).toMatchObject({ status: 200 })
    expect(await verify(reader.email, second)).toMatchObject(invalid)

    const third = await codeFor(reader)
    await own.database('accounts_reset_codes').update({ expires_at: new Date(Date.now() - 1_000) })
    expect(await verify(reader.email, third)).toMatchObject(invalid)
  })

  it('opens one door of several that are tried at once', async () => {
    const reader = await signUp(own)
    const code = await codeFor(reader)
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(reader.email, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
  })

  it.each(['an account', 'no account'])('of an address with %s is tried five times from one origin, then 429', async (who) => {
    const { email } = who === 'an account' ? await signUp(own) : { email: 'no-account@artha.example' }
    expect(await sendCode(email)).toMatchObject({ status: 200 })
    const code = who === 'an account' ? codeIn((await own.mail.mailsTo(email))[0]) : '000000'
    const origin = newOrigin()
    for (let tries = 0; tries < 5; tries += 1) expect(await verify(email, otherThan(code), origin)).toMatchObject(invalid)
    for (const spelled of [email, email.toUpperCase(), ` ${email}`, email.replace('a', 'ａ')]) {
      const late = await verify(spelled, code, origin)
      expect(late).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(500)
      expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(600)
      expect(late.headers.getSetCookie()).toEqual([])
    }
  })

  it.each([
    ['five times when a hundred guesses come at once from one origin', 5, newOrigin()],
    ['twenty times when they come from a hundred origins', 20, undefined],
  ])('is tried %s', async (_, most, origin) => {
    const { email } = await signUp(own)
    const code = await codeFor({ email, password: '' })
    const answers = await Promise.all(Array.from({ length: 100 }, () => verify(email, otherThan(code), origin)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(most)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(100 - most)
  })

  it.each([
    ['with a hyphen', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['in Devanagari', (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))],
    ['full-width', (code: string) => code.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))],
    ['as the mail says it', (code: string) => `Your code: ${code}.`],
    ['with marks that nobody sees', (code: string) => `\u202A${code.slice(0, 2)}\u200B${code.slice(2)}\u00AD`],
  ])('is taken %s, after what cannot be one, which is no try', async (_, spelled) => {
    const reader = await signUp(own)
    const code = await codeFor(reader)
    const origin = newOrigin()
    for (const shape of ['', '12345', '1234567', 'abcdef', `${code}${code}`, '12a456', `${code} ${otherThan(code)}`]) {
      expect(await verify(reader.email, shape, origin)).toMatchObject({ ...invalid, body: { fields: { code: expect.stringMatching(/six digits/) } } })
    }
    for (let tries = 0; tries < 4; tries += 1) expect(await verify(reader.email, otherThan(code), origin)).toMatchObject(invalid)
    expect(await verify(reader.email, spelled(code), origin)).toMatchObject({ status: 200 })
  })

  it('is kept, like its ticket and its address, so that the database gives none of them away', async () => {
    const reader = await signUp(own)
    const code = await codeFor(reader)
    const ticket = (await ticketFor(reader)).split('=')[1] ?? ''
    await codeFor(reader)
    const kept = JSON.stringify([await own.database('accounts_reset_codes'), await own.database('accounts_reset_tickets')])
    expect(kept).toContain('address_key')
    for (const secret of [reader.email, `"${code}"`, ticket]) expect(kept).not.toContain(secret)
  })

  it('is not sent to an account that has no password', async () => {
    const reader = await signUp(own)
    await own.database('up_users').where({ email: reader.email }).update({ password: null })
    expect(await sendCode(reader.email)).toMatchObject({ status: 200 })
    await codeFor(await signUp(own))
    expect(own.mail.received.filter(({ recipients }) => recipients.includes(reader.email))).toEqual([])
  })
})

describe('sending codes', () => {
  it.each([
    ['three an hour from one origin', 3, newOrigin()],
    ['five in ten minutes from all origins', 5, undefined],
  ])('to one address is limited to %s, with or without an account, in the same words', async (_, most, origin) => {
    const { email } = await signUp(own)
    for (const address of [email, `nobody-here-${most}@artha.example`]) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => sendCode(address, origin)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(most)
      const late = answers.filter(({ status }) => status === 429)
      expect(late).toHaveLength(10 - most)
      expect(late[0]?.headers.get('retry-after')).toMatch(/^\d+$/)
      const message = 'Too many emails were requested. If this address has an account, the link in the latest email works.'
      expect(late[0]?.body).toEqual({ message, code: 'too-many-requests' })
    }
    expect(await own.mail.mailsTo(email, most)).toHaveLength(most)
  })

  it('is limited to ten an hour from an origin, whatever addresses it asks for', async () => {
    const origin = newOrigin()
    const answers = await Promise.all(Array.from({ length: 14 }, (_, at) => sendCode(`someone${at}@artha.example`, origin)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  it.each([
    ['a second header', (to: string) => `${to}\r\nBcc: attacker@evil.example`],
    ['a bare line feed', (to: string) => `${to}\nBcc: attacker@evil.example`],
    ['a second address', (to: string) => `${to},attacker@evil.example`],
    ['a name', (to: string) => `attacker@evil.example <${to}>`],
    ['an SMTP command', (to: string) => `${to}>\r\nRCPT TO:<attacker@evil.example`],
    ['a NUL', (to: string) => `${to}\u0000`],
    ['a list', (to: string) => [to, 'attacker@evil.example']],
    ['an object', (to: string) => ({ address: to })],
  ])('refuses %s in the address, and sends no mail', async (_, smuggle) => {
    const { email } = await signUp(own)
    expect(await sendCode(smuggle(email))).toMatchObject({ status: 400, body: { code: 'validation' } })
    await codeFor(await signUp(own))
    const reached = own.mail.received.flatMap(({ recipients }) => recipients)
    expect(reached.filter((to) => to.includes(email) || to.includes('evil'))).toEqual([])
  })

  it('reaches the address of the account, never one that only looks like it', async () => {
    const { email } = await signUp(own)
    expect(await sendCode(email.replace('artha', 'ａrtha').toUpperCase())).toMatchObject({ status: 200 })
    const [mail] = await own.mail.mailsTo(email)
    expect(mail?.recipients).toEqual([email])
    expect(mail?.to).toMatchObject({ value: [{ address: email }] })
  })
})
