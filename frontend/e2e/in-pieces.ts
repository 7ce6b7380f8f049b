import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where a page may be cut: before what has a place of its own. */
const cuts = /(?=<(?:nav|div|section|article|ul|h[1-6]|button)\b)/

/** A site as a slow line brings it: a page comes in pieces, each once it is let in. */
export interface SiteInPieces {
  url: string
  /** Lets the next piece in; false when all of them are there. */
  letIn: () => boolean
  stop: () => Promise<void>
}

/** The body of each page up to `shown` pieces comes piece by piece; what is after them comes with the last. */
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
