import { monotonicMs } from '@artha/accounts/monotonic-clock'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { OpenConnections } from './open-connections'

export interface EndingTimes {
  /** How long the server goes on as before and only announces its end, until the load balancer has noticed. */
  pauseMs: number
  /** How long after that requests may still be answered before they are cut off. */
  limitMs: number
}

const lookEveryMs = 50
/**
 * The listener is closed when no request has come for this long and this many turns of the event loop; at the latest after
 * the last of these.
 */
const quietMs = 30
const fewestQuietTurns = 10
const quietWithinMs = 2_000

/** Ends a server so that each request which arrived before its listener closed has its answer. */
export async function endServer(server: Server, connections: OpenConnections, { pauseMs, limitMs }: EndingTimes) {
  connections.announceEnd()
  await pause(pauseMs)
  const letGo = holdRequests(server)
  await untilIdle(server)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  letGo()
  // In the turn's last part, when what had come is read
  const look = setInterval(() => setImmediate(() => connections.closeIdle()), lookEveryMs)
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
    // Node types listeners of all events alike; these are of 'request'
    for (const listener of listeners) server.on('request', listener as (...exchange: (typeof waiting)[number]) => void)
    for (const exchange of waiting) server.emit('request', ...exchange)
  }
}

/** A turn of the loop lets at least one in where there is one; a long turn may have let in one of many. */
async function untilIdle(server: Server) {
  const begun = monotonicMs()
  let lastCame = begun
  let quietTurns = 0
  const note = () => {
    lastCame = monotonicMs()
    quietTurns = 0
  }
  server.on('connection', note)
  const isQuiet = () => quietTurns >= fewestQuietTurns && monotonicMs() - lastCame >= quietMs
  while (!isQuiet() && monotonicMs() - begun < quietWithinMs) {
    quietTurns += 1
    await nextTurn()
  }
  server.off('connection', note)
}
