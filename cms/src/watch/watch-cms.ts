import type { Server } from 'node:http'
import { accountsOf } from '@artha/accounts/services'
import type { Core } from '@strapi/strapi'
import { askedSoFar } from '../api/market/asked-counts'
import { env } from '../env'
import { CmsMetrics } from './cms-metrics'
import { openMetricsServer } from './metrics-server'
import { hearRequests } from './watched-requests'

/** Of knex's pool, which has no types there. */
interface Pool {
  numUsed: () => number
  numFree: () => number
  numPendingAcquires: () => number
}

function poolOf(strapi: Core.Strapi) {
  // Knex gives its client without types.
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
    priceQuestions: askedSoFar,
  })
  metrics.watchProcess()
  hearRequests((request) => metrics.count(request))
  return openMetricsServer(metrics.registry, port)
}

let server: Server | undefined

/** What the settings ask for: a line in the log for each request, figures for Prometheus, or neither. */
export function watchCms(strapi: Core.Strapi): void {
  if (env.LOG_REQUESTS === 'yes') hearRequests(({ requestId, ...request }) => strapi.log.info({ message: 'request', requestId, ...request }))
  if (env.CMS_METRICS_PORT !== undefined) server = openMetrics(strapi, env.CMS_METRICS_PORT)
}

export const stopWatching = (): void => void server?.close()
