import { monotonicMs } from '@artha/base/monotonic-clock'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { OpenConnections } from './open-connections'

export interface EndingTimes {
  /** How long the server goes on as before and only announces its end, until the load balancer has noticed. */
  pauseMs: number
  /** How long after that requests may still be answered before they are cut off. */
  limitMs: number
}

const idleLookEveryMs = 50
/**
 * The listener is closed when no client has connected at so many looks in a row: at first in as long as a client on a busy machine is
 * held up, later in less, and at the latest after the last of these times.
 */
const quietLooks = (sinceMs: number) => (sinceMs < 1_000 ? 40 : 6)
const betweenQuietLooksMs = 5
const quietWithinMs = 2_000
/** By a longer look the process was held up, and who connected meanwhile is not let in yet. */
const longestLookMs = 0.5

/** Ends a server so that each request which arrived before its listener closed has its answer. */
export async function endServer(server: Server, connections: OpenConnections, { pauseMs, limitMs }: EndingTimes) {
  connections.announceEnd()
  await pause(pauseMs)
  const letGo = holdRequests(server)
  await untilNoneConnects(server)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  letGo()
  // In the turn's last part, when what had come is read
  const look = setInterval(() => setImmediate(() => connections.closeIdle()), idleLookEveryMs)
  const limit = setTimeout(() => connections.cut(), limitMs)
  await closed
  clearInterval(look)
  clearTimeout(limit)
}

/**
 * Requests wait until they are released. A client that waits for an answer sends no new request meanwhile: otherwise each
 * answer ends its connection, the client connects again at once, and some client would always be in the listener's queue
 * and be refused with it.
 */
function holdRequests(server: Server) {
  const waiting: [IncomingMessage, ServerResponse][] = []
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (...exchange) => waiting.push(exchange))
  return () => {
    server.removeAllListeners('request')
    // Node types listeners of all events alike; these take an exchange
    for (const listener of listeners) server.on('request', (...exchange) => void Reflect.apply(listener, server, exchange))
    for (const exchange of waiting) server.emit('request', ...exchange)
  }
}

/**
 * Asleep between its looks, not at work: a process that works all the time is held up by the machine at any moment, also between its
 * last look and the end of the listener. A client that connects in that moment is reset.
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
    // A turn lets at least one in where there is one
    await nextTurn()
    lookMs = monotonicMs() - lookedAt
  }
  server.off('connection', note)
}
