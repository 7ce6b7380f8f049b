import { errorAnswer } from '@artha/contract/errors'
import knex, { type Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { owner, send, signIn } from '../access/callers'
import { articleData } from '../contract/samples'
import { startPostgres, type PostgresServer } from '../postgres'
import { raisedLimits } from '../raised-limits'
import { startCms, type RunningCms } from '../running-cms'
import { openWire } from './wire'

let database: PostgresServer
let direct: Knex
let wire: Awaited<ReturnType<typeof openWire>>
let cms: RunningCms
let token: string

beforeAll(async () => {
  database = await startPostgres()
  direct = knex({ client: 'pg', connection: database.url, pool: { min: 0, max: 1 } })
  wire = await openWire(Number(new URL(database.url).port))
  cms = await startCms({ databaseUrl: database.url.replace(/:\d+\//, `:${wire.port}/`), env: raisedLimits })
  token = (await signIn(cms.url, owner)).token
})
afterAll(async () => {
  wire.set('passes')
  await cms.stop()
  await direct.destroy()
  wire.stop()
  await database.stop()
})

const timed = async (asked: Promise<Response>) => {
  const begun = performance.now()
  const answer = await asked
  const body: unknown = JSON.parse(await answer.text())
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body, tookMs: performance.now() - begun }
}
const readiness = () => timed(fetch(`${cms.url}/readyz`))

const questions = () =>
  Promise.all([
    timed(fetch(`${cms.url}/admin/upload`)),
    timed(fetch(`${cms.url}/api/home`)),
    timed(send(`${cms.url}/auth/login`, 'POST', owner)),
    timed(send(`${cms.url}/auth/me`, 'GET', undefined, token)),
    timed(send(`${cms.url}/admin/upload`, 'POST', articleData(), token)),
  ])

function expectUnavailable(answers: Awaited<ReturnType<typeof questions>>) {
  for (const { status, retryAfter, body, tookMs } of answers) {
    expect([status, safeParse(errorAnswer, body).data?.code]).toEqual([503, 'unavailable'])
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(tookMs).toBeLessThan(10_000)
  }
}

const comesBack = () => expect.poll(async () => (await readiness()).status, { timeout: 30_000 }).toBe(200)

describe('a database that', () => {
  it('hangs is 503 to everybody within ten seconds, and "not ready" within one', async () => {
    wire.set('hangs')
    const asked = questions()
    const { status, tookMs } = await readiness()
    expect(status).toBe(503)
    expect(tookMs).toBeLessThan(2_000)
    expect((await timed(fetch(`${cms.url}/healthz`))).status).toBe(200)
    expectUnavailable(await asked)
    wire.set('passes')
    await comesBack()
  })

  it('is away is 503 to everybody, and used again once it is back', async () => {
    wire.set('cut')
    await expect.poll(async () => (await readiness()).status, { timeout: 20_000 }).toBe(503)
    expectUnavailable(await questions())
    wire.set('passes')
    await comesBack()
    expect((await signIn(cms.url, owner)).token).not.toBe('')
  })

  it('takes no writes is "not ready", refuses saves with 503 and goes on being read', async () => {
    const readOnly = (isOn: boolean) => direct.raw(`alter database artha set default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
    await readOnly(true)
    // Its connections are of before
    wire.set('cut')
    wire.set('passes')
    await expect.poll(async () => (await readiness()).status, { timeout: 20_000 }).toBe(503)
    await expect.poll(async () => (await timed(fetch(`${cms.url}/admin/upload`))).status, { timeout: 20_000 }).toBe(200)
    expect(await timed(send(`${cms.url}/admin/upload`, 'POST', articleData(), token))).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    await direct.raw('set default_transaction_read_only = off')
    await readOnly(false)
    wire.set('cut')
    wire.set('passes')
    await comesBack()
  })
})
