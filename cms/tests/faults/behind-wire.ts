import { request as sendRequest } from 'node:http'
import { errorAnswer } from '@artha/contract/errors'
import knex from 'knex'
import { expect } from 'vitest'
import { safeParse } from 'zod/mini'
import { bearer, owner, send, signIn } from '../access/callers'
import { articleData } from '../contract/samples'
import { filesIn, formWith, sendForm } from '../contract/upload-as'
import { startPostgres } from '../postgres'
import { raisedLimits } from '../raised-limits'
import { startCms } from '../running-cms'
import { film } from '../sample-media'
import { openWire } from './wire'

export const timed = async (asked: Promise<Response>) => {
  const begun = performance.now()
  const answer = await asked
  const body: unknown = JSON.parse(await answer.text())
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body, tookMs: performance.now() - begun }
}

type Answers = readonly Awaited<ReturnType<typeof timed>>[]

export function expectUnavailable(answers: Answers) {
  for (const { status, retryAfter, body } of answers) {
    expect([status, safeParse(errorAnswer, body).data?.code]).toEqual([503, 'unavailable'])
    expect(Number(retryAfter)).toBeGreaterThan(0)
  }
}

/** A cms that reaches PostgreSQL through a proxy that can hang or be cut; `direct` connects without the proxy. */
export async function startBehindWire() {
  const database = await startPostgres()
  const direct = knex({ client: 'pg', connection: database.url, pool: { min: 0, max: 1 } })
  const wire = await openWire(Number(new URL(database.url).port))
  const cms = await startCms({ databaseUrl: database.url.replace(/:\d+\//, `:${wire.port}/`), env: raisedLimits })
  const { token } = await signIn(cms.url, owner)

  const uploadOf = () => timed(sendForm(cms.url, token, formWith({ file: film('mp4', 100_000) })))
  const save = () => timed(send(`${cms.url}/admin/upload`, 'POST', articleData(), token))
  const readiness = () => timed(fetch(`${cms.url}/readyz`))

  /** Begins an upload that the cms has accepted; `end` completes it. */
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

  return {
    cms,
    direct,
    wire,
    readiness,
    uploadOf,
    save,
    beginUpload,
    /** Sends one request of each kind, all at once. */
    questions: () =>
      Promise.all([
        timed(fetch(`${cms.url}/admin/upload`)),
        timed(fetch(`${cms.url}/api/home`)),
        timed(send(`${cms.url}/auth/login`, 'POST', owner)),
        timed(send(`${cms.url}/auth/me`, 'GET', undefined, token)),
        save(),
        uploadOf(),
      ]),
    comesBack: () => expect.poll(async () => (await readiness()).status, { timeout: 60_000 }).toBe(200),
    async stop() {
      wire.set('passes')
      await cms.stop()
      await direct.destroy()
      wire.stop()
      await database.stop()
    },
  }
}
