import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface Sent {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer | undefined
}

export interface Received {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
}

/** The maximum number of retries after a 503 with Retry-After. */
const mostReturns = 5

const endings = new Set<unknown>(['ECONNRESET', 'EPIPE'])

/** Sends requests that `fetch` would correct first: any path and any header. */
export function openWire(origin: string, connections: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(origin)

  const once = ({ method, path, headers, body }: Sent): Promise<Received> =>
    new Promise((resolve, reject) => {
      const length = body === undefined || headers['transfer-encoding'] !== undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const request = http.request(
        { agent, hostname, port, method, path, headers: { ...length, ...headers }, insecureHTTPParser: true },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.once('error', reject)
          response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() }))
        },
      )
      request.once('error', reject)
      request.end(body)
    })

  /** Retries once if a kept connection was closed just before use, which is not the request's fault. */
  const throughEndings = (sent: Sent): Promise<Received> =>
    once(sent).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && endings.has(error.code)) return once(sent)
      throw error
    })

  /** Sends a request and retries a 503 with Retry-After, as a busy machine answers. Returns any other answer. */
  async function send(sent: Sent): Promise<Received> {
    for (let returns = 0; ; returns += 1) {
      const received = await throughEndings(sent)
      const seconds = Number(received.headers['retry-after'])
      if (received.status !== 503 || !(seconds > 0) || returns === mostReturns) return received
      await pause(seconds * 1_000)
    }
  }

  return {
    send,
    close: () => agent.destroy(),
  }
}

export type Wire = ReturnType<typeof openWire>
