import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { OpenConnections } from './open-connections.ts'

export interface EndingTimes {
  /** So long the server goes on as before, but for saying that it ends, until whoever sends it requests has heard of it. */
  pauseMs: number
  /** So long after that, whoever is still being answered is cut off. */
  limitMs: number
}

const lookEveryMs = 50

/** Ends a server so that each request which arrived before its listener closed has its answer. */
export async function endServer(server: Server, connections: OpenConnections, { pauseMs, limitMs }: EndingTimes) {
  connections.announceEnd()
  await pause(pauseMs)
  // Who has knocked has been let in by the turn before, and is not turned away
  await nextTurn()
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const look = setInterval(() => connections.closeIdle(performance.now()), lookEveryMs)
  const limit = setTimeout(() => connections.cut(), limitMs)
  await closed
  clearInterval(look)
  clearTimeout(limit)
}
