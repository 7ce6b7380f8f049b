import type { Server } from 'node:net'

/** For tests: returns the port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('It listens on no port')
  return address.port
}
