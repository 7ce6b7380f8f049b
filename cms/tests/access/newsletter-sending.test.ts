import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { raisedLimits } from '../raised-limits'
import { startCms, type RunningCms } from '../running-cms'
import { send } from './callers'
import { startOwnCms } from './database'
import { addSubscribers, issueData, issuesDesk, settled, storedTime, untilState } from './newsletter-list'
import { startUnrulyMailServer, type UnrulyMailServer } from './unruly-mail-server'

type Desk = Awaited<ReturnType<typeof issuesDesk>>

let cms: RunningCms & Awaited<ReturnType<typeof startOwnCms>>
let mail: UnrulyMailServer
let desk: Desk

beforeAll(async () => {
  mail = await startUnrulyMailServer()
  cms = await startOwnCms({ ...raisedLimits, SMTP_URL: mail.url, NEWSLETTER_PER_MINUTE: '6000', LIMIT_NEWSLETTER_TEST: '2/3600' })
  desk = await issuesDesk(cms.url)
})
afterAll(async () => {
  await cms.stop()
  await mail.stop()
})
beforeEach(() => cms.database('accounts_subscribers').delete())
afterEach(() => cms.database('newsletter_issues').delete())

const named = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}-${Math.random()}@mail.example`)

/** Reads the delivery to the only subscriber whose address begins with `name`. */
const deliveryOf = async (name: string): Promise<unknown> =>
  cms
    .database('newsletter_deliveries')
    .join('accounts_subscribers', 'accounts_subscribers.person_key', 'newsletter_deliveries.person_key')
    .where('email', 'like', `${name}%`)
    .first('newsletter_deliveries.state', 'tries', 'reason')

/** Starts to send a new issue. */
async function sendNew() {
  const { _id, version } = await desk.draft()
  const started = await desk.step(_id, 'send', version)
  expect(started).toMatchObject({ status: 200, body: { state: 'sending' } })
  return started.body
}

describe('an issue that is sent', () => {
  it('goes once to each subscriber, and says what became of every mail', async () => {
    const [good, refused, full, dropped] = [named('good', 30), named('refuse', 2), named('full', 1), named('drop', 2)]
    await addSubscribers(cms.database, [...good, ...refused, ...full, ...dropped])
    const [asked, left] = [named('asked', 1), named('left', 1)]
    await addSubscribers(cms.database, asked, 'asked')
    await addSubscribers(cms.database, left, 'left')
    const { _id, number } = await sendNew()
    await untilState(desk, _id, 'sent')

    const counts = { list: 35, waiting: 0, accepted: 30, refused: 3, unknown: 2, left: 0, notSent: 0 }
    expect(await desk.read(_id)).toMatchObject({ counts, secondsLeft: null, serverProblem: '' })
    expect([...good, ...dropped].map((email) => mail.taken.get(email))).toEqual(Array.from({ length: 32 }, () => 1))
    expect([...refused, ...full, ...asked, ...left].filter((email) => mail.taken.has(email))).toEqual([])

    const doubted = await desk.readers(_id, 'unknown')
    expect(doubted.map(({ email }) => email).sort()).toEqual(dropped.sort())
    expect(await desk.readers(_id, 'refused')).toContainEqual({ email: full[0], reason: expect.stringContaining('552'), tries: 1 })
    await cms.database('accounts_subscribers').where({ email: full[0] }).delete()
    expect(await desk.readers(_id, 'refused')).toContainEqual(expect.objectContaining({ email: '', tries: 1 }))

    const page = await fetch(`${cms.url}/api/newsletter/issues/${number}`)
    expect(await page.json()).toMatchObject({ number, subject: 'What PPF pays from this month', articles: [expect.anything()] })
  })

  it('tries again later where a server says so, and gives that up when it is stopped', async () => {
    await addSubscribers(cms.database, [...named('good', 3), ...named('later', 1)])
    const { _id } = await sendNew()
    await expect.poll(async () => deliveryOf('later')).toMatchObject({ state: 'waiting', tries: 1 })
    await expect.poll(async () => (await desk.read(_id)).counts).toMatchObject({ accepted: 3, waiting: 1 })
    const { state, version } = await desk.read(_id)
    expect(state).toBe('sending')
    expect(await desk.step(_id, 'stop', version)).toMatchObject({ status: 200, body: { state: 'stopped', counts: { notSent: 1, waiting: 0 } } })
  })

  it('is taken by a server that takes it at the second try', async () => {
    await addSubscribers(cms.database, [...named('good', 1), ...named('soon', 1)])
    const { _id } = await sendNew()
    await expect.poll(async () => deliveryOf('soon')).toMatchObject({ state: 'waiting', tries: 1, reason: expect.stringContaining('Try again soon') })
    await cms
      .database('newsletter_deliveries')
      .where('tries', 1)
      .update({ due_at: storedTime(cms.database, Date.now() - 1_000) })
    await untilState(desk, _id, 'sent')
    expect((await desk.read(_id)).counts).toMatchObject({ accepted: 2, waiting: 0 })
    expect(await deliveryOf('soon')).toMatchObject({ state: 'accepted', reason: null })
  })

  it('has a link by which its reader leaves, and who has left meanwhile gets none', async () => {
    const [first, second] = [named('first', 4), named('second', 1)]
    await addSubscribers(cms.database, [...first, ...second])
    const open = mail.hold()
    const { _id } = await sendNew()
    await expect
      .poll(async () => Number((await cms.database('newsletter_deliveries').where('state', 'handed').count({ rows: '*' }))[0]?.rows))
      .toBe(4)
    await cms.database('accounts_subscribers').whereIn('email', second).update({ state: 'left' })
    open()
    await untilState(desk, _id, 'sent')
    expect((await desk.read(_id)).counts).toMatchObject({ accepted: 4, left: 1 })
    expect(mail.taken.has(String(second[0]))).toBe(false)

    const headers = (mail.mails.get(String(first[0])) ?? '').replaceAll(/\r\n[ \t]+/g, '')
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
    const path = /^List-Unsubscribe: ?<https?:\/\/[^/]+(\/auth\/unsubscribe\/[\w.-]+)>\r$/m.exec(headers)?.[1]
    const left = await fetch(`${cms.url}${path}`, { method: 'POST' })
    expect(left.status).toBe(200)
    expect(await cms.database('accounts_subscribers').where({ email: first[0] }).first('state')).toEqual({ state: 'left' })
  })

  it('is in the archive, newest first', async () => {
    await addSubscribers(cms.database, named('good', 1))
    const numbers = []
    for (const _ of [1, 2, 3]) {
      const { _id, number } = await sendNew()
      await untilState(desk, _id, 'sent')
      numbers.unshift(number)
    }
    const read = (path: string) => fetch(`${cms.url}/api/newsletter/issues${path}`)
    const first = await read('?pageSize=2')
    expect(await first.json()).toMatchObject(numbers.slice(0, 2).map((number) => ({ number })))
    expect([first.headers.get('x-total-count'), first.headers.get('link')]).toEqual(['3', expect.stringContaining('page=2')])
    expect(await (await read('?pageSize=2&page=2')).json()).toMatchObject([{ number: numbers[2] }])
    expect((await read('/9999')).status).toBe(404)
  })

  it('pauses and goes on', async () => {
    await addSubscribers(cms.database, named('good', 40))
    const open = mail.hold()
    const { _id, version } = await sendNew()
    const paused = await desk.step(_id, 'pause', version)
    expect(paused).toMatchObject({ status: 200, body: { state: 'paused' } })
    open()
    await expect
      .poll(async () => Number((await cms.database('newsletter_deliveries').where('state', 'handed').count({ rows: '*' }))[0]?.rows))
      .toBe(0)
    const { counts } = await desk.read(_id)
    expect(counts?.waiting).toBeGreaterThanOrEqual(36)
    expect(await desk.step(_id, 'go-on', paused.body.version)).toMatchObject({ status: 200 })
    await untilState(desk, _id, 'sent')
    expect(settled((await desk.read(_id)).counts ?? Object.assign({}))).toBe(40)
    expect((await desk.read(_id)).counts).toMatchObject({ accepted: 40 })
  })

  it('starts once of many presses', async () => {
    await addSubscribers(cms.database, named('good', 5))
    const { _id, version } = await desk.draft()
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.step(_id, 'send', version)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    await untilState(desk, _id, 'sent')
    expect((await desk.read(_id)).counts).toMatchObject({ list: 5, accepted: 5 })
  })

  it('has a number of its own when several are started at once, and each deed is in the audit trail', async () => {
    await addSubscribers(cms.database, named('good', 1))
    const drafts = [await desk.draft('The first of three at once'), await desk.draft('The second'), await desk.draft('The third')]
    const started = await Promise.all(drafts.map(({ _id, version }) => desk.step(_id, 'send', version)))
    expect(started.map(({ status }) => status)).toEqual([200, 200, 200])
    const numbers = started.map(({ body }) => Number(body.number)).sort((one, other) => one - other)
    expect(numbers).toEqual([0, 1, 2].map((more) => Number(numbers[0]) + more))
    for (const { _id } of drafts) await untilState(desk, _id, 'sent')

    const trail = await cms.database('accounts_audit_entries').where('subject', `issue:${drafts[0]?._id}`).orderBy('id').select('action', 'details')
    const noted = trail.map(({ action, details }) => [action, typeof details === 'string' ? JSON.parse(details) : details])
    const details = { title: 'The first of three at once' }
    expect(noted).toEqual([
      ['newsletter.create', details],
      ['newsletter.send', details],
    ])
  })
})

/** The settings of a cms whose clock says `time` as it starts. */
const clockAt = (time: string) => {
  const realNow = Date.now() - Number(process.env.ARTHA_CLOCK_SHIFT_MS)
  return { ARTHA_CLOCK_SHIFT_MS: String(Date.parse(time) - realNow) }
}

it('the weekly issue is drafted once on Friday, and goes out on Saturday at 08:30 where the owner wants that', async () => {
  const env = { ...raisedLimits, SMTP_URL: mail.url, NEWSLETTER_WEEKLY: 'send' }
  const friday = await startOwnCms({ ...env, ...clockAt('2026-11-27T12:00:00+05:30') }, (database) =>
    addSubscribers(database, ['weekly@mail.example']),
  )
  const listed = async (url: string) => (await (await issuesDesk(url)).list()).map(({ state, goesAt }) => ({ state, goesAt }))
  await expect.poll(() => listed(friday.url)).toEqual([{ state: 'draft', goesAt: '2026-11-28T03:00:00.000Z' }])
  const [drafted] = await (await issuesDesk(friday.url)).list()
  const { problems } = await (await issuesDesk(friday.url)).read(drafted?._id ?? '')
  expect(problems.filter(({ mustMend }) => mustMend)).toEqual([])
  await friday.end()

  const { home, databaseUrl } = friday
  const saturday = await startCms({
    home,
    env: { ...env, ...clockAt('2026-11-28T08:29:50+05:30') },
    ...(databaseUrl !== undefined && { databaseUrl }),
  })
  try {
    await expect.poll(() => listed(saturday.url)).toEqual([{ state: 'sent', goesAt: null }])
    expect(mail.taken.get('weekly@mail.example')).toBe(1)
  } finally {
    await saturday.end()
    await friday.stop()
  }
})

describe('a draft', () => {
  it('is not sent while something must be mended', async () => {
    const { _id, version } = await desk.draft('')
    expect((await desk.read(_id)).problems).toContainEqual(expect.objectContaining({ field: 'subject', mustMend: true }))
    expect(await desk.step(_id, 'send', version)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  it('goes out by itself when its time comes, once', async () => {
    await addSubscribers(cms.database, named('good', 3))
    const { _id, version, articleIds } = await desk.draft()
    const goesAt = new Date(Date.now() + 2_000).toISOString()
    expect(await desk.ask('PUT', `/${_id}`, { ...issueData({ articleIds, goesAt }), version })).toMatchObject({
      status: 200,
      body: { state: 'draft', goesAt },
    })
    await untilState(desk, _id, 'sent')
    expect(await desk.read(_id)).toMatchObject({ goesAt: null, counts: { list: 3, accepted: 3 } })
    const trail = cms.database('accounts_audit_entries').where({ subject: `issue:${_id}`, action: 'newsletter.send' })
    expect(await trail.pluck('actor')).toEqual(['artha'])
  })

  it('says why it did not go out by itself, and waits for a press', async () => {
    const { _id, version, articleIds } = await desk.draft()
    const body = issueData({ articleIds, subject: '', goesAt: new Date(Date.now() + 2_000).toISOString() })
    await addSubscribers(cms.database, named('good', 1))
    await desk.ask('PUT', `/${_id}`, { ...body, version })
    await expect.poll(async () => (await desk.read(_id)).goesAt).toBeNull()
    expect(await desk.read(_id)).toMatchObject({ state: 'draft', serverProblem: expect.stringContaining('First fix: Write a subject.') })
    const late = await desk.ask('PUT', `/${_id}`, { ...body, version: version + 1 })
    expect(late).toMatchObject({ status: 400, body: { fields: { goesAt: expect.stringContaining('This time has passed') } } })
    const blank = await desk.ask('PUT', `/${_id}`, { ...body, goesAt: null, version: version + 1 })
    expect(blank).toMatchObject({ status: 200, body: { serverProblem: '' } })
  })

  it('is not sent to nobody', async () => {
    const { _id, version } = await desk.draft()
    expect(await desk.step(_id, 'send', version)).toMatchObject({ status: 409, body: { message: 'Nobody is subscribed yet.' } })
  })

  it('refuses a save over a newer one, and any once it is sent', async () => {
    // The body as it was before dates, questions and terms: what it leaves out is empty
    const { _id, version, subject, previewLine, opening, figureKeys, articleIds, storyIds, calculator } = await desk.draft()
    const body = { version, subject, previewLine, opening, figureKeys, articleIds, storyIds, calculator }
    expect(await desk.ask('PUT', `/${_id}`, { ...body, opening: 'Good evening.' })).toMatchObject({ status: 200, body: { version: version + 1 } })
    expect(await desk.ask('PUT', `/${_id}`, body)).toMatchObject({ status: 409 })
    expect(await desk.step(_id, 'send', version)).toMatchObject({ status: 409 })
    await addSubscribers(cms.database, named('good', 1))
    await desk.step(_id, 'send', version + 1)
    expect(await desk.ask('PUT', `/${_id}`, { ...body, version: version + 2 })).toMatchObject({ status: 409 })
    expect(await desk.ask('DELETE', `/${_id}`)).toMatchObject({ status: 409 })
  })

  it('is sent to its editor as a test, twice an hour here', async () => {
    const { _id } = await desk.draft()
    expect(await desk.ask('POST', `/${_id}/test`)).toEqual({ status: 200, body: { message: 'Sent to owner@artha.example.' } })
    expect(mail.mails.get('owner@artha.example')).toContain('Subject: Test: What PPF pays from this month')
    await desk.ask('POST', `/${_id}/test`)
    expect(await desk.ask('POST', `/${_id}/test`)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  })

  it('is not sent without a mail server', async () => {
    const other = await startOwnCms({ ...raisedLimits, SITE_URL: 'https://artha.example', SMTP_URL: '' })
    try {
      const itsDesk = await issuesDesk(other.url)
      const { _id, version } = await itsDesk.draft()
      const failed = { status: 503, body: { code: 'unavailable', message: 'No mail server is set up: SMTP_URL is empty.' } }
      expect(await itsDesk.ask('POST', `/${_id}/test`)).toMatchObject(failed)
      expect(await itsDesk.step(_id, 'send', version)).toMatchObject(failed)
      expect(await itsDesk.read(_id)).toMatchObject({ state: 'draft', version })
    } finally {
      await other.stop()
    }
  })

  it('is in no archive', async () => {
    await desk.draft()
    expect(await (await send(`${cms.url}/api/newsletter/issues`, 'GET')).json()).toEqual([])
  })
})
