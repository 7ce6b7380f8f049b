import { createServer, request } from 'node:http'
import { freePort } from '../free-port'

export interface Balancer {
  url: string
  isReady: (url: string) => boolean
  stop: () => void
}

const probeEveryMs = 100

/** Sends each request once, to the next of those whose `/readyz` says that they are ready. */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>()
  const probe = async (url: string) => {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok === true) ready.add(url)
    else ready.delete(url)
  }
  await Promise.all(urls.map(probe))
  const timer = setInterval(() => urls.forEach((url) => void probe(url)), probeEveryMs)
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const candidates = [...ready]
    const url = candidates[(turn += 1) % candidates.length]
    const fail = () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end())
    if (url === undefined) return fail()
    const { method, headers } = incoming
    const passed = request(url + (incoming.url ?? '/'), { agent: false, method, headers: { ...headers, connection: 'close' } }, (answer) => {
      // What is said of a connection concerns the one it was said on
      const { connection: _, 'keep-alive': __, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, rest)
      answer.pipe(outgoing)
    })
    passed.once('error', fail)
    incoming.pipe(passed)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    isReady: (url) => ready.has(url),
    stop() {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
    },
  }
}
