import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { OpenConnections } from './open-connections'

export interface EndingTimes {
  /** So long the server goes on as before, but for saying that it ends, until whoever sends it requests has heard of it. */
  pauseMs: number
  /** So long after that, whoever is still being answered is cut off. */
  limitMs: number
}

const lookEveryMs = 50
/** The listener is closed when nobody has come for so long, and so many turns of the loop; at the latest after the last of these. */
const quietMs = 30
const fewestQuietTurns = 10
const quietWithinMs = 2_000

/** Ends a server so that each request which arrived before its listener closed has its answer. */
export async function endServer(server: Server, connections: OpenConnections, { pauseMs, limitMs }: EndingTimes) {
  connections.announceEnd()
  await pause(pauseMs)
  const letGo = holdRequests(server)
  await untilNobodyComes(server)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  letGo()
  const look = setInterval(() => connections.closeIdle(performance.now()), lookEveryMs)
  const limit = setTimeout(() => connections.cut(), limitMs)
  await closed
  clearInterval(look)
  clearTimeout(limit)
}

/**
 * Requests wait until they are let go. Whoever waits for an answer does not come anew meanwhile: otherwise, as each answer ends
 * its connection, somebody would always be in the queue of the listener, and be turned away with it.
 */
function holdRequests(server: Server) {
  const held: [IncomingMessage, ServerResponse][] = []
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (...exchange) => held.push(exchange))
  return () => {
    server.removeAllListeners('request')
    // Node types listeners of all events alike; these are of 'request'
    for (const listener of listeners) server.on('request', listener as (...exchange: (typeof held)[number]) => void)
    for (const exchange of held) server.emit('request', ...exchange)
  }
}

/** A turn of the loop lets at least one in where there is one; a long turn may have let in one of many. */
async function untilNobodyComes(server: Server) {
  const begun = performance.now()
  let lastCame = begun
  let quietTurns = 0
  const note = () => {
    lastCame = performance.now()
    quietTurns = 0
  }
  server.on('connection', note)
  const isQuiet = () => quietTurns >= fewestQuietTurns && performance.now() - lastCame >= quietMs
  while (!isQuiet() && performance.now() - begun < quietWithinMs) {
    quietTurns += 1
    await nextTurn()
  }
  server.off('connection', note)
}
