import { randomUUID } from 'node:crypto'

const acceptable = /^[\w-]{8,64}$/

/** The id that both programs name a request by: a proxy's, where one that the operator trusts stands before the site, else an own one. */
export const requestIdOf = (sent: string | string[] | undefined, isFromProxy: boolean): string =>
  isFromProxy && typeof sent === 'string' && acceptable.test(sent) ? sent : randomUUID()
