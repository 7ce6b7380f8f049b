import { randomUUID } from 'node:crypto'
import type { SubscriberImportAnswer, SubscriberLine, SubscriberPage } from '@artha/contract/newsletter-subscriber'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { owner, send as sendTo, signIn as signInAt, tokenOf } from './callers'
import { signIn, signUp, startCmsWithMail, type CmsWithMail, type ReceivedAnswer } from './cms-with-mail'
import { startOwnCms } from './database'
import { startMailServer } from './mail-server'
import { addSubscribers, storedTime } from './newsletter-list'
import { askFor, askedOf, confirmBy, eventsOf, newSubscriber, newVisitor, rowOf, secretIn } from './newsletter-people'

let own: CmsWithMail
let token: string

beforeAll(async () => {
  own = await startCmsWithMail({ SITE_URL: 'https://artha.example' })
  token = await signIn(own, owner)
})
afterAll(() => own.stop())

const path = '/api/desk/newsletter/subscribers'
const head = 'address,agreed on,how they agreed'
const proof = 'Paper form at our stall: "Send me the newsletter."'
const csvRow = (email: string, day = '2026-03-31') => `${email},${day},"${proof.replaceAll('"', '""')}"`
const csvOf = (...emails: string[]) => [head, ...emails.map((email) => csvRow(email))].join('\r\n')

const find = async (search: object = {}) => (await own.ask(`${path}/search`, { body: search, token })).body as unknown as SubscriberPage
const lineOf = async (email: string): Promise<SubscriberLine | undefined> =>
  (await find({ q: email })).subscribers.find((line) => line.email === email)
const send = (csv: string, isDryRun = false, key: string = randomUUID()) =>
  own.ask(`${path}/imports`, { body: { csv, isDryRun }, token, headers: { 'idempotency-key': key } })
const refusedOf = ({ body }: ReceivedAnswer) => (body as unknown as SubscriberImportAnswer).refused
const auditOf = (action: string) =>
  own.database('accounts_audit_entries').where({ action }).orderBy('id', 'desc').first('actor', 'subject', 'details')
const detailsIn = (details: unknown): unknown => (typeof details === 'string' ? JSON.parse(details) : details)

/** Deletes what has expired, as once a day: whoever asks for the newsletter causes it too. */
async function sweep() {
  const email = newVisitor()
  await askFor(own, email)
  await askedOf(own, email)
}

describe('the list of subscribers', () => {
  it('has state, source and consent, newest first', async () => {
    const { email } = await newSubscriber(own, 'confirmed@list.example')
    await askFor(own, 'waiting@list.example')
    await askedOf(own, 'waiting@list.example')
    const left = await newSubscriber(own, 'left@list.example')
    await own.ask(left.leavePath)
    const person = await signUp(own)
    await own.ask('/auth/subscribe', { method: 'PATCH', body: { email: person.email }, token: await signIn(own, person) })

    const { subscribers, total } = await find({ q: '@list.example' })
    expect(total).toBe(3)
    const time = expect.stringMatching(/^2026-\d\d-\d\dT[\d:.]+Z$/)
    const visitor = { source: 'site-form', agreedAt: time, wordsVersion: 'visitor-1' }
    expect(subscribers).toEqual([
      { email: 'left@list.example', state: 'left', confirmedAt: null, ...visitor },
      { email: 'waiting@list.example', state: 'waiting', confirmedAt: null, ...visitor },
      { email, state: 'subscribed', confirmedAt: time, ...visitor },
    ])
    // With https, an account counts as subscribed and gets no issue until its address is proven
    const unproven = { state: 'waiting', source: 'account', wordsVersion: 'account-1', confirmedAt: null }
    expect(await lineOf(person.email)).toMatchObject(unproven)
    const states = async (state: string, q: string) => (await find({ state, q })).subscribers.map((line) => line.email)
    expect(await states('subscribed', '@list')).toEqual([email])
    expect(await states('waiting', '@list')).toEqual(['waiting@list.example'])
    expect(await states('waiting', person.email)).toEqual([person.email])
    expect(await states('left', '@list')).toEqual(['left@list.example'])
    expect((await find({ source: 'account', q: 'list' })).subscribers).toEqual([])
  })

  it('keeps the consent of a subscriber whose address a stranger enters again', async () => {
    const { email } = await newSubscriber(own)
    const before = await lineOf(email)
    await askFor(own, email)
    await own.mail.mailsTo(email, 3)
    expect(await lineOf(email)).toEqual(before)
  })

  it('finds a part of an address as it is written, and has pages', async () => {
    const emails = Array.from({ length: 23 }, (_, at) => `page_${String(at).padStart(2, '0')}%@pages.example`)
    await addSubscribers(own.database, emails)
    const first = await find({ q: 'PAGE_' })
    expect(first.total).toBe(23)
    expect(first.subscribers.map(({ email }) => email)).toEqual(emails.toReversed().slice(0, 20))
    expect((await find({ q: 'page_', page: 2 })).subscribers.map(({ email }) => email)).toEqual(emails.toReversed().slice(20))
    expect((await find({ q: '_%' })).total).toBe(0)
    expect((await find({ q: '00%@' })).total).toBe(1)
    expect(await find({ q: 'page_', page: 9 })).toEqual({ subscribers: [], total: 23 })
  })

  it.each([{ state: 'erased' }, { source: 'friend' }, { page: 0 }, { page: 501 }, { q: 'a\u0000' }, { email: 'x' }])('refuses %j', async (search) => {
    expect(await own.ask(`${path}/search`, { body: search, token })).toMatchObject({ status: 400, body: { code: 'validation' } })
  })

  it('is for admins, its export and import for the primary admin', async () => {
    const admin = await tokenOf('admin', own.cms.url, own.database)
    const asAdmin = async (end: string, body: object) => (await own.ask(`${path}/${end}`, { body, token: admin ?? '' })).status
    expect(await asAdmin('search', {})).toBe(200)
    expect(await asAdmin('exports', {})).toBe(403)
    expect(await asAdmin('imports', { csv: csvOf('a@mail.example'), isDryRun: true })).toBe(403)
  })
})

