import type { FastifyInstance } from 'fastify'
import { endServer } from './connections/end-server.ts'
import { OpenConnections } from './connections/open-connections.ts'
import type { SiteEnv } from './env.ts'
import { logError } from './log.ts'

/** Requests that are still being answered then, after the pause, are cut off. */
const stopLimitMs = 10_000
/** What is left then delays no answer: files to remove, connections to the cms. */
const lastLimitMs = 2_000

/** So many may wait to be let in; a process lets in one a turn, and who finds no room waits a second and longer. The system has a bound of its own. */
const waitingConnections = 4_096

/** Listens, reports that to the parent process, and stops gracefully when asked to. */
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
    setTimeout(() => process.exit(1), lastLimitMs).unref()
    await site.close()
    await stop.finish()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stopOnce())
  // The parent process is gone without a signal (killed): no other process would ever stop this one
  process.once('disconnect', () => void stopOnce())
  process.on('unhandledRejection', (error) => logError({ message: 'A promise failed unseen', error }))
}
