import http from 'node:http'

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

const endings = new Set<unknown>(['ECONNRESET', 'EPIPE'])

/** Sends what `fetch` would put right first: a path as it is, any header. */
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

  return {
    /** A kept connection may be closed at the moment at which it is used again; that says nothing about the request. */
    send: (sent: Sent): Promise<Received> =>
      once(sent).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && endings.has(error.code)) return once(sent)
        throw error
      }),
    close: () => agent.destroy(),
  }
}

export type Wire = ReturnType<typeof openWire>
