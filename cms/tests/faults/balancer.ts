import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface Balancer {
  url: string
  isReady: (url: string) => boolean
  stop: () => void
}

const probeEveryMs = 100
const probeLimitMs = 5_000

/**
 * Sends each request once, to the next program whose `/readyz` is OK. If none is, for example because probes are slow on a busy machine, it uses the
 * last one that was.
 */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>()
  let lastReady = urls[0]
  let isOver = false
  const probe = async (url: string) => {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(probeLimitMs) }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok === true) ready.add(url)
    else if (ready.delete(url)) lastReady = url
  }
  // One probe at a time, so that answers cannot arrive in the wrong order
  const watch = async (url: string) => {
    while (!isOver) {
      await probe(url)
      await pause(probeEveryMs)
    }
  }
  await Promise.all(urls.map(probe))
  for (const url of urls) void watch(url)
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const candidates = [...ready]
    const url = candidates[(turn += 1) % candidates.length] ?? lastReady
    const fail = () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end())
    if (url === undefined) return fail()
    const { method, headers } = incoming
    const passed = request(url + (incoming.url ?? '/'), { agent: false, method, headers: { ...headers, connection: 'close' } }, (answer) => {
      // Connection headers apply only to one connection, so they are not passed on
      const { connection: _, 'keep-alive': __, ...rest } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, rest)
      answer.pipe(outgoing)
    })
    passed.once('error', fail)
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    isReady: (url) => ready.has(url),
    stop() {
      isOver = true
      server.closeAllConnections()
      server.close()
    },
  }
}
