import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startStandinSite } from '../standins/standin-site.ts'
import { openRaw, requestText } from '../standins/raw-connection.ts'
import { sendersBytes, strangersBytes } from './request-body.ts'

const mebibyte = 1024 * 1024
const impatient = { bytesPerSecond: 1_000_000, graceMs: 300 }
const patient = { bytesPerSecond: 8_000, graceMs: 60_000 }
const limits = { headersMs: 60_000, bodyPace: patient, uploadPace: patient, readerPace: patient, checkEveryMs: 50 }

let cms: Server
let answer: RequestListener
let asked: string[]
let connections: number
let site: Awaited<ReturnType<typeof startStandinSite>>
const cmsUrl = () => `http://127.0.0.1:${(cms.address() as AddressInfo).port}`

beforeEach(async () => {
  asked = []
  connections = 0
  answer = (request, response) => void request.resume().once('end', () => response.end('{}'))
  cms = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  cms.on('connection', () => (connections += 1)).listen(0, '127.0.0.1')
  await once(cms, 'listening')
})

afterEach(async () => {
  cms.closeAllConnections()
  await site.stop()
  cms.close()
})

const start = async (changed: Partial<typeof limits> = {}, variables = {}) => {
  site = await startStandinSite({ cmsUrl: cmsUrl(), limits: { ...limits, ...changed }, variables })
}
const send = (path: string, body: string, headers = {}) => fetch(site.url + path, { method: 'POST', body, headers })
const codeOf = async (response: Response) => ({ status: response.status, ...((await response.json()) as { code: string }) })

describe('who does not send', () => {
  test('a head is answered 408, and the connection ends', async () => {
    await start({ headersMs: 500 })
    const answers = await Promise.all(['', 'GET / HT', 'POST /auth/login HTTP/1.1\r\nhost: s'].map((text) => openRaw(site.port, text).ended))
    for (const each of answers) expect(each).toMatch(/^HTTP\/1.1 408 [^]*"code":"validation"/)
  })

  test.each([
    ['of a form', '/auth/login', { bodyPace: impatient }],
    ['of an upload', '/api/media', { uploadPace: impatient }],
    ['that is not read', '/', { bodyPace: impatient }],
  ])('a body %s is cut off', async (_, path, changed) => {
    await start(changed)
    const slow = openRaw(site.port, requestText({ path, bytes: 60_000, body: '{' }))
    const dripping = setInterval(() => slow.socket.write(' '), 20)
    expect(await slow.ended).toMatch(path === '/' ? /^HTTP\/1.1 405 / : /^HTTP\/1.1 408 [^]*came too slowly/)
    clearInterval(dripping)
  })

  test('a small body takes no connection to the cms', async () => {
    await start({}, { FORWARDS_PER_ORIGIN: '600' })
    const slow = Array.from({ length: 500 }, () => openRaw(site.port, requestText({ path: '/auth/login', bytes: 30, body: '{"a":' })))
    await Promise.all(slow.map(({ socket }) => once(socket, 'connect')))
    expect((await send('/auth/login', '{}')).status).toBe(200)
    expect([asked, connections]).toEqual([['POST /auth/login'], 1])
    for (const { socket } of slow.slice(0, 20)) socket.write(' '.repeat(25))
    await expect.poll(() => asked.length).toBe(21)
    for (const { socket } of slow) socket.destroy()
  })
})

describe('who does not read', () => {
  test.each([
    ['a long answer of the cms', '/auth/sessions'],
    ['a film that is not kept', '/uploads/film.mp4'],
  ])('%s is cut off, and the cms with him', async (_, path) => {
    await start({ readerPace: impatient })
    let isCut = false
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': 200 * mebibyte, 'content-type': 'video/mp4', 'last-modified': new Date(0).toUTCString() })
      const more = (): unknown => (response.write(Buffer.alloc(mebibyte)) ? setImmediate(more) : response.once('drain', more))
      more()
      response.once('close', () => (isCut = true))
    }
    const reader = openRaw(site.port, `GET ${path} HTTP/1.1\r\nhost: site\r\n\r\n`)
    reader.socket.pause()
    await expect.poll(() => isCut).toBe(true)
    reader.socket.destroy()
  })
})

describe('one client address', () => {
  test('has so much under way at the cms and no more; its pages come, and others are as before', async () => {
    await start({}, { FORWARDS_PER_ORIGIN: '3' })
    const half = requestText({ path: '/auth/login', bytes: 30, body: '{' })
    const slow = Array.from({ length: 3 }, () => openRaw(site.port, half))
    await expect.poll(() => send('/auth/login', '{}').then(codeOf)).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect((await send('/auth/login', '{}')).headers.get('retry-after')).toBe('2')
    expect((await fetch(site.url)).status).toBe(200)
    const other = openRaw(site.port, requestText({ path: '/auth/login', bytes: 2, body: '{}', headers: { connection: 'close' } }), '127.0.0.2')
    expect(await other.ended).toMatch(/^HTTP\/1.1 200/)
    slow[0]?.socket.destroy()
    await expect.poll(() => send('/auth/login', '{}').then(({ status }) => status)).toBe(200)
    for (const { socket } of slow) socket.destroy()
  })
})

describe('a body that is too long', () => {
  const authorization = 'Bearer known'
  const known: RequestListener = (request, response) => {
    if (request.url === '/auth/me' && request.headers.authorization !== authorization) response.statusCode = 401
    request.resume().once('end', () => response.end('{"code":"unauthenticated","message":"Who?"}'))
  }

  test.each<[string, string, number, Record<string, string>, number, string[]]>([
    ['of a stranger where anybody may write', '/auth/login', strangersBytes + 1, {}, 413, []],
    ['of a stranger where only some may', '/api/stories', strangersBytes + 1, {}, 401, ['GET /auth/me']],
    ['of somebody known', '/api/stories', sendersBytes, { authorization }, 200, ['GET /auth/me', 'POST /api/stories']],
    ['of somebody known, longer than any', '/api/stories', sendersBytes + 1, { authorization }, 413, ['GET /auth/me']],
    ['of a stranger who uploads', '/api/media', 3_000_000, {}, 401, ['GET /auth/me']],
    ['of somebody who uploads', '/api/media', 3_000_000, { authorization }, 200, ['GET /auth/me', 'POST /api/media']],
  ])('%s', async (_, path, bytes, headers, status, seen) => {
    await start()
    answer = known
    expect(await codeOf(await send(path, ' '.repeat(bytes), headers))).toMatchObject({ status })
    expect(asked).toEqual(seen)
  })

  test('is not longer for not being announced', async () => {
    await start()
    const { ended } = openRaw(
      site.port,
      `POST /auth/login HTTP/1.1\r\nhost: s\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n20000\r\n${' '.repeat(0x20000)}\r\n0\r\n\r\n`,
    )
    expect(await ended).toMatch(/^HTTP\/1.1 413 [^]*"code":"too-large"/)
  })
})
