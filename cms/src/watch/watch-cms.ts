import { createServer, type Server } from 'node:http'
import { accountsOf } from '@artha/accounts/services'
import type { Core } from '@strapi/strapi'
import type { Registry } from 'prom-client'
import { requestCounts } from '../api/market/request-counts'
import { env } from '../env'
import { CmsMetrics } from './cms-metrics'
import { onRequestAnswered } from './watched-requests'

/** Internal metrics, served on this machine only. */
const host = '127.0.0.1'

/** Serves `/metrics` on its own port; if the port is taken, ends the process with a sentence. */
function openMetricsServer(registry: Registry, port: number): Server {
  const server = createServer((request, response) => {
    const isAsked = request.url?.split('?', 1)[0] === '/metrics'
    if (!isAsked || request.method !== 'GET') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.once('error', (error) => {
    console.error(`Metrics cannot be given on port ${port} of ${host} (${error.message}): set CMS_METRICS_PORT to another, or leave it empty.`)
    process.exit(1)
  })
  return server.listen(port, host)
}

/** The part of knex's pool used here; it has no types. */
interface Pool {
  numUsed: () => number
  numFree: () => number
  numPendingAcquires: () => number
}

function poolOf(strapi: Core.Strapi) {
  // knex's client has no types.
  const { pool } = strapi.db.connection.client as { pool: Pool }
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() }
}

function openMetrics(strapi: Core.Strapi, port: number): Server {
  const { mail, failures, passwords } = accountsOf(strapi)
  const metrics = new CmsMetrics({
    databasePool: () => poolOf(strapi),
    waiting: () => ({ passwords: passwords.waiting() }),
    mails: () => mail.counts(),
    failedSignIns: () => failures.signInsFailed(),
    priceQuestions: requestCounts,
  })
  metrics.watchProcess()
  onRequestAnswered((request) => metrics.count(request))
  return openMetricsServer(metrics.registry, port)
}

let server: Server | undefined

/** Starts what the settings ask for: a log line per request, Prometheus metrics, or neither. */
export function watchCms(strapi: Core.Strapi): void {
  if (env.LOG_REQUESTS === 'yes') onRequestAnswered(({ requestId, ...request }) => strapi.log.info({ message: 'request', requestId, ...request }))
  if (env.CMS_METRICS_PORT !== undefined) server = openMetrics(strapi, env.CMS_METRICS_PORT)
}

export const stopWatching = (): void => void server?.close()
