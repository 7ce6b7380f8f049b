import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { endpoints, type Endpoint } from '@artha/contract/endpoints'
import { startStandinSite } from './standin-site.ts'
import { openRaw, requestText } from './raw-connection.ts'

/** Every forwarded path with its method. `/uploads/` is not in the contract. */
const forwarded = [
  ...Object.values<Endpoint>(endpoints).map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, 'abcdefgh') })),
  { method: 'GET', path: '/uploads/film.mp4' },
  { method: 'POST', path: '/uploads/film.mp4' },
]

export const hang: RequestListener = (request) => void request.resume()
/** Sends headers and half of a body, then nothing more. */
export const half = (request: IncomingMessage, response: ServerResponse) => {
  request.resume()
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500_000, 'last-modified': new Date(0).toUTCString() })
  response.write('x'.repeat(100_000))
}
export const answers: [name: string, answer: RequestListener][] = [
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

/** Requests of badly behaved clients, most of them incomplete. The client sends nothing more afterwards. */
export const senders: [name: string, text: (method: string, path: string) => string][] = [
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

/** Starts a site whose cms answers as a test says. */
export function useHostileCms() {
  let answer: RequestListener = hang
  let cms: Server
  let site: Awaited<ReturnType<typeof startStandinSite>>
  const unheard: unknown[] = []
  const remember = (error: unknown) => unheard.push(error)

  beforeAll(async () => {
    process.on('uncaughtException', remember).on('unhandledRejection', remember)
    cms = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
    await once(cms, 'listening')
    // The server listens on a port, so its address is an object
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

  /** Reads a page on a new connection and returns its status. The server accepts connections in order, so all earlier ones are open by then. */
  const aPage = async () => {
    const page = await openRaw(site.port, 'GET / HTTP/1.1\r\nhost: site\r\nconnection: close\r\n\r\n').ended
    return Number(/^HTTP\/1\.1 (\d+)/.exec(page)?.[1])
  }
  /** Waits until all cut connections are closed and their streams have emitted their last events. */
  const untilQuiet = async () => {
    const open = () => new Promise<number>((resolve, reject) => cms.getConnections((error, count) => (error ? reject(error) : resolve(count))))
    cms.closeAllConnections()
    await expect.poll(open).toBe(0)
    await new Promise((resolve) => setImmediate(resolve))
  }

  return {
    answerAs: (listener: RequestListener) => void (answer = listener),
    site: () => site,
    aPage,
    untilQuiet,
    /** Errors that the site did not handle. */
    unheard,
    /** Requests every path in one way and resets the connections. Expects pages to work throughout, and no unhandled error. */
    async resetAll(text: (method: string, path: string) => string) {
      const connections = forwarded.map(({ method, path }) => openRaw(site.port, text(method, path)))
      await Promise.all(connections.map(({ socket }) => once(socket, 'connect')))
      expect(await aPage()).toBe(200)
      for (const { socket } of connections) socket.resetAndDestroy()
      await Promise.all(connections.map(({ ended }) => ended))
      expect(await aPage()).toBe(200)
      await untilQuiet()
      expect(unheard).toEqual([])
    },
  }
}
