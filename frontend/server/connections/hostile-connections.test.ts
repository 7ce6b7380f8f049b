import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints, type Endpoint } from '@artha/contract/endpoints'
import { startStandinSite } from '../standin-site.ts'
import { openRaw, requestText } from './raw-connection.ts'

/** Every path that is forwarded, with its method; `/uploads/` is none of the contract's. */
const forwarded = [
  ...Object.values<Endpoint>(endpoints).map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, 'abcdefgh') })),
  { method: 'GET', path: '/uploads/film.mp4' },
  { method: 'POST', path: '/uploads/film.mp4' },
]

const hang: RequestListener = (request) => void request.resume()
/** A head and half of a body, and then nothing, or a reset. */
const half = (request: IncomingMessage, response: ServerResponse) => {
  request.resume()
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500_000, 'last-modified': new Date(0).toUTCString() })
  response.write('x'.repeat(100_000))
}
const answers: [name: string, answer: RequestListener][] = [
  ['hangs', hang],
  ['stops in the middle of its answer', half],
  ['resets at once', ({ socket }) => socket.resetAndDestroy()],
  [
    'resets in the middle of its answer',
    (request, response) => {
      half(request, response)
      setImmediate(() => request.socket.resetAndDestroy())
    },
  ],
  [
    'closes in the middle of a chunk',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"a":', () => response.destroy())
    },
  ],
  ['answers before it has read anything, and closes', (_, response) => void response.writeHead(401, { connection: 'close' }).end('{}')],
]

let answer: RequestListener
let cms: Server
let site: Awaited<ReturnType<typeof startStandinSite>>
const unheard: unknown[] = []
const remember = (error: unknown) => unheard.push(error)

beforeAll(async () => {
  process.on('uncaughtException', remember).on('unhandledRejection', remember)
  cms = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
  await once(cms, 'listening')
  const { port } = cms.address() as AddressInfo
  site = await startStandinSite({ cmsUrl: `http://127.0.0.1:${port}`, variables: { FORWARDS_PER_ORIGIN: '10000' } })
})

beforeEach(() => {
  unheard.length = 0
})

afterAll(async () => {
  cms.closeAllConnections()
  await site.stop()
  cms.close()
  process.off('uncaughtException', remember).off('unhandledRejection', remember)
})

/** Asked on a new connection: a turn of the process lets one in, so that all who connected before are in when it is answered. */
const aPage = async () => {
  const page = await openRaw(site.port, 'GET / HTTP/1.1\r\nhost: site\r\nconnection: close\r\n\r\n').ended
  return Number(/^HTTP\/1\.1 (\d+)/.exec(page)?.[1])
}
/** Until the streams of what was cut have said all they have to say. */
const untilQuiet = async () => {
  const open = () => new Promise<number>((resolve, reject) => cms.getConnections((error, count) => (error ? reject(error) : resolve(count))))
  cms.closeAllConnections()
  await expect.poll(open).toBe(0)
  await new Promise((resolve) => setImmediate(resolve))
}

/** The ways of a sender who does not mean it; each leaves the connection as it is then. */
const senders: [name: string, text: (method: string, path: string) => string][] = [
  ['half a head', (method, path) => `${method} ${path} HTTP/1.1\r\nhost: site\r\ncontent-le`],
  ['a head alone', (method, path) => requestText({ method, path, bytes: 1_000 })],
  ['half a body', (method, path) => requestText({ method, path, bytes: 1_000, body: '{"email":' })],
  ['a whole body', (method, path) => requestText({ method, path, bytes: 2, body: '{}' })],
  ['half a large body', (method, path) => requestText({ method, path, bytes: 5_000_000, body: ' '.repeat(200_000) })],
  [
    'half a chunk',
    (method, path) => `${requestText({ method, path, bytes: 0 }).replace('content-length: 0', 'transfer-encoding: chunked')}ff\r\nabc`,
  ],
]

describe.each(answers)('while the cms %s', (_, listener) => {
  test.each(senders)('%s and a reset, on every path, end nothing', async (_name, text) => {
    answer = listener
    const connections = forwarded.map(({ method, path }) => openRaw(site.port, text(method, path)))
    await Promise.all(connections.map(({ socket }) => once(socket, 'connect')))
    expect(await aPage()).toBe(200)
    for (const { socket } of connections) socket.resetAndDestroy()
    await Promise.all(connections.map(({ ended }) => ended))
    expect(await aPage()).toBe(200)
    await untilQuiet()
    expect(unheard).toEqual([])
  })
})

test('bodies that are reset by the hundred while all that the cms can do is under way end nothing', async () => {
  answer = hang
  const whole = Array.from({ length: 300 }, () => openRaw(site.port, requestText({ path: '/auth/login', bytes: 2, body: '{}' })))
  const begun = Array.from({ length: 300 }, () => openRaw(site.port, requestText({ path: '/auth/login', bytes: 99, body: '{"a":' })))
  const uploads = Array.from({ length: 100 }, () => openRaw(site.port, requestText({ path: '/api/media', bytes: 99_000, body: 'abc' })))
  const all = [...whole, ...begun, ...uploads]
  await Promise.all(all.map(({ socket }) => once(socket, 'connect')))
  expect(await aPage()).toBe(200)
  for (const { socket } of all) socket.resetAndDestroy()
  await Promise.all(all.map(({ ended }) => ended))
  expect(await aPage()).toBe(200)
  await untilQuiet()
  expect(unheard).toEqual([])
})

test('an answer that breaks off is 503 where it is short, and cut where it is long', async () => {
  answer = answers[4]?.[1] ?? hang
  expect((await fetch(`${site.url}/auth/me`)).status).toBe(503)
  answer = (request, response) => {
    half(request, response)
    response.write('x', () => response.destroy())
  }
  await expect(fetch(`${site.url}/auth/me`).then((response) => response.text())).rejects.toThrow()
  expect(unheard).toEqual([])
})

test('after all that, as much can be asked at once as before', async () => {
  const long = 'x'.repeat(300_000)
  answer = (request, response) => void request.resume().once('end', () => response.end(request.url === '/auth/sessions' ? long : 'short'))
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(site.url + path, init)
    return [response.status, (await response.text()).length]
  }
  const asked = [
    ...Array.from({ length: 200 }, () => ask('/auth/login', { method: 'POST', body: '{}' })),
    ...Array.from({ length: 30 }, () => ask('/auth/sessions')),
    ...Array.from({ length: 20 }, () => ask('/api/media', { method: 'POST', body: long })),
    ...Array.from({ length: 20 }, (_, at) => ask(`/uploads/${at}.webp`)),
  ]
  const counted = (await Promise.all(asked)).map(String)
  expect(new Set(counted)).toEqual(new Set(['200,5', '200,300000']))
})
