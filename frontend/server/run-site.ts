import type { FastifyInstance } from 'fastify'
import { endServer } from './edge/end-server.ts'
import { OpenConnections } from './edge/open-connections.ts'
import type { SiteEnv } from './env.ts'
import { logError } from './watch/log.ts'

/** After the drain pause, requests have this long to finish before they are cut off. */
const stopLimitMs = 10_000
/** Limit for the last steps, which delay no answer: removing files, closing connections to the cms. */
const finishLimitMs = 2_000

/**
 * Backlog of connections. The process accepts one in each turn of the event loop, and a client that finds the backlog full waits a second
 * or longer. The operating system has a limit of its own.
 */
const waitingConnections = 4_096

/** Starts listening, reports that to the parent process, and stops gracefully on SIGTERM, SIGINT or when the parent ends. */
export async function runSite(site: FastifyInstance, env: SiteEnv, stop: { begin: () => void; finish: () => Promise<void> }) {
  const connections = new OpenConnections(site.server)
  try {
    await site.listen({ host: env.host, port: env.port, backlog: waitingConnections })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    console.error(`Port ${env.port} on ${env.host} is in use: stop what is running there, or set PORT to another.`)
    process.exit(1)
  }
  const url = `http://${env.host}:${env.port}`
  console.log(`The site is at ${url}`)
  process.send?.({ type: 'ready', url })

  let isStopping = false
  const stopOnce = async () => {
    if (isStopping) return
    isStopping = true
    stop.begin()
    await endServer(site.server, connections, { pauseMs: env.drainMs, limitMs: stopLimitMs })
    setTimeout(() => process.exit(1), finishLimitMs).unref()
    await site.close()
    await stop.finish()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stopOnce())
  // The parent process was killed without a signal: nothing else would ever stop this one
  process.once('disconnect', () => void stopOnce())
  process.on('unhandledRejection', (error) => logError({ message: 'A promise failed unseen', error }))
}
