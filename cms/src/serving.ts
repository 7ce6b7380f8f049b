import type { Core } from '@strapi/strapi'
import { stopRenewals } from './api/market/renewals'
import { startSending, stopSending } from './api/newsletter/sending/sending-job'
import { startDraining } from './ending/draining'
import { endServer } from './ending/end-server'
import { OpenConnections } from './ending/open-connections'
import { env } from './env'
import { startAvifJob, stopAvifJob } from './pictures/avif/avif-job'
import { cutSlowConnections } from './slow-connections'
import { watchCms } from './watch/watch-cms'
import { stopUploads } from './ending/uploads-under-way'

const standardDrainSeconds = env.SITE_URL.startsWith('https://') ? 5 : 1
/** The time to drain; none in development, because no load balancer is in front. */
const drainMs = env.NODE_ENV === 'development' ? 0 : (env.DRAIN_SECONDS ?? standardDrainSeconds) * 1_000
/** After the pause, requests that still run are cut off after this time. */
const stopLimitMs = 10_000
/** The time for the rest, which delays no response: stopping jobs, and uploads that remove their files. */
const lastLimitMs = 2_000

/** Stops the background work; may be called more than once. */
export const stopJobs = () => Promise.all([stopAvifJob(), stopRenewals(), stopSending()])

async function end(strapi: Core.Strapi, connections: OpenConnections) {
  startDraining()
  const jobs = stopJobs()
  await endServer(strapi.server.httpServer, connections, { pauseMs: drainMs, limitMs: stopLimitMs })
  const limit = new Promise((resolve) => setTimeout(resolve, lastLimitMs).unref())
  await Promise.race([Promise.all([jobs, stopUploads()]), limit])
  try {
    await strapi.destroy()
  } catch (error) {
    console.error(`The cms did not end in order: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    process.exit(1)
  }
  process.exit(0)
}

/** Ends the process in order, once: a signal and the end of the parent may come together. */
function endInOrder(strapi: Core.Strapi, connections: OpenConnections) {
  let begun: Promise<void> | undefined
  const endOnce = () => void (begun ??= end(strapi, connections))
  // Strapi's own handlers cut requests off before they close the server.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal)
    process.once(signal, endOnce)
  }
  // The parent process was killed, so no other process would ever stop this one.
  process.once('disconnect', endOnce)
}

/**
 * Prepares a process that serves requests, for `npm start` and `npm run dev`. Strapi's commands (export, console) load the program too and never
 * listen.
 */
export function prepareServing(strapi: Core.Strapi) {
  const server = strapi.server.httpServer
  cutSlowConnections(server)
  const connections = new OpenConnections(server)
  server.once('listening', () => {
    endInOrder(strapi, connections)
    watchCms(strapi)
    startSending(strapi)
    startAvifJob(strapi).catch((error: unknown) => strapi.log.error(`No AVIF is made until the next start: ${String(error)}`))
  })
}
