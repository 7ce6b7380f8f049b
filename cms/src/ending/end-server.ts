import { monotonicMs } from '@artha/base/monotonic-clock'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { OpenConnections } from './open-connections'

export interface EndingTimes {
  /** The time in which the server works as before and only announces its end, until the load balancer has noticed. */
  pauseMs: number
  /** The time after that in which requests may still be answered before they are cut off. */
  limitMs: number
}

const idleLookEveryMs = 50
/**
 * The listener closes after this many looks in a row without a new client: many at first, because a busy machine may delay a client, fewer
 * later, and after `quietWithinMs` in any case.
 */
const quietLooks = (sinceMs: number) => (sinceMs < 1_000 ? 40 : 6)
const betweenQuietLooksMs = 5
const quietWithinMs = 2_000
/** A longer look means that the process was delayed, and clients that connected meanwhile are not accepted yet. */
const longestLookMs = 0.5

/** Ends a server so that every request that arrived before its listener closed is answered. */
export async function endServer(server: Server, connections: OpenConnections, { pauseMs, limitMs }: EndingTimes) {
  connections.announceEnd()
  await pause(pauseMs)
  const release = holdRequests(server)
  await untilNoneConnects(server)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  release()
  // At the end of the turn, when all that had arrived is read
  const look = setInterval(() => setImmediate(() => connections.closeIdle()), idleLookEveryMs)
  const limit = setTimeout(() => connections.cut(), limitMs)
  await closed
  clearInterval(look)
  clearTimeout(limit)
}

/**
 * Holds requests until the returned function is called. A waiting client sends no new request: otherwise each response would end its connection,
 * it would reconnect at once, and some client would always be in the listener's queue and be refused.
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
 * Waits until no client connects. Sleeps between looks: the machine can pause a busy process at any moment, even between its last look and
 * closing the listener, and then a connecting client is reset.
 */
async function untilNoneConnects(server: Server) {
  const begun = monotonicMs()
  let looks = 0
  let lookMs = 0
  const note = () => {
    looks = 0
  }
  server.on('connection', note)
  const sinceMs = () => monotonicMs() - begun
  while ((looks < quietLooks(sinceMs()) || lookMs > longestLookMs) && sinceMs() < quietWithinMs) {
    await pause(betweenQuietLooksMs)
    const lookedAt = monotonicMs()
    looks += 1
    // Each turn accepts at least one waiting client
    await nextTurn()
    lookMs = monotonicMs() - lookedAt
  }
  server.off('connection', note)
}
