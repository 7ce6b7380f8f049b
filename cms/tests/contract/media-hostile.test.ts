import { request as sendRequest, type ClientRequest, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { endpoints, type Endpoint } from '@artha/contract/endpoints'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bearer, tokenOf } from '../access/callers'
import { startOwnCms } from '../access/database'
import { raisedLimits } from '../raised-limits'
import { startCms } from '../running-cms'
import { film } from '../sample-media'
import { filesIn, formWith, refusalOf, sendForm, upload, uploadsIn } from './upload-as'

let cms: Awaited<ReturnType<typeof startOwnCms>>
let token: string

beforeAll(async () => {
  const holdEncoder = pathToFileURL(path.join(__dirname, 'hold-encoder.mjs')).href
  cms = await startOwnCms({ ...raisedLimits, LIMIT_UPLOADS: '40/3600', NODE_OPTIONS: `--import ${holdEncoder}` })
  token = (await tokenOf('creator', cms.url, cms.database)) ?? ''
})
afterAll(async () => {
  expect(await cms.stop()).toBe(0)
})
afterEach(async () => {
  await expect.poll(() => filesIn(cms.home.folder), { timeout: 60_000 }).toEqual([])
  expect((await uploadsIn(cms.home.folder)).filter((name) => !name.startsWith('fine-'))).toEqual([])
})

const border = 'a-border'
const formType = `multipart/form-data; boundary=${border}`
const part = (header: string, body: string) => `--${border}\r\nContent-Disposition: form-data; ${header}\r\n\r\n${body}\r\n`
const gif = `GIF89a${'x'.repeat(9_000)}`
const file = part('name="file"; filename="a.gif"', gif)

/** Begins an upload without a length; the test writes its body. */
function begin(url = cms.url, as = token): { request: ClientRequest; answer: Promise<IncomingMessage | Error> } {
  const request = sendRequest(`${url}/api/media`, { method: 'POST', headers: { ...bearer(as), 'content-type': formType } })
  const answer = new Promise<IncomingMessage | Error>((resolve) => request.once('response', resolve).on('error', resolve))
  return { request, answer }
}

