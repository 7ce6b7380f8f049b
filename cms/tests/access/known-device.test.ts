import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, knownDeviceOf, newOrigin, signIn, signUp, startCmsWithMail, type CmsWithMail, type Person } from './cms-with-mail'

let own: CmsWithMail

beforeAll(async () => {
  // A small limit, so that few tries reach it. The default is tested in limit-settings.
  own = await startCmsWithMail({ LIMIT_SIGN_IN_ACCOUNT: '8/3600' })
})

afterAll(() => own.stop())

const signInAs = (person: Person, cookie?: string, origin = newOrigin()) => own.ask('/auth/login', { body: person, cookie, origin })
const failAs = ({ email }: Person, cookie?: string, origin?: string) => signInAs({ email, password: 'not this one' }, cookie, origin)
const many = <T>(length: number, ask: (at: number) => Promise<T>) => Promise.all(Array.from({ length }, (_, at) => ask(at)))
const count = (answers: { status: number }[], status: number) => answers.filter((answer) => answer.status === status).length

/** Tries wrong passwords from many networks until the limit refuses unknown devices. Returns the number of 401 answers. */
const besiege = async (person: Person, tries = 10) => count(await many(tries, () => failAs(person)), 401)

const sendCode = (email: string, cookie?: string, origin = newOrigin()) => own.ask('/auth/admin/send-code', { body: { email }, cookie, origin })
const openLink = (link: string) => own.ask('/auth/admin/open-link', { body: { link } })
const setPassword = (email: string, cookie?: string) => own.ask('/auth/admin/reset-password', { body: { email, password: newPassword }, cookie })
const verify = (email: string, code: string, cookie?: string) =>
  own.ask('/auth/admin/verify-code', { body: { email, code }, cookie, origin: newOrigin() })

const newPassword = 'A new long passphrase'
const over = { status: 400, body: { code: 'validation', message: 'This link has been used or has expired after ten minutes. Request a new email.' } }

/** Waits until an address has received `mails` mails, and returns the content of the newest. */
async function mailed({ email }: Person, mails = 1) {
  const text = (await own.mail.mailsTo(email, mails)).at(-1)?.text ?? ''
  return { code: /Your code: (\d{6})/.exec(text)?.[1] ?? '', link: /\/reset-link#([\w-]{43})$/m.exec(text)?.[1] ?? '' }
}

async function mailFor(person: Person) {
  expect(await sendCode(person.email)).toMatchObject({ status: 200 })
  return mailed(person)
}

describe('an account under siege', () => {
  it('hears eight of three hundred tries at once from as many origins, and its owner on a known device', async () => {
    const reader = await signUp(own)
    const device = await knownDeviceOf(own, reader)
    expect(await besiege(reader, 300)).toBe(8)
    const late = await signInAs(reader)
    expect(late).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await signInAs(reader, device)).toMatchObject({ status: 200 })
  })

  it('gives a known device five tries of its own, of a hundred at once, which a right password renews', async () => {
    const reader = await signUp(own)
    const device = await knownDeviceOf(own, reader)
    await besiege(reader)
    for (let tries = 0; tries < 4; tries += 1) expect(await failAs(reader, device)).toMatchObject({ status: 401 })
    expect(await signInAs(reader, device)).toMatchObject({ status: 200 })
    const answers = await many(100, () => failAs(reader, device))
    expect([count(answers, 401), count(answers, 429)]).toEqual([5, 95])
    expect(await signInAs(reader, device)).toMatchObject({ status: 429 })
  })

  it('lets no stranger in by a device known for another, a made-up one, or one that is over', async () => {
    const [reader, stranger] = [await signUp(own), await signUp(own)]
    const others = await knownDeviceOf(own, stranger)
    const old = await knownDeviceOf(own, reader)
    await own.database('accounts_known_devices').update({ expires_at: new Date(Date.now() - 1_000) })
    const fresh = await knownDeviceOf(own, stranger)
    await besiege(reader)
    for (const cookie of [others, fresh, old, `artha-device=${'A'.repeat(43)}`, 'artha-device=', old.replace('artha', '__Host-artha')]) {
      expect(await signInAs(reader, cookie)).toMatchObject({ status: 429 })
    }
  })

  it('serves the owner where somebody at the same address used up the tries', async () => {
    const reader = await signUp(own)
    const device = await knownDeviceOf(own, reader)
    const office = newOrigin()
    expect(count(await many(20, () => failAs(reader, undefined, office)), 401)).toBe(5)
    expect(await signInAs(reader, undefined, office)).toMatchObject({ status: 429 })
    expect(await signInAs(reader, device, office)).toMatchObject({ status: 200 })
  })

  it('has refused tries use up nothing: one origin alone never reaches the total', async () => {
    const reader = await signUp(own)
    const attacker = newOrigin()
    await many(100, () => failAs(reader, undefined, attacker))
    expect(await signInAs(reader)).toMatchObject({ status: 200 })
  })
})

