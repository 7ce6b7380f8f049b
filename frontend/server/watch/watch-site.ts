import type { SiteEnv } from '../env.ts'
import { openMetricsServer } from './metrics-server.ts'
import { RequestLines } from './request-lines.ts'
import { SiteMetrics, type SiteState } from './site-metrics.ts'
import type { Listener } from './watch-requests.ts'

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
