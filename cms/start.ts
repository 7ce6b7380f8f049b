// Before anything else: PostgreSQL's driver writes dates in the process's zone into columns that know none.
process.env.TZ = 'UTC'

import path from 'node:path'
import { createStrapi } from '@strapi/strapi'
import { stopRenewals } from './src/api/market/renewals'
import { startDraining } from './src/draining'
import { env } from './src/env'
import { startAvifJob, stopAvifJob } from './src/pictures/avif/avif-job'
import { cutSlowConnections } from './src/slow-connections'
import { tellParent } from './src/tell-parent'
import { sweepUploadFolders } from './src/uploads/upload-folder'

/** How long requests in flight may take to end before the process goes anyway. */
const drainLimitMs = 10_000

async function start() {
  const root = path.resolve(__dirname, '..')
  process.chdir(root)
  const strapi = createStrapi({ appDir: root, distDir: __dirname })
  await sweepUploadFolders()
  await strapi.start()
  cutSlowConnections(strapi.server.httpServer)
  await startAvifJob(strapi)
  const stopOnce = once(() => stop(strapi))
  // Strapi's own handlers cut requests in flight before they close the server.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal)
    process.once(signal, stopOnce)
  }
  // Whoever started us is gone without a word (killed): nobody else would ever stop us.
  process.once('disconnect', stopOnce)
  tellParent({ type: 'ready', url: `http://${env.CMS_HOST}:${env.CMS_PORT}` })
}

/** Runs an action the first time it is asked for: a signal and the parent's going may come together. */
function once(action: () => Promise<void>): () => void {
  let begun: Promise<void> | undefined
  return () => {
    begun ??= action()
  }
}

async function stop(strapi: ReturnType<typeof createStrapi>) {
  startDraining()
  const server = strapi.server.httpServer
  const limit = new Promise((resolve) => setTimeout(resolve, drainLimitMs).unref())
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await Promise.race([Promise.all([closed, stopAvifJob(), stopRenewals()]), limit])
  await sweepUploadFolders()
  try {
    await strapi.destroy()
  } catch (error) {
    console.error(`The cms did not end in order: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    process.exit(1)
  }
  process.exit(0)
}

start().catch((error: unknown) => {
  console.error(`The cms could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
