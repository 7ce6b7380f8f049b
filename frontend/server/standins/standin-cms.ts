import { portOf } from './port-of.ts'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'

export interface SeenRequest {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

interface DeclaredAnswer {
  status?: number
  headers?: Record<string, string | string[]>
  json?: unknown
  /** A body that is not JSON. */
  text?: string
  /** The answer is sent after this promise. */
  after?: Promise<unknown>
}

/** For tests: starts a server on the loopback address that gives the declared answer for each path and records all requests. */
export async function startStandinCms(answers: Record<string, DeclaredAnswer>) {
  const seen: SeenRequest[] = []
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      seen.push({ method, url, headers, body: Buffer.concat(parts).toString() })
      const answer = answers[url] ?? answers[url.split('?')[0] ?? '']
      const send = () => {
        response.writeHead(answer?.status ?? (answer ? 200 : 404), { 'content-type': 'application/json', ...answer?.headers })
        response.end(answer?.text ?? JSON.stringify(answer?.json ?? { message: 'Nothing here.', code: 'not-found' }))
      }
      if (answer?.after === undefined) send()
      else void answer.after.then(send)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${port}`, seen, answers, stop }
}
