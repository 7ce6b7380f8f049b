import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate as lastPartOfTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endServer } from './end-server.ts'
import { mostNewLooks, OpenConnections } from './open-connections.ts'
import { openRaw } from '../standins/raw-connection.ts'

let server: Server
let connections: OpenConnections
let port: number
/** Answers the requests that wait at /later. */
let answerLater: (() => void)[]

beforeEach(async () => {
  answerLater = []
  server = createServer((request, response) => {
    const answer = () => response.end('answered')
    if (request.url === '/later') answerLater.push(answer)
    else answer()
  })
  connections = new OpenConnections(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ;({ port } = server.address() as AddressInfo)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  server.closeAllConnections()
})

const ask = (path: string) => openRaw(port, `GET ${path} HTTP/1.1\r\nhost: site\r\n\r\n`)
const isRefused = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket
      .once('error', () => resolve(true))
      .once('connect', () => {
        socket.destroy()
        resolve(false)
      })
  })

function holdUp(ms: number) {
  const until = Date.now() + ms
  while (Date.now() < until);
}

/** Resolves in the turn in which the listener closes. A poll would resolve later and needs a clock that moves. */
async function listenerCloses() {
  while (server.listening) await lastPartOfTurn()
}

test('while it pauses it answers as before, and says that the connection ends', async () => {
  const kept = ask('/')
  await expect.poll(kept.received).toContain('Connection: keep-alive')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const ended = endServer(server, connections, { pauseMs: 3_000, limitMs: 60_000 })
  await vi.advanceTimersByTimeAsync(2_999)
  kept.socket.write('GET / HTTP/1.1\r\nhost: site\r\n\r\n')
  expect((await kept.ended).match(/answered/g)).toHaveLength(2)
  expect(kept.received().toLowerCase()).toContain('connection: close')
  expect(await ask('/').ended).toMatch(/connection: close[^]*answered/i)
  expect(server.listening).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await ended
  expect(await isRefused()).toBe(true)
})

test('what was asked before is answered, and a connection that is idle afterwards is closed', async () => {
  const [first, second, silent] = [ask('/later'), ask('/later'), openRaw(port, '')]
  await expect.poll(() => answerLater).toHaveLength(2)
  const ended = endServer(server, connections, { pauseMs: 0, limitMs: 60_000 })
  await listenerCloses()
  for (const answer of answerLater) answer()
  expect(await first.ended).toMatch(/connection: close[^]*answered/i)
  expect(await second.ended).toContain('answered')
  await Promise.all([ended, silent.ended])
})

test('an answer that had begun ends, and then its connection', async () => {
  server.removeAllListeners('request')
  connections = new OpenConnections(server)
  server.on('request', (_request, response) => {
    response.write('begun, ')
    answerLater.push(() => response.end('ended'))
  })
  const kept = ask('/')
  await expect.poll(kept.received).toContain('begun')
  const ended = endServer(server, connections, { pauseMs: 0, limitMs: 60_000 })
  await listenerCloses()
  answerLater[0]?.()
  expect(await kept.ended).toContain('ended')
  await ended
})

test('who is not done at the limit is cut off', async () => {
  const late = ask('/later')
  await expect.poll(() => answerLater).toHaveLength(1)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const ended = endServer(server, connections, { pauseMs: 0, limitMs: 20_000 })
  await vi.advanceTimersByTimeAsync(0)
  await listenerCloses()
  await vi.advanceTimersByTimeAsync(19_999)
  expect(late.socket.destroyed).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await late.ended).toBe('')
  await ended
})

test('what came while the process was held up is read before its connection is taken for an idle one', async () => {
  const silent = openRaw(port, '')
  await expect.poll(() => silent.socket.connecting).toBe(false)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const ended = endServer(server, connections, { pauseMs: 0, limitMs: 60_000 })
  await listenerCloses()
  for (let look = 1; look <= mostNewLooks; look += 1) {
    vi.advanceTimersByTime(50)
    await lastPartOfTurn()
  }
  // The next check is due before the process continues, and would find the connection idle
  silent.socket.write('GET / HTTP/1.1\r\nhost: site\r\n\r\n')
  vi.advanceTimersByTime(50)
  expect(await silent.ended).toContain('answered')
  await ended
})

test('who connected while the process was held up is let in before the listener closes', async () => {
  // The clock moves only for the delays simulated here, not for real delays of the machine
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  const ended = endServer(server, connections, { pauseMs: 0, limitMs: 60_000 })
  const asked: ReturnType<typeof ask>[] = []
  // A check takes two turns. In 100 turns there are more checks than the listener needs to close; then clients connect
  for (let turn = 1; turn <= 110; turn += 1) {
    await lastPartOfTurn()
    if (turn > 100) asked.push(ask('/'))
    holdUp(8)
    clock += 8
  }
  for (const each of asked) expect(await each.ended).toContain('answered')
  await ended
})
