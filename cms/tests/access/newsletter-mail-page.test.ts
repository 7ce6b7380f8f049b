import type { IssuePreview } from '@artha/contract/newsletter-issue'
import { mailPagePolicy } from '@artha/contract/mail-page'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailKeyOf, mailPath } from '../../src/api/newsletter/mail-address'
import type { RunningCms } from '../running-cms'
import { owner, send, signIn } from './callers'
import { startOwnCms } from './database'
import { issuesDesk } from './newsletter-list'

const secret = 'a secret that this suite knows, to sign with'
let cms: RunningCms
let desk: Awaited<ReturnType<typeof issuesDesk>>
let id: string

beforeAll(async () => {
  cms = await startOwnCms({ JWT_SECRET: secret })
  desk = await issuesDesk(cms.url)
  id = (await desk.draft('What PPF pays from this month'))._id
})
afterAll(() => cms.stop())

async function previewed(): Promise<IssuePreview> {
  const { token } = await signIn(cms.url, owner)
  const response = await send(`${cms.url}/api/desk/newsletter/issues/${id}/preview`, 'GET', undefined, token)
  expect(response.status).toBe(200)
  return (await response.json()) as IssuePreview
}

it('the preview names an address at which the mail opens as a document, which no cache stores', async () => {
  const { mailPath: path, html } = await previewed()
  const response = await fetch(cms.url + path)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': mailPagePolicy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  const [light, dark] = [await response.text(), await (await fetch(`${cms.url}${path}&look=dark`)).text()]
  expect(light).toContain('@media not all{\n.paper')
  expect(dark).toContain('@media all{\n.paper')
  expect([light, dark].map(bodyOf)).toEqual([bodyOf(html), bodyOf(html)])
})

const bodyOf = (html: string) => html.slice(html.indexOf('<body'))
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const signed = (minutes: number, of = id, by = secret) => mailPath(of, mailKeyOf(by), ago(minutes))

it.each([
  ['without a signature', () => `/api/newsletter/mails/${id}`],
  ['with a signature of another', () => signed(0, id, 'another secret that is long enough')],
  ['with the signature of another issue', () => signed(0, 'b'.repeat(24)).replace('b'.repeat(24), id)],
  ['after 15 minutes', () => signed(15)],
  ['of an issue that does not exist', () => signed(0, 'b'.repeat(24))],
])('no mail opens %s', async (_, path) => {
  const response = await fetch(cms.url + path())
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ message: 'This preview has expired, or its link is incomplete.', code: 'not-found' })
})

it('a signature of our own opens the mail for 15 minutes', async () => {
  expect((await fetch(cms.url + signed(14))).status).toBe(200)
})

it('a parameter that is given twice is refused', async () => {
  const response = await fetch(`${cms.url}${signed(0)}&expires=1`)
  expect(response.status).toBe(400)
})
