import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the range that systems use for outgoing connections, so a free port stays free until the program binds it, even after a restart. */
const [lowest, highest] = [20_000, 32_000]
const mostTries = 100

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Returns a free port on loopback, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = randomInt(lowest, highest)
    if (await isFree(port)) return port
  }
  throw new Error(`None of ${mostTries} ports between ${lowest} and ${highest} is free`)
}
