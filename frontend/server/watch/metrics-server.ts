import { createServer } from 'node:http'
import type { Registry } from 'prom-client'

/** Metrics are internal, so they are reachable on this machine only. */
const host = '127.0.0.1'

/** Serves `/metrics` on a separate port. If the port is taken, the process exits with a message. */
export async function openMetricsServer(registry: Registry, port: number) {
  const server = createServer((request, response) => {
    const isAsked = request.url?.split('?', 1)[0] === '/metrics'
    if (!isAsked || request.method !== 'GET') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.once('error', (error) => {
    console.error(`Figures cannot be given on port ${port} of ${host} (${error.message}): set METRICS_PORT to another, or leave it empty.`)
    process.exit(1)
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return server
}