describe('the export', () => {
  it('has what the list has, safe for spreadsheets, and is in the audit trail', async () => {
    await newSubscriber(own, 'reader@export.example')
    await addSubscribers(own.database, ['=cmd@export.example'], 'left')
    const { body } = await own.ask(`${path}/exports`, { body: { q: '@export.example' }, token })
    expect(body).toMatchObject({ count: 2, next: null })
    const [names, first, second] = String(body.csv).split('\r\n')
    expect(names).toBe('\uFEFF"Address","State","Source","Agreed on (UTC)","Version of the words","Confirmed on (UTC)"')
    expect(first).toMatch(/^"'=cmd@export\.example","left","","","","2/)
    expect(second).toMatch(/^"reader@export\.example","subscribed","site-form","2026-[^"]+Z","visitor-1","2026-[^"]+Z"$/)
    const entry = await auditOf('newsletter.export')
    expect([entry.subject, detailsIn(entry.details)]).toEqual(['subscribers', { count: 2 }])
    expect(entry.actor).toMatch(/^user:/)
  })

  it('comes in parts that have each subscriber once', async () => {
    const emails = Array.from({ length: 10_050 }, (_, at) => `reader${at}@parts.example`)
    await addSubscribers(own.database, emails)
    const first = (await own.ask(`${path}/exports`, { body: { q: '@parts.example' }, token })).body
    expect(first).toMatchObject({ count: 10_000, next: expect.any(Number) })
    const second = (await own.ask(`${path}/exports`, { body: { q: '@parts.example', after: first.next }, token })).body
    expect(second).toMatchObject({ count: 50, next: null })
    const exported = [...`${String(first.csv)}${String(second.csv)}`.matchAll(/"(reader\d+@parts\.example)"/g)].map(([, email]) => email)
    expect(exported).toEqual(emails.toReversed())
    await own.database('accounts_subscribers').where('email', 'like', '%@parts.example').delete()
  })
})

describe('an import', () => {
  it('asks each address once, which is subscribed by the link of the mail', async () => {
    const email = 'asha@import.example'
    const answer = await send(csvOf(` ${email.toUpperCase()}`, 'nobody@import.example'))
    expect(answer).toMatchObject({ status: 200, body: { toAsk: 2, refused: [] } })
    expect(await lineOf(email)).toMatchObject({ state: 'waiting', source: 'import', agreedAt: '2026-03-30T18:30:00.000Z', wordsVersion: 'import' })
    const row = await rowOf(own, email)
    const asked = await own.database('accounts_consent_events').where({ person_key: row?.person_key }).first()
    expect(asked).toMatchObject({ event: 'asked', form: 'import', words: proof })

    const [mail] = await own.mail.mailsTo(email)
    expect(mail?.text).toContain('agreed on 31 Mar 2026')
    expect(await confirmBy(own, secretIn(mail))).toMatchObject({ status: 200 })
    expect(await lineOf(email)).toMatchObject({ state: 'subscribed', source: 'import', wordsVersion: 'visitor-1', confirmedAt: expect.any(String) })
    expect(await eventsOf(own, row?.person_key)).toEqual(['asked, import', 'confirmed, mail link'])
    expect((await find({ source: 'import', state: 'subscribed' })).subscribers.map((line) => line.email)).toEqual([email])
    const entry = await auditOf('newsletter.import')
    expect([entry.subject, detailsIn(entry.details)]).toEqual(['subscribers', { count: 2, refused: 0 }])
  })

  it('is first tried: with each refused line and its reason, and without a change', async () => {
    const subscribed = await newSubscriber(own)
    const left = await newSubscriber(own)
    await own.ask(left.leavePath)
    const erased = await newSubscriber(own)
    await own.ask(`${erased.leavePath}/erase`)
    const waiting = newVisitor()
    await askFor(own, waiting)
    await askedOf(own, waiting)
    const fresh = 'fresh@dry-run.example'
    const lines = [head, csvRow(subscribed.email), csvRow(left.email), csvRow(erased.email), csvRow(waiting), csvRow(fresh), csvRow(fresh)]
    const csv = [...lines, 'no address,2026-03-31,x', csvRow('a@dry-run.example', ''), csvRow('b@dry-run.example', '2026-11-30')].join('\n')
    const answer = await send(csv, true)
    const reasons = ['subscribed', 'left', 'left', 'waiting', undefined, 'twice', 'bad-address', 'no-date', 'future-date']
    const refused = reasons.flatMap((reason, at) => (reason === undefined ? [] : [{ line: at + 2, reason }]))
    expect(answer).toMatchObject({ status: 200, body: { toAsk: 1, refused } })
    expect(await lineOf(fresh)).toBeUndefined()
    // The import itself refuses the same
    expect(refusedOf(await send(csv))).toEqual(refused)
    expect(await eventsOf(own, (await rowOf(own, left.email))?.person_key)).not.toContain('asked, import')
    expect(await rowOf(own, erased.email)).toBeUndefined()
  })

  it('happens once for equal requests with one key, which is refused with another file', async () => {
    const key = randomUUID()
    const csv = csvOf('once@import.example', 'twice@import.example')
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(csv, false, key)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"toAsk":2,"refused":[]}']))
    expect(await send(csvOf('other@import.example'), false, key)).toMatchObject({ status: 409 })
    // Without the key the addresses are known by now
    expect(refusedOf(await send(csv)).map(({ reason }) => reason)).toEqual(['waiting', 'waiting'])
    await own.mail.mailsTo('twice@import.example')
    expect(await own.mail.mailsTo('once@import.example')).toHaveLength(1)
  })

  it('brings nobody back who did not confirm, or who left more than a year ago', async () => {
    const [ignored, gone] = ['ignored@import.example', await newSubscriber(own)]
    await send(csvOf(ignored))
    await askedOf(own, ignored)
    await own.ask(gone.leavePath)
    const past = storedTime(own.database, Date.now() - 366 * 86_400_000)
    await own.database('accounts_subscribers').whereIn('email', [ignored, gone.email]).update({ changed_at: past })
    await sweep()
    expect([await rowOf(own, ignored), await rowOf(own, gone.email)]).toEqual([undefined, undefined])
    expect(refusedOf(await send(csvOf(ignored, gone.email)))).toEqual([
      { line: 2, reason: 'asked-before' },
      { line: 3, reason: 'left' },
    ])
    // The owner of the mailbox can still subscribe in the box of the site
    for (const email of [ignored, gone.email]) {
      const mails = own.mail.received.filter(({ recipients }) => recipients.includes(email)).length
      await own.database('accounts_limits').delete()
      await askFor(own, email)
      expect(await confirmBy(own, await askedOf(own, email, mails + 1))).toMatchObject({ status: 200 })
      expect((await rowOf(own, email))?.state).toBe('subscribed')
    }
  })

  it('can be erased by its owner like every other, and stays erased', async () => {
    const email = 'erased@import.example'
    await send(csvOf(email))
    await confirmBy(own, await askedOf(own, email))
    const [, welcome] = await own.mail.mailsTo(email, 2)
    const leavePath = /(\/auth\/unsubscribe\/[\w.-]+)/.exec(welcome?.text ?? '')?.[1] ?? ''
    expect(await own.ask(`${leavePath}/erase`)).toMatchObject({ status: 200 })
    expect(refusedOf(await send(csvOf(email)))).toEqual([{ line: 2, reason: 'left' }])
    expect(await rowOf(own, email)).toBeUndefined()
  })

  it('mails one mailbox twice at most, however its address is written', async () => {
    const emails = ['', '+a', '+b', '+c'].map((more) => `mailbox${more}@spelling.example`)
    await send(csvOf(...emails, 'last@spelling.example'))
    await own.mail.mailsTo('last@spelling.example')
    expect(own.mail.received.flatMap(({ recipients }) => recipients).filter((to) => to.startsWith('mailbox'))).toEqual(emails.slice(0, 2))
  })

  it('asks again when the mail server is back', async () => {
    const port = Number(new URL(own.mail.url).port)
    await own.mail.stop()
    await send(csvOf('patient@import.example'))
    const { person_key: key } = (await rowOf(own, 'patient@import.example')) ?? expect.fail()
    const tries = async () => (await own.database('accounts_newsletter_links').where({ person_key: key })).length
    // More often than a mailbox may be asked, since no mail has gone
    await expect.poll(tries, { timeout: 90_000 }).toBeGreaterThan(2)
    own.mail = await startMailServer(port)
    expect(await own.mail.mailsTo('patient@import.example')).toHaveLength(1)
  })

  it.each([
    ['', 'Choose a file, or paste its text'],
    ['a,b\n1,2', 'The first line must name the columns: address, agreed on, how they agreed.'],
    [`${head}\n"a@mail.example,2026-03-31,x`, 'Line 2: a quotation mark is out of place or not closed.'],
    [`${head}\n${'x\n'.repeat(5_001)}`, 'At most 5,000 rows at a time; this file has 5,001.'],
    ['x'.repeat(1_000_001), 'At most 10,00,000 characters'],
    [`${head}\na\u0000b`, 'This text contains a character that is not allowed'],
  ])('is refused as a whole: %#', async (csv, problem) => {
    for (const isDryRun of [true, false]) {
      expect(await send(csv, isDryRun)).toMatchObject({ status: 400, body: { code: 'validation', fields: { csv: problem } } })
    }
  })

  it('takes 5,000 rows, and all of its answers and logs name no address', async () => {
    // Held, so that no mail of it goes out
    const release = own.mail.hold()
    const emails = Array.from({ length: 5_000 }, (_, at) => `many${at}@import-many.example`)
    const answer = await send(csvOf(...emails))
    expect(answer).toMatchObject({ status: 200, body: { toAsk: 5_000, refused: [] } })
    expect((await find({ q: '@import-many.example', state: 'waiting', source: 'import' })).total).toBe(5_000)
    await own.database('accounts_subscribers').where('email', 'like', '%@import-many.example').update({ ask_at: null })
    release()
    expect(own.cms.output()).not.toMatch(/@(?:import|import-many|list|export|dry-run|spelling)\.example/)
    const keys = await own.database('write_keys').select('answer')
    expect(JSON.stringify(keys)).not.toContain('@import')
  })
})

it('an import is refused without a mail server', async () => {
  const other = await startOwnCms({ SITE_URL: 'https://artha.example', SMTP_URL: '' })
  try {
    const { token: itsToken } = await signInAt(other.url, owner)
    const body = { csv: csvOf('a@mail.example'), isDryRun: false }
    expect((await sendTo(`${other.url}${path}/imports`, 'POST', body, itsToken)).status).toBe(503)
    expect((await sendTo(`${other.url}${path}/imports`, 'POST', { ...body, isDryRun: true }, itsToken)).status).toBe(200)
  } finally {
    await other.stop()
  }
})
