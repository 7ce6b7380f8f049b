import { createServer, type Server } from 'node:http'
import type { Registry } from 'prom-client'

/** Internal metrics, served on this machine only. */
const host = '127.0.0.1'

/** Serves `/metrics` on its own port; if the port is taken, ends the process with a sentence. */
export function openMetricsServer(registry: Registry, port: number): Server {
  const server = createServer((request, response) => {
    const isAsked = request.url?.split('?', 1)[0] === '/metrics'
    if (!isAsked || request.method !== 'GET') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.once('error', (error) => {
    console.error(`Figures cannot be given on port ${port} of ${host} (${error.message}): set CMS_METRICS_PORT to another, or leave it empty.`)
    process.exit(1)
  })
  return server.listen(port, host)
}
