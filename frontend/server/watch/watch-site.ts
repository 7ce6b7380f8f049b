import { createServer } from 'node:http'
import type { Registry } from 'prom-client'
import type { SiteEnv } from '../env.ts'
import { RequestLines } from './request-lines.ts'
import { SiteMetrics, type SiteState } from './site-metrics.ts'
import type { Listener } from './watch-requests.ts'

/** Metrics are internal, so they are reachable on this machine only. */
const host = '127.0.0.1'

/** Serves `/metrics` on a separate port. If the port is taken, the process exits with a message. */
async function openMetricsServer(registry: Registry, port: number) {
  const server = createServer((request, response) => {
    const isAsked = request.url?.split('?', 1)[0] === '/metrics'
    if (!isAsked || request.method !== 'GET') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.once('error', (error) => {
    console.error(`Metrics cannot be given on port ${port} of ${host} (${error.message}): set METRICS_PORT to another, or leave it empty.`)
    process.exit(1)
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return server
}

interface Watch {
  listeners: readonly Listener[]
  showState: (state: SiteState) => void
  stopWatching: () => void
}

/** Starts what the settings enable: a log line for each request, Prometheus metrics, both or neither. */
export async function watchSite({ logsRequests, metricsPort }: Pick<SiteEnv, 'logsRequests' | 'metricsPort'>): Promise<Watch> {
  const listeners: Listener[] = []
  if (logsRequests) {
    const lines = new RequestLines((text) => void process.stdout.write(text))
    process.once('exit', () => lines.flush())
    listeners.push((request) => lines.add(request))
  }
  if (metricsPort === undefined) return { listeners, showState: () => undefined, stopWatching: () => undefined }
  const metrics = new SiteMetrics()
  metrics.watchProcess()
  listeners.push((request) => metrics.count(request))
  const server = await openMetricsServer(metrics.registry, metricsPort)
  return { listeners, showState: (state) => metrics.readFrom(state), stopWatching: () => void server.close() }
}
