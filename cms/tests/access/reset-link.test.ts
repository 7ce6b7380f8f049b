import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, knownDeviceOf, newOrigin, signIn, signUp, startCmsWithMail, type CmsWithMail, type Person } from './cms-with-mail'

let own: CmsWithMail

beforeAll(async () => {
  own = await startCmsWithMail({ LIMIT_SIGN_IN_ACCOUNT: '8/3600' })
})

afterAll(() => own.stop())

const sendCode = (email: string, cookie?: string, origin = newOrigin()) => own.ask('/auth/admin/send-code', { body: { email }, cookie, origin })
const openLink = (link: string) => own.ask('/auth/admin/open-link', { body: { link } })
const setPassword = (email: string, cookie?: string) => own.ask('/auth/admin/reset-password', { body: { email, password: newPassword }, cookie })
const verify = (email: string, code: string, cookie?: string) =>
  own.ask('/auth/admin/verify-code', { body: { email, code }, cookie, origin: newOrigin() })
const many = <T>(length: number, ask: (at: number) => Promise<T>) => Promise.all(Array.from({ length }, (_, at) => ask(at)))
const count = (answers: { status: number }[], status: number) => answers.filter((answer) => answer.status === status).length

const newPassword = 'A new long passphrase'
const over = { status: 400, body: { code: 'validation', message: 'This link was used, or its ten minutes are over. Ask for a new mail.' } }

/** The content of the newest mail to an address, once there are so many. */
async function mailed({ email }: Person, mails = 1) {
  const text = (await own.mail.mailsTo(email, mails)).at(-1)?.text ?? ''
  return { code: /Your code: (\d{6})/.exec(text)?.[1] ?? '', link: /\/reset-link#([\w-]{43})$/m.exec(text)?.[1] ?? '' }
}

async function mailFor(person: Person) {
  expect(await sendCode(person.email)).toMatchObject({ status: 200 })
  return mailed(person)
}

describe('the link of a mail', () => {
  it('opens the way to a new password, which makes this browser a known device', async () => {
    const reader = await signUp(own)
    const token = await signIn(own, reader)
    const { link } = await mailFor(reader)
    const opened = await openLink(link)
    expect(opened).toMatchObject({ status: 200, body: { email: reader.email } })
    expect(opened.headers.getSetCookie()).toEqual([expect.stringMatching(/^artha-reset=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/)])
    const done = await setPassword(reader.email, cookieOf(opened, 'artha-reset'))
    expect(done).toMatchObject({ status: 200 })
    expect(await own.ask('/auth/me', { method: 'GET', token })).toMatchObject({ status: 401 })
    const renewed = { email: reader.email, password: newPassword }
    await many(10, () => own.ask('/auth/login', { body: { ...renewed, password: 'not this one' } }))
    expect(await own.ask('/auth/login', { body: renewed })).toMatchObject({ status: 429 })
    expect(await own.ask('/auth/login', { body: renewed, cookie: cookieOf(done, 'artha-device') })).toMatchObject({ status: 200 })
  })

  it('works once: of ten presses at once one opens, and none after', async () => {
    const { link } = await mailFor(await signUp(own))
    expect(count(await many(10, () => openLink(link)), 200)).toBe(1)
    expect(await openLink(link)).toMatchObject(over)
  })

  it('is void after ten minutes, cut short, made up, of another word, and once a new password is set', async () => {
    const reader = await signUp(own)
    const { link } = await mailFor(reader)
    for (const wrong of [link.slice(1), `${link}a`, 'A'.repeat(43), '', `${link}\u0000`, reader.email])
      expect(await openLink(wrong)).toMatchObject(over)
    await sendCode(reader.email)
    const second = await mailed(reader, 2)
    const ticket = cookieOf(await verify(reader.email, second.code), 'artha-reset')
    expect(await setPassword(reader.email, ticket)).toMatchObject({ status: 200 })
    expect(await openLink(link)).toMatchObject(over)

    const other = await signUp(own)
    const late = await mailFor(other)
    await own.database('accounts_reset_links').update({ expires_at: new Date(Date.now() - 1_000) })
    expect(await openLink(late.link)).toMatchObject(over)
  })

  it('is stopped neither by wrong digits from everywhere nor by the mails that strangers ask for', async () => {
    const reader = await signUp(own)
    const { link } = await mailFor(reader)
    const guesses = await many(100, (at) => verify(reader.email, String(at).padStart(6, '0')))
    expect(count(guesses, 429)).toBeGreaterThanOrEqual(80)
    await many(20, () => sendCode(reader.email))
    expect(await openLink(link)).toMatchObject({ status: 200 })
  })

  it('is not made for an address without account, whose rows look the same', async () => {
    await sendCode('nobody-at-all@artha.example')
    await mailFor(await signUp(own))
    const rows: Record<string, unknown>[] = await own.database('accounts_reset_links').select('link_hash', 'address_key')
    expect(rows.every((row) => Object.values(row).every((value) => /^[0-9a-f]{64}$/.test(String(value))))).toBe(true)
  })

  it('is not in the database as it is', async () => {
    const { link } = await mailFor(await signUp(own))
    expect(JSON.stringify(await own.database('accounts_reset_links'))).not.toContain(link)
  })
})

describe('a known device', () => {
  it('is sent a mail at an address whose mails are used up, and tries digits where strangers used these up', async () => {
    const reader = await signUp(own)
    const device = await knownDeviceOf(own, reader)
    expect(count(await many(20, () => sendCode(reader.email)), 200)).toBe(5)
    expect(await sendCode(reader.email)).toMatchObject({ status: 429 })
    expect(await sendCode(reader.email, device)).toMatchObject({ status: 200 })
    const { code } = await mailed(reader, 6)

    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    expect(count(await many(40, () => verify(reader.email, wrong)), 400)).toBe(20)
    expect(await verify(reader.email, code)).toMatchObject({ status: 429 })
    for (let tries = 0; tries < 4; tries += 1) expect(await verify(reader.email, wrong, device)).toMatchObject({ status: 400 })
    expect(await verify(reader.email, code, device)).toMatchObject({ status: 200 })
  })

  it('of another has none of that', async () => {
    const [reader, stranger] = [await signUp(own), await signUp(own)]
    const device = await knownDeviceOf(own, stranger)
    await many(20, () => sendCode(reader.email))
    expect(await sendCode(reader.email, device)).toMatchObject({ status: 429 })
  })
})
