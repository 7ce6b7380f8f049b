import type { DeskIssue, SentIssue, SentIssueLine } from '@artha/contract/newsletter-issue'
import { statusPage } from '@artha/contract/studio-status'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'zod/mini'
import { raisedLimits } from '../raised-limits'
import { openStudioDesk } from '../studio-desk'
import { superAdminToken } from '../studio'
import { owner, send, signIn } from './callers'
import { startOwnCms } from './database'
import { addSubscribers, issuesDesk, untilState } from './newsletter-list'
import { startUnrulyMailServer, type UnrulyMailServer } from './unruly-mail-server'

let cms: Awaited<ReturnType<typeof startOwnCms>>
let mail: UnrulyMailServer
let desk: Awaited<ReturnType<typeof issuesDesk>>
let token: string

beforeAll(async () => {
  mail = await startUnrulyMailServer()
  cms = await startOwnCms({ ...raisedLimits, SMTP_URL: mail.url, NEWSLETTER_PER_MINUTE: '6000' })
  desk = await issuesDesk(cms.url)
  token = (await signIn(cms.url, owner)).token
})
afterAll(async () => {
  await cms.stop()
  await mail.stop()
})
afterEach(async () => {
  await cms.database('newsletter_issues').delete()
  await cms.database('newsletter_deliveries').delete()
  await cms.database('accounts_subscribers').delete()
})

const archive = (path = '') => fetch(`${cms.url}/api/newsletter/issues${path}`)
const listed = async () => ((await (await archive()).json()) as SentIssueLine[]).map(({ number }) => number)

/** Starts to send an issue to these addresses. */
async function sendTo(...emails: string[]): Promise<DeskIssue> {
  await addSubscribers(cms.database, emails)
  const { _id, version } = await desk.draft()
  const { status, body } = await desk.step(_id, 'send', version)
  expect(status).toBe(200)
  return body
}

describe('the archive', () => {
  it('loses a piece that is taken back, and keeps the issue', async () => {
    const { _id, number, articleIds } = await sendTo('reader@mail.example')
    await untilState(desk, _id, 'sent')
    const read = async () => (await (await archive(`/${number}`)).json()) as SentIssue
    expect((await read()).articles.map((article) => article._id)).toEqual(articleIds)
    expect((await send(`${cms.url}/admin/upload/${articleIds[0]}`, 'DELETE', undefined, token)).status).toBe(200)
    expect(await read()).toMatchObject({ number, subject: 'What PPF pays from this month', articles: [], stories: [] })
  })

  it('has an issue as soon as the first readers may have it, also if it is stopped', async () => {
    const open = mail.hold()
    const { _id, number, version } = await sendTo('reader@mail.example', 'other@mail.example')
    expect(await listed()).toEqual([number])
    expect(await desk.step(_id, 'stop', version)).toMatchObject({ status: 200 })
    open()
    expect(await listed()).toEqual([number])
    expect((await archive(`/${number}`)).status).toBe(200)
  })

  it.each(['/0', '/-1', '/01', '/1.0', '/1e0', '/%D9%A1', '/9999999', '/aaaaaaaaaaaaaaaaaaaaaaaa'])('has no issue %s', async (path) => {
    const { _id } = await sendTo('reader@mail.example')
    await untilState(desk, _id, 'sent')
    const answer = await archive(path)
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })

  it.each(['?page=0', '?page=x', '?pageSize=101', '?page=9999&pageSize=100', '?state=draft'])('and the desk’s list refuse %s', async (query) => {
    expect((await archive(query)).status).toBe(400)
    expect((await send(`${cms.url}/api/desk/newsletter/issues${query}`, 'GET', undefined, token)).status).toBe(400)
  })
})

describe('the status page', () => {
  async function lights() {
    const answer = await openStudioDesk(cms.url, await superAdminToken(cms.url)).ask('/status')
    const shown = parse(statusPage, await answer.json()).lights
    return Object.fromEntries(shown.map(({ name, state }) => [name, state]))
  }

  it('says how the sending goes', async () => {
    expect(await lights()).toMatchObject({ newsletter: 'off' })
    const open = mail.hold()
    const { _id, version } = await sendTo('reader@mail.example')
    expect(await lights()).toMatchObject({ newsletter: 'good' })
    const paused = await desk.step(_id, 'pause', version)
    expect(await lights()).toMatchObject({ newsletter: 'attention' })
    open()
    await desk.step(_id, 'go-on', paused.body.version)
    await untilState(desk, _id, 'sent')
    expect(await lights()).toMatchObject({ newsletter: 'off', mail: 'good' })
  })

  it('takes no refused mailbox for a broken server', async () => {
    const first = await sendTo('reader@mail.example')
    await untilState(desk, first._id, 'sent')
    await cms.database('accounts_subscribers').delete()
    const { _id } = await sendTo('refuse@mail.example')
    await untilState(desk, _id, 'sent')
    expect((await desk.read(_id)).counts).toMatchObject({ list: 1, refused: 1 })
    expect(await lights()).toMatchObject({ mail: 'good' })
  })
})
