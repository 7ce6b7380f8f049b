import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { expect, it } from 'vitest'
import { signIn, signUp, startCmsWithMail, type CmsWithMail } from './cms-with-mail'
import type { ReceivedMail } from './mail-server'

const inProduction = { SITE_URL: 'https://artha.example' }

async function withCms(env: Record<string, string>, check: (own: CmsWithMail) => Promise<void>) {
  const own = await startCmsWithMail(env)
  try {
    await check(own)
  } finally {
    await own.stop()
  }
}

const sendCode = ({ ask }: CmsWithMail, email: string) => ask('/auth/admin/send-code', { body: { email } })

it('without SMTP each message is a file, which only its owner reads', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'artha-outbox-'))
  const outbox = path.join(folder, 'outbox')
  try {
    await withCms({ SMTP_URL: '', OUTBOX_DIR: outbox, MAIL_FROM: 'The desk <desk@artha.example>' }, async (own) => {
      const { email } = await signUp(own)
      expect(await sendCode(own, email)).toMatchObject({ status: 200 })
      await expect.poll(() => readdir(outbox).catch(() => [])).toHaveLength(1)
    })
    const file = path.join(outbox, (await readdir(outbox))[0] ?? '')
    const mail = await simpleParser(await readFile(file))
    expect(file).toMatch(/\.eml$/)
    expect(mail.from?.value).toEqual([{ name: 'The desk', address: 'desk@artha.example' }])
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(mail.text).toMatch(/Your code: \d{6}/)
    expect(await readFile(file, 'utf8')).toMatch(/^Your code: \d{6}$/m)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('in production without SMTP no code is sent, which is said at start and in the answer', async () => {
  await withCms({ ...inProduction, SMTP_URL: '' }, async (own) => {
    expect(own.cms.output()).toContain('SMTP_URL is not set: no mail is sent, and passwords cannot be reset.')
    const reader = await signUp(own)
    for (const email of [reader.email, 'nobody@artha.example', 'no address']) {
      const failed = { message: 'Failed to send code.', code: 'unavailable' }
      expect(await sendCode(own, email)).toMatchObject({ status: 503, body: failed })
    }
    const visitor = await own.ask('/api/newsletter/subscriptions', { body: { email: reader.email } })
    expect(visitor).toMatchObject({ status: 503, body: { message: 'We cannot send emails now.', code: 'unavailable' } })
    const token = await signIn(own, reader)
    const subscribed = await own.ask('/auth/subscribe', { method: 'PATCH', body: { email: reader.email }, token })
    expect(subscribed).toMatchObject({ status: 200 })
  })
})

it('in production mail comes from the site and is sent before the program ends, and the ticket is a cookie for https that no sister domain can set', async () => {
  let received: ReceivedMail[] = []
  let askedLast: string | undefined
  await withCms(inProduction, async (own) => {
    received = own.mail.received
    const { email } = await signUp(own)
    expect(await sendCode(own, email)).toMatchObject({ status: 200 })
    const [mail] = await own.mail.mailsTo(email)
    expect(mail?.from?.value).toEqual([{ name: 'Artha', address: 'no-reply@artha.example' }])
    const code = /Your code: (\d{6})/.exec(mail?.text ?? '')?.[1]
    const cookies = (await own.ask('/auth/admin/verify-code', { body: { email, code } })).headers.getSetCookie()
    expect(cookies).toEqual([expect.stringMatching(/^__Host-artha-reset=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict; Secure$/)])

    const ticket = cookies[0]?.split(';')[0] ?? ''
    const setPassword = (cookie: string) => own.ask('/auth/admin/reset-password', { body: { email, password: 'A new long passphrase' }, cookie })
    expect(await setPassword(ticket.replace('__Host-', ''))).toMatchObject({ status: 403 })
    expect(await setPassword(ticket)).toMatchObject({ status: 200 })
    askedLast = (await signUp(own)).email
    await sendCode(own, askedLast)
  })
  // The last mail is sent before the program ends
  expect(received.map(({ recipients }) => recipients)).toContainEqual([askedLast])
})

it('a mail server that refuses or is gone changes no answer and is in the log without the address', async () => {
  await withCms({ SMTP_URL: 'smtp://127.0.0.1:9' }, async (own) => {
    const { email } = await signUp(own)
    expect(await sendCode(own, email)).toMatchObject({ status: 200 })
    await expect.poll(() => own.cms.output()).toContain('sending a code failed')
    expect(own.cms.output()).not.toContain(email)
  })
})
