import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Matches the places where a page may be cut: before an element with a place of its own. */
const cuts = /(?=<(?:nav|div|section|article|ul|h[1-6]|button)\b)/

/** A proxy of the site that sends a page in pieces, as on a slow connection. */
export interface SiteInPieces {
  url: string
  /** Sends the next piece. Returns false when all have been sent. */
  letIn: () => boolean
  stop: () => Promise<void>
}

/** Starts the proxy. Sends the first `shown` pieces of each page's body one at a time, and the rest with the last one. */
export async function startInPieces(site: string, shown: number): Promise<SiteInPieces> {
  let pieces: string[] = []
  let page: ServerResponse | undefined

  async function answer(asked: IncomingMessage, response: ServerResponse) {
    const headers = { ...asked.headers, host: new URL(site).host, 'accept-encoding': 'identity' }
    const answered = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.pipe(request(`${site}${asked.url ?? '/'}`, { method: asked.method, headers }, resolve).on('error', reject))
    })
    const { 'content-length': _, 'transfer-encoding': __, ...kept } = answered.headers
    response.writeHead(answered.statusCode ?? 502, kept)
    if (answered.headers['content-type']?.startsWith('text/html') !== true) return void answered.pipe(response)
    const [head = '', ...body] = (await answered.setEncoding('utf8').reduce((text: string, part: string) => text + part, '')).split(cuts)
    pieces = [...body.slice(0, shown), body.slice(shown).join('')]
    page = response
    page.write(head)
  }

  const server = createServer((asked, response) => void answer(asked, response).catch((error: unknown) => response.destroy(error as Error)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letIn() {
      const piece = pieces.shift()
      if (pieces.length === 0) page?.end(piece)
      else page?.write(piece)
      return pieces.length > 0
    },
    stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
}
