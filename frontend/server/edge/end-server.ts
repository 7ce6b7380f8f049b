import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { OpenConnections } from './open-connections.ts'

export interface EndingTimes {
  /** Time in which the server works as before and only announces its end, so that the load balancer notices. */
  pauseMs: number
  /** Time after the pause in which requests may still be answered; then they are cut off. */
  limitMs: number
}

const idleLookEveryMs = 50
/**
 * The listener closes after this many checks in a row without a new connection. In the first second 40 are needed, about as long as a
 * client on a busy machine can be delayed; then 6. After `quietWithinMs` it closes anyway.
 */
const quietLooks = (sinceMs: number) => (sinceMs < 1_000 ? 40 : 6)
const betweenQuietLooksMs = 5
const quietWithinMs = 2_000
/** If a check takes longer, the process was blocked, and clients that connected meanwhile are not accepted yet. */
const longestLookMs = 0.5

/** Ends a server. Every request that arrived before the listener closed is answered. */
export async function endServer(server: Server, connections: OpenConnections, { pauseMs, limitMs }: EndingTimes) {
  connections.announceEnd()
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  const release = holdRequests(server)
  await untilNoneConnects(server)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  release()
  // In the check phase of the event loop, after all input has been read
  const look = setInterval(() => setImmediate(() => connections.closeIdle()), idleLookEveryMs)
  const limit = setTimeout(() => connections.cut(), limitMs)
  await closed
  clearInterval(look)
  clearTimeout(limit)
}

/**
 * Holds back all requests until the returned function is called. Otherwise each answer would end its connection, the client would connect
 * again at once, and some client would always be in the queue of the listener when it closes and be refused.
 */
function holdRequests(server: Server) {
  const waiting: [IncomingMessage, ServerResponse][] = []
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (...exchange) => waiting.push(exchange))
  return () => {
    server.removeAllListeners('request')
    // Node types the listeners of all events alike; these take a request and a response
    for (const listener of listeners) server.on('request', (...exchange) => void Reflect.apply(listener, server, exchange))
    for (const exchange of waiting) server.emit('request', ...exchange)
  }
}

/**
 * Waits until no client connects any more. It sleeps between its checks: the system can suspend a busy process at any moment, also between
 * its last check and the closing of the listener, and a client that connects in that moment is reset.
 */
async function untilNoneConnects(server: Server) {
  const begun = performance.now()
  let looks = 0
  let lookMs = 0
  const note = () => {
    looks = 0
  }
  server.on('connection', note)
  const sinceMs = () => performance.now() - begun
  while ((looks < quietLooks(sinceMs()) || lookMs > longestLookMs) && sinceMs() < quietWithinMs) {
    await pause(betweenQuietLooksMs)
    const checkedAt = performance.now()
    looks += 1
    // Each turn of the event loop accepts at least one waiting connection
    await nextTurn()
    lookMs = performance.now() - checkedAt
  }
  server.off('connection', note)
}
