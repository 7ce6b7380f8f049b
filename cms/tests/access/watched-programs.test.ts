import type { LoginAnswer } from '@artha/contract/account'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lastDays } from '../../src/article-views/retained-days'
import { freePort } from '../free-port'
import { startSite, type RunningSite } from '../running-site'
import { owner, send } from './callers'
import type { ArticleViewBatch, ArticleViewsAnswer } from '@artha/contract/article-views'
import { articleData } from '../contract/samples'
import { startCmsWithMail, type CmsWithMail } from './cms-with-mail'

const internalKey = 'a-key-of-the-site-and-the-cms-alone'
const reader = { username: 'Asha', email: 'asha.rao@mail.example', password: 'nine lanterns over a river' }
const wrongPassword = 'eight lanterns over a river'
const amount = '2718281'

/** The cms and the site with their production logs, and texts that no log line may contain. */
let own: CmsWithMail
let site: RunningSite
let ports: { site: number; cms: number }
const secrets: string[] = [reader.email, 'asha.rao', reader.password, wrongPassword, owner.password, amount, internalKey]

interface Line {
  level: string
  message: string
  requestId?: string
  route?: string
  status?: number
}

/** Parses the JSON log lines. Lines about the start are plain text and are skipped. */
const linesOf = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)

const post = async (path: string, body: unknown, token?: string) => (await send(`${site.url}${path}`, 'POST', body, token)).text()
const metricsOf = async (program: 'site' | 'cms') => (await fetch(`http://127.0.0.1:${ports[program]}/metrics`)).text()

beforeAll(async () => {
  ports = { site: await freePort(), cms: await freePort() }
  own = await startCmsWithMail({ INTERNAL_KEY: internalKey, LOG_REQUESTS: 'yes', CMS_METRICS_PORT: String(ports.cms) })
  site = await startSite(own.cms.url, { env: { INTERNAL_KEY: internalKey, LOG_REQUESTS: 'yes', METRICS_PORT: String(ports.site) } })
  await signUpAndIn()
  await resetPassword()
  await previewSomething()
  for (const path of [
    `/home-loan-calculator?amount=${amount}&rate=8.5`,
    `/?q=${encodeURIComponent(reader.email)}`,
    `/admin/upload?q=${encodeURIComponent(reader.email)}`,
    `/nothing/${encodeURIComponent(reader.email)}`,
  ]) {
    await (await fetch(site.url + path)).text()
  }
  // A failing statement that contains private text, which no reader's request can cause.
  await own.database.schema.renameTable('contact_messages', 'contact_messages_elsewhere')
  await post('/api/contact', { name: 'Asha', email: reader.email, message: `My loan is of ${amount} rupees.` })
  await own.database.schema.renameTable('contact_messages_elsewhere', 'contact_messages')
})

afterAll(async () => {
  await site.stop()
  await own.stop()
})

async function signUpAndIn() {
  await post('/auth/signup', reader)
  await post('/auth/login', { email: reader.email, password: wrongPassword })
  const { token } = JSON.parse(await post('/auth/login', { email: reader.email, password: reader.password })) as LoginAnswer
  secrets.push(token)
  await (await send(`${site.url}/auth/me`, 'GET', undefined, token)).text()
  await (await send(`${site.url}/auth/subscribe`, 'PATCH', { consent: true }, token)).text()
}

async function resetPassword() {
  await post('/auth/admin/send-code', { email: reader.email })
  const text = (await own.mail.mailsTo(reader.email)).map((mail) => mail.text ?? '').join('\n')
  const code = /Your code: (\d{6})/.exec(text)?.[1] ?? ''
  const link = /\/reset-link#([\w-]{43})$/m.exec(text)?.[1] ?? ''
  expect([code, link]).not.toContain('')
  secrets.push(code, link)
  await post('/auth/admin/verify-code', { email: reader.email, code })
  await post('/auth/admin/open-link', { link })
}

async function previewSomething() {
  const { token } = JSON.parse(await post('/auth/login', owner)) as LoginAnswer
  const story = { title: 'Seen before', authorName: 'Asha', slides: [{ text: 'One' }] }
  const { path } = JSON.parse(await post('/api/preview', { kind: 'story', story }, token)) as { path: string }
  secrets.push(token, new URL(path, site.url).searchParams.get('signature') ?? '')
  await (await fetch(`${site.url}${path}`)).text()
  await (await fetch(`${site.url}/api${path}`)).text()
}

