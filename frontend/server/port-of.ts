import type { Server } from 'node:net'

/** The port that a server of a test listens on. */
export function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('It listens on no port')
  return address.port
}
