import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { studioAdmin } from '../running-cms'
import { cookieOf, newOrigin, startCmsWithMail, type CmsWithMail } from './cms-with-mail'
import { invitedAddress } from './invited-address'

let own: CmsWithMail

/** The cms runs behind two proxies and https, with small limits. */
beforeAll(async () => {
  own = await startCmsWithMail({
    STUDIO_URL: 'https://desk.artha.example/studio',
    STUDIO_TRUST_PROXY: '2',
    LIMIT_SIGN_IN_ACCOUNT: '8/3600',
    LIMIT_SIGN_IN_ORIGIN: '1000/3600',
  })
})

afterAll(() => own.stop())

let people = 0
const unknownEmail = () => `unknown${(people += 1)}@artha.example`

interface From {
  client?: string
  cookie?: string
}

/** Sends a request as the nearer of two proxies forwards it. The first forwarded address is one that the client invented. */
function ask(path: string, body: unknown, { client = newOrigin(), cookie }: From = {}) {
  return fetch(own.cms.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `192.0.2.${Math.floor(Math.random() * 255)}, ${client}, 10.9.9.9`,
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: JSON.stringify(body),
  })
}

const signIn = (from?: From) => ask('/admin/login', studioAdmin, from)
const failAs = (email: string, from?: From) => ask('/admin/login', { email, password: 'not this one' }, from)
const many = <T>(length: number, send: (at: number) => Promise<T>) => Promise.all(Array.from({ length }, (_, at) => send(at)))
const count = (answers: { status: number }[], status: number) => answers.filter((answer) => answer.status === status).length

interface Entry {
  actor: string
  action: string
  subject: string
}
const trail = async (): Promise<Entry[]> => own.database('accounts_audit_entries').select('actor', 'action', 'subject')

describe('the door of the Studio', () => {
  it('accepts five of a hundred simultaneous tries from one origin, read from behind the proxies', async () => {
    const [email, client] = [unknownEmail(), newOrigin()]
    const answers = await many(100, () => failAs(email, { client }))
    expect([count(answers, 400), count(answers, 429)]).toEqual([5, 95])
    const late = answers.find(({ status }) => status === 429)
    expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await late?.json()).toMatchObject({ error: { status: 429, message: expect.stringMatching(/ after \d\d:\d\d IST\.$/) } })
    expect((await failAs(email)).status).toBe(400)
  })

  it('hears eight of a hundred from everywhere; who signed in there before signs in, with Secure cookies', async () => {
    const first = await signIn()
    expect(first.status).toBe(200)
    const cookies = first.headers.getSetCookie()
    expect(cookies.map((line) => line.split('=')[0])).toEqual(expect.arrayContaining(['strapi_admin_refresh', '__Host-artha-device']))
    expect(cookies.every((line) => /; secure/i.test(line) && /; httponly/i.test(line))).toBe(true)
    const cookie = cookieOf(first, '__Host-artha-device')
    const answers = await many(100, () => failAs(studioAdmin.email))
    expect([count(answers, 400), count(answers, 429)]).toEqual([8, 92])
    expect((await signIn()).status).toBe(429)
    expect(count(await many(4, () => failAs(studioAdmin.email.toUpperCase(), { cookie })), 400)).toBe(4)
    expect((await signIn({ cookie })).status).toBe(200)
  })

  it.each([
    ['a list', '/admin/login', { email: [studioAdmin.email], password: 'not this one' }],
    ['an object', '/admin/login', { email: { $ne: '' }, password: 'not this one' }],
    ['the query', `/admin/login?email=${studioAdmin.email}&password=${studioAdmin.password}`, {}],
    ['a list of passwords', '/admin/login', { email: studioAdmin.email, password: [studioAdmin.password] }],
  ])('takes no credentials from %s', async (_, path, body) => {
    expect((await ask(path, body)).status).toBe(400)
  })

  // studio-auth.test.ts checks that both do the same work, studio-door-time.long.test.ts measures the time
  it('answers alike for an unknown address and a known one', async () => {
    const telling = async (email: string) => {
      const answer = await failAs(email)
      const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
      return { status: answer.status, headers, text: await answer.text() }
    }
    const ofKnown = await telling(await invitedAddress(own.database))
    expect(ofKnown.status).toBe(400)
    expect(await telling(unknownEmail())).toEqual(ofKnown)
  })

  it('sends a link for a new password by our mail, which works once and is kept as a hash', async () => {
    expect((await ask('/admin/forgot-password', { email: studioAdmin.email })).status).toBe(204)
    const [mail] = await own.mail.mailsTo(studioAdmin.email)
    const code = /^https:\/\/desk\.artha\.example\/studio\/auth\/reset-password\?code=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''
    expect(code).not.toBe('')
    expect(JSON.stringify(await own.database('admin_users'))).not.toContain(code)
    const { reset_password_token: kept } = await own.database('admin_users').where({ email: studioAdmin.email }).first()
    const reset = (resetPasswordToken: string) => ask('/admin/reset-password', { resetPasswordToken, password: 'Studio-2-password' })
    expect((await reset(kept)).status).toBe(400)
    expect((await reset(code)).status).toBe(200)
    expect((await reset(code)).status).toBe(400)
    expect(count(await many(20, () => ask('/admin/forgot-password', { email: studioAdmin.email })), 204)).toBe(4)
  })
})

describe('the mail of the Studio', () => {
  it('goes by SMTP for who may see its settings, and wrong ones are 400', async () => {
    // The tests above used up the account's limit; this resets it.
    await own.database('accounts_limits').delete()
    const signedIn = await ask('/admin/login', { email: studioAdmin.email, password: 'Studio-2-password' })
    const { data } = (await signedIn.json()) as { data: { token: string } }
    const send = (body: object) => own.ask('/email', { body, token: data.token })
    expect((await send({ to: 'somebody@artha.example', subject: 'A word', text: 'From the desk.' })).status).toBe(200)
    expect((await own.mail.mailsTo('somebody@artha.example'))[0]?.subject).toBe('A word')
    for (const to of ['a@artha.example, b@artha.example', '', 'x\r\nBcc: y@artha.example']) {
      expect((await send({ to, subject: 'A word', text: 'From the desk.' })).status).toBe(400)
    }
    expect((await own.ask('/email', { body: { to: 'somebody@artha.example' } })).status).toBe(401)
  })
})

describe('the trail', () => {
  it('has what failed and was refused at both doors, once each, and nothing that was typed', async () => {
    const typed = 'a password in the wrong field'
    await many(30, () => own.ask('/auth/login', { body: { email: typed, password: typed } }))
    await many(30, () => failAs(typed))
    await many(30, () => own.ask('/auth/admin/users', { method: 'GET', token: 'A'.repeat(43) }))
    await many(30, () => own.ask('/content-manager/content-types', { method: 'GET' }))
    const wanted = [
      { actor: 'visitor', action: 'sign-in.failed', subject: 'user:unknown' },
      { actor: 'visitor', action: 'sign-in.failed', subject: 'studio:unknown' },
      { actor: 'visitor', action: 'sign-in.limited', subject: 'studio' },
      { actor: 'visitor', action: 'access.refused', subject: 'site' },
      { actor: 'visitor', action: 'access.refused', subject: 'panel' },
    ]
    await expect.poll(trail).toEqual(expect.arrayContaining(wanted))
    const entries = await trail()
    for (const one of wanted) expect(entries.filter((entry) => JSON.stringify(entry) === JSON.stringify(one))).toHaveLength(1)
    expect(JSON.stringify(await own.database('accounts_audit_entries'))).not.toContain('wrong field')
  })
})
