import { readdirSync } from 'node:fs'
import { request as sendRequest } from 'node:http'
import path from 'node:path'
import { errorAnswer } from '@artha/contract/errors'
import knex, { type Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { bearer, owner, send, signIn } from '../access/callers'
import { articleData } from '../contract/samples'
import { filesIn, formWith, sendForm } from '../contract/upload-as'
import { startPostgres, type PostgresServer } from '../postgres'
import { raisedLimits } from '../raised-limits'
import { startCms, type RunningCms } from '../running-cms'
import { film } from '../sample-media'
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

const uploadOf = () => timed(sendForm(cms.url, token, formWith({ file: film('mp4', 100_000) })))

/** An upload that the cms has let in, and whose end is still to come. */
async function beginUpload() {
  const headers = { ...bearer(token), 'content-type': 'multipart/form-data; boundary=b', connection: 'close' }
  const request = sendRequest(`${cms.url}/api/media`, { method: 'POST', headers })
  const answer = new Promise<Response>((resolve, reject) => {
    request.on('error', reject).on('response', (response) => {
      const parts: Buffer[] = []
      const told = { status: response.statusCode ?? 0, headers: { 'retry-after': response.headers['retry-after'] ?? '' } }
      response.on('data', (part: Buffer) => parts.push(part)).on('end', () => resolve(new Response(Buffer.concat(parts), told)))
    })
  })
  request.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n')
  request.write(film('mp4', 100_000))
  await expect.poll(() => filesIn(cms.home.folder)).toHaveLength(2)
  return { end: () => (request.end('\r\n--b--\r\n'), timed(answer)) }
}

/** What lies in the folder of uploads, and how many files the Media Library has. */
async function whatIsKept() {
  const [found] = await direct('files').count('* as rows')
  return { rows: Number(found?.rows), files: readdirSync(path.join(cms.home.folder, 'public', 'uploads')).sort() }
}

const questions = () =>
  Promise.all([
    timed(fetch(`${cms.url}/admin/upload`)),
    timed(fetch(`${cms.url}/api/home`)),
    timed(send(`${cms.url}/auth/login`, 'POST', owner)),
    timed(send(`${cms.url}/auth/me`, 'GET', undefined, token)),
    timed(send(`${cms.url}/admin/upload`, 'POST', articleData(), token)),
    uploadOf(),
  ])

function expectUnavailable(answers: readonly Awaited<ReturnType<typeof timed>>[]) {
  for (const { status, retryAfter, body, tookMs } of answers) {
    expect([status, safeParse(errorAnswer, body).data?.code]).toEqual([503, 'unavailable'])
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(tookMs).toBeLessThan(10_000)
  }
}

const comesBack = () => expect.poll(async () => (await readiness()).status, { timeout: 30_000 }).toBe(200)

describe('a database that', () => {
  it('hangs is 503 to everybody within ten seconds, and "not ready" within one', async () => {
    const before = await whatIsKept()
    const begun = await beginUpload()
    wire.set('hangs')
    const asked = Promise.all([questions(), begun.end()])
    const { status, tookMs } = await readiness()
    expect(status).toBe(503)
    expect(tookMs).toBeLessThan(2_000)
    expect((await timed(fetch(`${cms.url}/healthz`))).status).toBe(200)
    const [answers, ofUpload] = await asked
    expectUnavailable([...answers, ofUpload])
    wire.set('passes')
    await comesBack()
    expect(await whatIsKept()).toEqual(before)
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
    const before = await whatIsKept()
    expectUnavailable([await timed(send(`${cms.url}/admin/upload`, 'POST', articleData(), token)), await uploadOf()])
    expect(await whatIsKept()).toEqual(before)
    await direct.raw('set default_transaction_read_only = off')
    await readOnly(false)
    wire.set('cut')
    wire.set('passes')
    await comesBack()
  })
})
