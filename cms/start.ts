// Before anything else: PostgreSQL's driver writes dates in the process's zone into columns that know none.
process.env.TZ = 'UTC'

import path from 'node:path'
import { createStrapi } from '@strapi/strapi'
import { startDraining } from './src/draining'
import { env } from './src/env'
import { makeAvifLater } from './src/pictures/make-avif'
import { tellParent } from './src/tell-parent'

/** How long requests in flight may take to end before the process goes anyway. */
const drainLimitMs = 10_000

async function start() {
  const root = path.resolve(__dirname, '..')
  process.chdir(root)
  const strapi = createStrapi({ appDir: root, distDir: __dirname })
  await strapi.start()
  // Strapi's own handlers cut requests in flight before they close the server.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.removeAllListeners(signal)
    process.once(signal, () => void stop(strapi))
  }
  // Whoever started us is gone without a word (killed): nobody else would ever stop us.
  process.once('disconnect', () => void stop(strapi))
  tellParent({ type: 'ready', url: `http://${env.CMS_HOST}:${env.CMS_PORT}` })
  await makeAvifLater(strapi)
}

async function stop(strapi: ReturnType<typeof createStrapi>) {
  startDraining()
  const server = strapi.server.httpServer
  const limit = new Promise((resolve) => setTimeout(resolve, drainLimitMs).unref())
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await Promise.race([closed, limit])
  await strapi.destroy()
  process.exit(0)
}

start().catch((error: unknown) => {
  console.error(`The cms could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
