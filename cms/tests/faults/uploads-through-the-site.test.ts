import { request as sendRequest } from 'node:http'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { errorAnswer } from '@artha/contract/errors'
import Database from 'better-sqlite3'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { clockEnv } from '../../../.ci/tools/test-clock.mjs'
import { bearer, owner, send, signIn } from '../access/callers'
import { articleData } from '../contract/samples'
import { filesIn, formWith, refusalOf, sendForm, upload } from '../contract/upload-as'
import { raisedLimits } from '../raised-limits'
import { startCms, type RunningCms } from '../running-cms'
import { startSite, type RunningSite } from '../running-site'
import { film } from '../sample-media'

const mebibyte = 1024 * 1024
let cms: RunningCms
let site: RunningSite
let token: string

beforeAll(async () => {
  const spoiled = pathToFileURL(path.join(__dirname, 'spoil-database.mjs')).href
  cms = await startCms({ env: { ...raisedLimits, NODE_OPTIONS: `${clockEnv.NODE_OPTIONS} --import ${spoiled}` } })
  site = await startSite(cms.url)
  token = (await signIn(cms.url, owner)).token
})
afterAll(async () => {
  await site.stop()
  await cms.stop()
})

/** The number of files in the Media Library, and the names in the uploads folder. */
function whatIsKept() {
  const database = new Database(cms.home.databaseFile, { readonly: true })
  const { rows } = database.prepare('select count(*) as rows from files').get() as { rows: number }
  database.close()
  return { rows, files: readdirSync(path.join(cms.home.folder, 'public', 'uploads')).sort() }
}

/** Makes the running cms's database full, read-only or normal again. */
async function makeDatabase(state: 'full' | 'read-only' | 'well') {
  const done = new Promise<void>((resolve) => {
    const hear = ({ type }: { type?: string }) => {
      if (type !== `database is ${state}`) return
      cms.process.off('message', hear)
      resolve()
    }
    cms.process.on('message', hear)
  })
  cms.process.send({ database: state })
  await done
}

const temporaryFiles = () => filesIn(cms.home.folder)

describe('an upload through the site', () => {
  it('of 100 MB arrives whole', async () => {
    const file = film('mp4', 100 * mebibyte)
    const { secure_url } = await upload(site.url, token, { file })
    const answer = await fetch(site.url + secure_url)
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    expect(Buffer.from(await answer.arrayBuffer()).equals(file)).toBe(true)
  })

  it('reaches the cms while it is still being sent, and leaves nothing there when its sender goes away', async () => {
    const headers = { ...bearer(token), 'content-type': 'multipart/form-data; boundary=b', 'content-length': 50 * mebibyte }
    const request = sendRequest(`${site.url}/api/media`, { method: 'POST', headers })
    request.on('error', () => undefined)
    request.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n')
    request.write(film('mp4', 3 * mebibyte))
    await expect.poll(temporaryFiles).toHaveLength(2)
    request.destroy()
    await expect.poll(temporaryFiles).toEqual([])
  })

  it.each<[string, () => Buffer, number]>([
    ['a picture of 12 MB', () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(12 * mebibyte)]), 413],
    ['a zip', () => Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(5 * mebibyte)]), 415],
  ])('that is refused (%s) gets its status', async (_, content, status) => {
    expect(await refusalOf(await sendForm(site.url, token, formWith({ file: content() })))).toMatchObject({ status })
    expect(await temporaryFiles()).toEqual([])
  })

  it('without a right gets a refusal', async () => {
    const refusal = await refusalOf(await sendForm(site.url, undefined, formWith({ file: film('mp4', 8 * mebibyte) })))
    expect(refusal).toMatchObject({ status: 401, message: 'Please log in first.' })
  })
})