describe('a hostile upload', () => {
  it.each<[string, string, string]>([
    ['a thousand fields', formType, `${part('name="alt"', 'x').repeat(1_000)}${file}--${border}--`],
    ['a field that is none', formType, `${part('name="isAdmin"', 'true')}${file}--${border}--`],
    ['a huge name of a field', formType, `${part(`name="${'x'.repeat(100_000)}"`, 'x')}${file}--${border}--`],
    ['two files', formType, `${file}${file}--${border}--`],
    ['another border than it says', 'multipart/form-data; boundary=another', `${file}--${border}--`],
    ['no border', 'multipart/form-data', file],
    ['no end', formType, file],
    ['another kind of multipart', 'multipart/mixed; boundary=a-border', `${file}--${border}--`],
    ['JSON', 'application/json', '{"file":"x"}'],
    ['a form of texts', 'application/x-www-form-urlencoded', 'file=x'],
  ])('with %s is refused', async (_, contentType, body) => {
    const refusal = await refusalOf(await sendForm(cms.url, token, body, { 'content-type': contentType }))
    expect(refusal).toMatchObject({ status: 400, code: 'validation' })
  })

  it('that says to be larger than any may be is refused by what it says', async () => {
    const request = sendRequest(`${cms.url}/api/media`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': formType, 'content-length': 20_000_000_000 },
    })
    const answer = new Promise<IncomingMessage>((resolve) => request.once('response', resolve))
    request.on('error', () => undefined)
    // Writes exactly as much as the cms reads after a refusal. With more the connection is cut, and the answer may be lost.
    for (let sent = 0; sent <= 16 * 1024 * 1024; sent += 256 * 1024) request.write(Buffer.alloc(256 * 1024))
    expect((await answer).statusCode).toBe(413)
    request.destroy()
  })

  const endless = `--${border}\r\nContent-Disposition: form-data; name="file"; filename="a.gif"\r\n\r\n${gif}`

  it('without a length is refused where it gets too large', async () => {
    const { request, answer } = begin()
    request.write(endless)
    // More than a picture may have, and less than the cms reads after a refusal
    for (let sent = 0; sent <= 12 * 1024 * 1024; sent += 256 * 1024) request.write(Buffer.alloc(256 * 1024))
    request.end()
    expect(await answer).toMatchObject({ statusCode: 413 })
  })

  it('without a length and without an end is cut off, and the cms lives on', async () => {
    const { request } = begin()
    const cut = new Promise((resolve) => request.once('socket', (socket) => socket.once('close', resolve)))
    request.write(endless)
    const flow = setInterval(() => request.writable && request.write(Buffer.alloc(1024 * 1024)), 3)
    // The cms cuts the connection 16 MB after the refusal; the answer may be lost by then
    await cut
    clearInterval(flow)
    request.destroy()
    await expect.poll(async () => (await fetch(`${cms.url}/readyz`)).status).toBe(200)
  })

  it('whose sender goes away leaves nothing', async () => {
    const { request } = begin()
    request.write(`--${border}\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`)
    request.write(film('mp4', 2_000_000))
    await expect.poll(() => filesIn(cms.home.folder)).toHaveLength(2)
    request.destroy()
    await expect.poll(() => filesIn(cms.home.folder)).toEqual([])
  })

  it('whose sender goes away while the picture is encoded is kept whole: each of its files has a name in its row, and each name a file', async () => {
    const noise = { type: 'gaussian', mean: 120, sigma: 50 } as const
    const large = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: 'black', noise } })
      .jpeg()
      .toBuffer()
    const rests = new Promise<void>((resolve) => {
      cms.process.once('message', ({ type }: { type?: string }) => {
        if (type === 'an encoder rests') resolve()
      })
    })
    cms.process.send({ encoder: 'rest' })
    const gone = new AbortController()
    const sent = fetch(`${cms.url}/api/media`, {
      method: 'POST',
      headers: bearer(token),
      body: formWith({ file: large, name: 'fine.jpg' }),
      signal: gone.signal,
    })
    await rests
    gone.abort()
    await expect(sent).rejects.toThrow()
    cms.process.send({ encoder: 'go on' })
    const rows = () => cms.database('files').select('url', 'formats').where('name', 'fine')
    await expect.poll(rows, { timeout: 60_000 }).toHaveLength(1)
    const halves = async () => {
      const named: string[] = JSON.stringify(await rows()).match(/fine-[\w-]+\.\w+/g) ?? []
      const files = (await uploadsIn(cms.home.folder)).filter((name) => name.startsWith('fine-'))
      return [...files.filter((name) => !named.includes(name)), ...named.filter((name) => !files.includes(name))]
    }
    // The last encodings are stored after the answer
    await expect.poll(halves).toEqual([])
    expect(JSON.stringify(await rows())).toContain('jpeg_480')
  })

  it('in the middle of which the cms is killed is swept up at its next start', async () => {
    const own = await startOwnCms(raisedLimits)
    const creator = (await tokenOf('creator', own.url, own.database)) ?? ''
    const { request } = begin(own.url, creator)
    request.write(`--${border}\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`)
    request.write(film('mp4', 2_000_000))
    await expect.poll(() => filesIn(own.home.folder)).toHaveLength(2)
    await own.kill()
    request.destroy()
    expect(await filesIn(own.home.folder)).toHaveLength(2)
    const again = await startCms({ home: own.home, databaseUrl: own.databaseUrl, env: raisedLimits })
    expect(await filesIn(own.home.folder)).toEqual([])
    expect(await again.stop()).toBe(0)
    await own.database.destroy()
  })

  it.each(
    Object.entries<Endpoint>(endpoints).filter(([name, { method }]) => method !== 'GET' && name !== 'uploadMedia' && name !== 'unsubscribeOneClick'),
  )('is refused at %s, from every sender', async (_, { method, path }) => {
    const address = cms.url + path.replaceAll(/\{\w+\}/g, 'aaaaaaaaaaaaaaaaaaaaaaaa')
    const body = formWith({ file: film('mp4', 500_000) })
    expect((await fetch(address, { method, headers: bearer(token), body })).status).toBe(415)
    expect(await filesIn(cms.home.folder)).toEqual([])
  })
})

describe('uploads', () => {
  it('of one person are limited, and say when the next may come', async () => {
    const another = (await tokenOf('creator', cms.url, cms.database)) ?? ''
    const small = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
      .gif()
      .toBuffer()
    const statuses: number[] = []
    let last: Response | undefined
    for (let at = 0; at < 42; at += 1) {
      last = await sendForm(cms.url, another, part('name="x"', ''), { 'content-type': formType })
      statuses.push(last.status)
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await sendForm(cms.url, another, formWith({ file: small }))).status).toBe(429)
    const third = (await tokenOf('admin', cms.url, cms.database)) ?? ''
    expect((await upload(cms.url, third, { file: small, name: 'fine.gif' })).kind).toBe('image')
  })
})
