import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate as lastPartOfTurn, setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endServer } from './end-server.ts'
import { OpenConnections } from './open-connections.ts'
import { openRaw } from './raw-connection.ts'

let server: Server
let connections: OpenConnections
let port: number
/** Answers what waits at /later. */
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
afterEach(() => server.closeAllConnections())

const ask = (path: string) => openRaw(port, `GET ${path} HTTP/1.1\r\nhost: site\r\n\r\n`)
/** Each question is a client that connects, and the listener stays open until none does. */
const betweenLooks = { interval: 200 }
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

test('while it pauses it answers as before, and says that the connection ends', async () => {
  const kept = ask('/')
  await expect.poll(kept.received).toContain('Connection: keep-alive')
  const ended = endServer(server, connections, { pauseMs: 3_000, limitMs: 60_000 })
  kept.socket.write('GET / HTTP/1.1\r\nhost: site\r\n\r\n')
  expect((await kept.ended).match(/answered/g)).toHaveLength(2)
  expect(kept.received().toLowerCase()).toContain('connection: close')
  expect(await ask('/').ended).toMatch(/connection: close[^]*answered/i)
  await ended
  expect(await isRefused()).toBe(true)
})

test('what was asked before is answered, and a connection that is idle afterwards is closed', async () => {
  const [first, second, silent] = [ask('/later'), ask('/later'), openRaw(port, '')]
  await expect.poll(() => answerLater).toHaveLength(2)
  const ended = endServer(server, connections, { pauseMs: 0, limitMs: 60_000 })
  await expect.poll(isRefused, betweenLooks).toBe(true)
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
  await expect.poll(isRefused, betweenLooks).toBe(true)
  answerLater[0]?.()
  expect(await kept.ended).toContain('ended')
  await ended
})

test('who is not done at the limit is cut off', async () => {
  const late = ask('/later')
  await expect.poll(() => answerLater).toHaveLength(1)
  await endServer(server, connections, { pauseMs: 0, limitMs: 50 })
  expect(await late.ended).toBe('')
})

test('what came while the process was held up is read before its connection is taken for an idle one', async () => {
  const silent = openRaw(port, '')
  await expect.poll(() => silent.socket.connecting).toBe(false)
  const ended = endServer(server, connections, { pauseMs: 0, limitMs: 60_000 })
  await expect.poll(isRefused, betweenLooks).toBe(true)
  // Held up in the last part of a turn, so that the next one begins with its timers
  await pause(100)
  await lastPartOfTurn()
  silent.socket.write('GET / HTTP/1.1\r\nhost: site\r\n\r\n')
  const heldUpUntil = performance.now() + 1_500
  while (performance.now() < heldUpUntil);
  expect(await silent.ended).toContain('answered')
  await ended
})

test('who connected while the process was held up is let in before the listener closes', async () => {
  const ended = endServer(server, connections, { pauseMs: 0, limitMs: 60_000 })
  const asked: ReturnType<typeof ask>[] = []
  const overAt = performance.now() + 1_000
  for (let turn = 1; server.listening && performance.now() < overAt; turn += 1) {
    await lastPartOfTurn()
    if (turn % 15 > 0) continue
    asked.push(ask('/'))
    const heldUpUntil = performance.now() + 40
    while (performance.now() < heldUpUntil);
  }
  expect(asked.length).toBeGreaterThan(0)
  for (const each of asked) expect(await each.ended).toContain('answered')
  await ended
})