describe('the log', () => {
  it('has a line for each request in both programs, under one id', async () => {
    const answer = await send(`${site.url}/auth/login`, 'POST', { email: reader.email, password: wrongPassword })
    const requestId = answer.headers.get('x-request-id')
    const told = (output: string) => linesOf(output).filter((line) => line.requestId === requestId && line.message === 'request')
    const line = { level: 'info', method: 'POST', route: '/auth/login', status: 401 }
    for (const program of [site, own.cms]) await expect.poll(() => told(program.output())).toEqual([expect.objectContaining(line)])
    expect(told(site.output())[0]).toMatchObject({ ms: expect.any(Number), bytes: Number(answer.headers.get('content-length')) })
  })

  it('believes an id of a stranger in neither program', async () => {
    const sent = { headers: { 'x-request-id': 'an-id-of-a-stranger' } }
    for (const url of [site.url, own.cms.url]) {
      expect((await fetch(`${url}/api/home`, sent)).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  it('says of each error which request it belongs to', async () => {
    const errors = linesOf(own.cms.output()).filter(({ level }) => level === 'error')
    expect(errors.map(({ message }) => message)).toContainEqual(expect.stringContaining('contact'))
    for (const error of errors) expect(error).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  })

  it('has no token, code, password, mail address or figure of a calculator', async () => {
    for (const route of [
      '/auth/login',
      '/auth/admin/verify-code',
      '/auth/admin/open-link',
      '/preview/:id',
      '/home-loan-calculator',
      '/api/contact',
    ]) {
      await expect.poll(() => site.output()).toContain(`"route":"${route}"`)
    }
    const output = site.output() + own.cms.output()
    expect(secrets.filter((secret) => secret.length < 6)).toEqual([])
    expect(secrets.filter((secret) => output.includes(secret) || output.includes(encodeURIComponent(secret)))).toEqual([])
    expect(output).not.toMatch(/[\w.]+(@|%40)[\w.]+\.\w{2}/)
  })
})

describe('figures', () => {
  it('are told by both programs, with routes for labels', async () => {
    const [ofSite, ofCms] = await Promise.all([metricsOf('site'), metricsOf('cms')])
    expect(ofSite).toMatch(/artha_site_requests_total\{method="POST",route="\/auth\/login",status="401",cache="none"\} [1-9]/)
    expect(ofSite).toContain('artha_site_cms_up 1')
    expect(ofCms).toMatch(/artha_cms_requests_total\{method="POST",route="\/auth\/login",status="401"\} [1-9]/)
    expect(ofCms).toMatch(/artha_cms_failed_sign_ins_total\{kind="failed"\} [1-9]/)
    expect(ofCms).toMatch(/artha_cms_mails_total\{outcome="sent"\} [1-9]/)
    expect(ofCms).toMatch(/artha_cms_database_connections\{state="free"\} \d/)
    const routes = [...`${ofSite}${ofCms}`.matchAll(/route="([^"]*)"/g)].map(([, route = '']) => route)
    expect(routes.filter((route) => /[?@%]|\d{3}|^[^/*]/.test(route))).toEqual([])
    expect(secrets.filter((secret) => `${ofSite}${ofCms}`.includes(secret))).toEqual([])
  })

  it('are at no address that a reader can ask', async () => {
    for (const url of [site.url, own.cms.url]) expect((await fetch(`${url}/metrics`)).status).toBe(404)
  })
})

describe('openings of articles', () => {
  /** A day whose views are still stored, but older than those that the desk shows below. */
  const [firstDay = '', secondDay = ''] = lastDays(new Date(), 60)
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }
  const handOver = (batch: unknown, key = internalKey) =>
    fetch(`${own.cms.url}/internal/openings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-artha-internal-key': key },
      body: JSON.stringify(batch),
    })
  const shown = async (days: number): Promise<ArticleViewsAnswer> => {
    const { token } = JSON.parse(await post('/auth/login', owner)) as LoginAnswer
    return (await (await send(`${site.url}/api/desk/openings?days=${days}`, 'GET', undefined, token)).json()) as ArticleViewsAnswer
  }

  it('are counted once however often a batch comes, only from a site, and not for days that are kept no longer', async () => {
    const row = { day: firstDay, article: 'aaaaaaaaaaaaaaaaaaaaaaaa', host: 'google.com', device: 'phone', openings: 3 } as const
    const batch: ArticleViewBatch = { id: randomUUID(), rows: [row, { ...row, day: '2020-01-02' }] }
    expect(await Promise.all([batch, batch, batch].map(async (each) => (await handOver(each)).status))).toEqual([204, 204, 204])
    expect((await handOver({ ...batch, id: randomUUID() })).status).toBe(204)
    expect((await handOver({ ...batch, id: randomUUID() }, 'another key')).status).toBe(405)
    expect((await handOver({ id: randomUUID(), rows: [{ ...row, openings: -1 }] })).status).toBe(400)
    expect((await fetch(`${site.url}/internal/openings`, { method: 'POST', body: '{}' })).status).toBe(405)
    expect(await own.database('openings').where('article', row.article).select('day', 'openings')).toEqual([{ day: firstDay, openings: 6 }])
  })

  it('keeps so many hosts of a day apart, and the rest as others', async () => {
    const row = { day: secondDay, article: 'bbbbbbbbbbbbbbbbbbbbbbbb', device: 'desk', openings: 1 } as const
    const rows = Array.from({ length: 400 }, (_, at) => ({ ...row, host: `h${at}.example` }))
    expect((await handOver({ id: randomUUID(), rows })).status).toBe(204)
    const [others] = await own.database('openings').where({ day: row.day, host: 'others' }).select('openings')
    expect(others).toEqual({ openings: 100 })
  })

  it('come from the site with pages that are read, also when it ends, and are shown on the desk', async () => {
    const { token } = JSON.parse(await post('/auth/login', owner)) as LoginAnswer
    const { _id } = JSON.parse(await post('/admin/upload', articleData({ title: 'Opened by four' }), token)) as { _id: string }
    const extra = await startSite(own.cms.url, { env: { INTERNAL_KEY: internalKey } })
    for (let at = 0; at < 3; at += 1) await (await fetch(`${extra.url}/blog/${_id}`, { headers: browser })).text()
    const told = await fetch(`${extra.url}/opened/${_id}`, { method: 'POST', headers: browser })
    expect(told.status).toBe(204)
    await (await fetch(`${extra.url}/blog/${_id}`, { headers: { 'user-agent': 'curl/8.5.0' } })).text()
    expect(await extra.stop()).toBe(0)
    const answer = await shown(7)
    expect(answer.isCounting).toBe(true)
    expect(answer.days).toHaveLength(7)
    expect(answer.days.at(-1)?.openings).toBe(4)
    expect(answer.articles).toEqual([{ _id, title: 'Opened by four', openings: 4 }])
    expect(answer.hosts).toContainEqual({ host: 'this site', openings: 1 })
    expect(answer.devices).toContainEqual({ device: 'desk', openings: 4 })
  })
})
