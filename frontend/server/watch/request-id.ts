import { randomUUID } from 'node:crypto'

const acceptable = /^[\w-]{8,64}$/

/** Returns the id by which both programs log a request: that of a trusted proxy, if it sent one, else a new one. */
export const requestIdOf = (sent: string | string[] | undefined, isFromProxy: boolean): string =>
  isFromProxy && typeof sent === 'string' && acceptable.test(sent) ? sent : randomUUID()