describe('a known device', () => {
  it('keeps its cookie, is known for each account that signs in there, and is in the database as keyed hashes', async () => {
    const [asha, bhavna] = [await signUp(own), await signUp(own)]
    const first = await signInAs(asha)
    expect(first.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^artha-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    const device = cookieOf(first, 'artha-device')
    expect(cookieOf(await signInAs(bhavna, device), 'artha-device')).toBe(device)
    for (const person of [asha, bhavna]) {
      await besiege(person)
      expect(await signInAs(person, device)).toMatchObject({ status: 200 })
    }
    const kept = JSON.stringify(await own.database('accounts_known_devices'))
    for (const secret of [device.split('=')[1] ?? '', asha.email, bhavna.email]) expect(kept).not.toContain(secret)
  })

  it('that was planted is not taken on', async () => {
    const planted = `artha-device=${'B'.repeat(43)}`
    const reader = await signUp(own)
    expect(cookieOf(await signInAs(reader, planted), 'artha-device')).not.toBe(planted)
    await besiege(reader)
    expect(await signInAs(reader, planted)).toMatchObject({ status: 429 })
  })

  it('is one row of many sign-ins at once, and an account keeps its fifty newest', async () => {
    const reader = await signUp(own)
    const device = await knownDeviceOf(own, reader)
    const rows = async () => Number((await own.database('accounts_known_devices').count({ n: '*' }).first())?.n)
    const before = await rows()
    expect(count(await many(8, () => signInAs(reader, device)), 200)).toBe(8)
    expect(await rows()).toBe(before)
    const { id: _id, document_id: _document, ...row } = await own.database('accounts_known_devices').orderBy('id', 'desc').first()
    const others = Array.from({ length: 60 }, (_, at) => ({ ...row, device_key: `another ${at}` }))
    await own.database('accounts_known_devices').insert(others)
    expect(await signInAs(reader, device)).toMatchObject({ status: 200 })
    expect(await rows()).toBe(before + 49)
  })

  it('is forgotten when the owner signs out everywhere elsewhere, or sets a new password', async () => {
    const reader = await signUp(own)
    const lost = await knownDeviceOf(own, reader)
    const here = await signInAs(reader)
    const ended = await own.ask('/auth/sessions', { method: 'DELETE', token: here.body.token as string, cookie: cookieOf(here, 'artha-device') })
    await besiege(reader)
    expect(await signInAs(reader, lost)).toMatchObject({ status: 429 })
    expect(await signInAs(reader, cookieOf(ended, 'artha-device'))).toMatchObject({ status: 200 })
  })
})

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

describe('a known device that asks for mails', () => {
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

describe('a password that is changed with the old one', () => {
  const canSignIn = async ({ email }: Person, password: string) => (await own.ask('/auth/login', { body: { email, password } })).status === 200
  const change = (token: string, password: string, newPassword: string, origin?: string) =>
    own.ask('/auth/me/password', { token, body: { password, newPassword }, origin })

  it('ends every other session and what was sent before, and its owner gets a mail', async () => {
    const reader = await signUp(own)
    const [here, elsewhere] = [await signIn(own, reader), await signIn(own, reader)]
    const { code } = await mailFor(reader)
    expect(await change(here, reader.password, 'seven lanterns at dusk')).toMatchObject({ status: 200 })
    const me = async (token: string) => (await own.ask('/auth/me', { method: 'GET', token })).status
    expect([await me(here), await me(elsewhere)]).toEqual([200, 401])
    expect([await canSignIn(reader, reader.password), await canSignIn(reader, 'seven lanterns at dusk')]).toEqual([false, true])
    expect(await verify(reader.email, code)).toMatchObject({ status: 400, body: { message: 'Invalid code.' } })
    const [, mail] = await own.mail.mailsTo(reader.email, 2)
    expect([mail?.text?.includes('with the old'), mail?.text?.includes('lanterns')]).toEqual([true, false])
    expect(await own.database('accounts_audit_entries').where({ action: 'user.password-changed' })).toHaveLength(1)
  })

  it('stays where the old one is wrong or the new one is no good, and guessing ends as at the door', async () => {
    const reader = await signUp(own)
    const token = await signIn(own, reader)
    expect(await change(token, reader.password, 'password')).toMatchObject({ status: 400, body: { fields: { newPassword: expect.any(String) } } })
    const origin = newOrigin()
    const wrong = { status: 400, body: { fields: { password: 'This is not your current password.' } } }
    expect(await change(token, 'not this one', 'seven lanterns at dusk', origin)).toMatchObject(wrong)
    let tries = 1
    for (; tries < 40 && (await change(token, 'not this one', 'seven lanterns at dusk', origin)).status === 400; tries += 1);
    expect(tries).toBeLessThan(40)
    expect(await change(token, reader.password, 'seven lanterns at dusk', origin)).toMatchObject({ status: 429 })
    expect(await canSignIn(reader, reader.password)).toBe(true)
  })

  it('of two at once is one of the two, and nothing between', async () => {
    const reader = await signUp(own)
    const token = await signIn(own, reader)
    const wanted = ['seven lanterns at dusk', 'nine herons at noon']
    const answers = await Promise.all(wanted.map((each) => change(token, reader.password, each)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const open = await Promise.all(wanted.map((each) => canSignIn(reader, each)))
    expect(open).toEqual(answers.map(({ status }) => status === 200))
  })

  it('is not there for who signs in with Google only', async () => {
    const reader = await signUp(own)
    const token = await signIn(own, reader)
    await own.database('up_users').where({ email: reader.email }).update({ password: null })
    const refusal = { status: 400, body: { fields: { password: 'This account signs in with Google and has no password.' } } }
    expect(await change(token, reader.password, 'seven lanterns at dusk')).toMatchObject(refusal)
  })
})