describe('what was uploaded', () => {
  it('is a film that answers ranges, as players ask for it, and can run nothing', async () => {
    const file = film('webm', 2 * mebibyte)
    const { secure_url } = await upload(site.url, token, { file })
    const ask = (range: string) => fetch(site.url + secure_url, { headers: { range } })
    const probe = await ask('bytes=0-1')
    expect([probe.status, Buffer.from(await probe.arrayBuffer())]).toEqual([206, file.subarray(0, 2)])
    expect(Object.fromEntries(probe.headers)).toMatchObject({
      'content-type': 'video/webm',
      'content-range': `bytes 0-1/${file.length}`,
      'content-length': '2',
      'accept-ranges': 'bytes',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const middle = await ask(`bytes=${mebibyte}-`)
    expect([middle.status, Buffer.from(await middle.arrayBuffer()).equals(file.subarray(mebibyte))]).toEqual([206, true])
    const past = await ask('bytes=9000000-')
    expect([past.status, past.headers.get('content-range')]).toEqual([416, `bytes */${file.length}`])
    expect((await ask('bytes=5-4')).status).toBe(200)
  })

  it('is a picture in each of its encodings', async () => {
    const source = await sharp({ create: { width: 500, height: 300, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const { image } = await upload(site.url, token, { file: source })
    expect(image?.variants).toHaveLength(4)
    for (const { url, format } of image?.variants ?? []) {
      const answer = await fetch(site.url + url)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`])
    }
    // The AVIF files are made after the answer
    await expect.poll(() => whatIsKept().files.filter((name) => name.endsWith('.avif')), { timeout: 60_000 }).toHaveLength(2)
  })
})

describe('SQLite that', () => {
  const section = { subtitle: 'Long', description: `<p>${'A long article. '.repeat(6_000)}</p>` }
  const save = (url: string) => send(`${url}/admin/upload`, 'POST', articleData({ sections: [section] }), token)
  /** Far more rows than fit into the space left in the last pages. */
  const mostShortRows = 200

  async function firstRefusal(ask: () => Promise<Response>) {
    for (let asked = 0; asked < mostShortRows; asked += 1) {
      const answer = await ask()
      if (!answer.ok) return answer
    }
    throw new Error(`${mostShortRows} times there was room`)
  }

  it.each([
    ['is full', 'full'],
    ['takes no writes', 'read-only'],
  ] as const)('%s refuses what is saved with 503 and when to come back, keeps no file, and goes on being read', async (_, state) => {
    const before = whatIsKept()
    await makeDatabase(state)
    const uploadOf = (url: string) => sendForm(url, token, formWith({ file: film('mp4', mebibyte) }))
    const signInAnew = () => send(`${cms.url}/auth/login`, 'POST', owner)
    // A full database may still have room for some short rows, and an upload could then leave a file
    const ofShortRows = state === 'full' ? [await firstRefusal(signInAnew)] : [await signInAnew(), await uploadOf(site.url)]
    for (const answer of [await save(cms.url), await save(site.url), await save(cms.url), ...ofShortRows]) {
      expect([answer.status, safeParse(errorAnswer, await answer.json()).data?.code]).toEqual([503, 'unavailable'])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    for (const url of [cms.url, site.url]) expect((await fetch(`${url}/admin/upload`)).status).toBe(200)
    await makeDatabase('well')
    expect(whatIsKept()).toEqual(before)
    expect((await save(site.url)).ok).toBe(true)
  })
})

describe('a stop of the cms', () => {
  it('cuts an upload that takes longer than it waits, and neither a row nor a file is left', async () => {
    const before = whatIsKept()
    const headers = { ...bearer(token), 'content-type': 'multipart/form-data; boundary=b', 'content-length': 50 * mebibyte }
    const request = sendRequest(`${site.url}/api/media`, { method: 'POST', headers })
    const answered = new Promise<number | undefined>((resolve, reject) => {
      request.on('error', reject).on('response', ({ statusCode }) => resolve(statusCode))
    })
    request.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n')
    request.write(film('mp4', 3 * mebibyte))
    await expect.poll(temporaryFiles).toHaveLength(2)
    const ended = new Promise<number | null>((resolve) => cms.process.once('exit', resolve))
    cms.process.kill('SIGTERM')
    // The upload continues, too slowly to finish in time
    const sending = setInterval(() => request.write(Buffer.alloc(64 * 1024)), 200)
    expect(await ended).toBe(0)
    clearInterval(sending)
    expect(await answered).toBe(503)
    request.destroy()
    expect(whatIsKept()).toEqual(before)
    expect(await temporaryFiles()).toEqual([])
  })
})
