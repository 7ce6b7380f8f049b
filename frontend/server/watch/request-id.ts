import { randomUUID } from 'node:crypto'

const acceptable = /^[\w-]{8,64}$/

const counterDigits = 12
const randomPart = () => randomUUID().slice(0, -counterDigits)
let prefix = randomPart()
let counter = 0

/** Looks like a UUID: random for this process, then counted, which costs a fifth of random bytes for each. */
function nextId() {
  counter += 1
  if (counter >= 16 ** counterDigits) [prefix, counter] = [randomPart(), 0]
  return prefix + counter.toString(16).padStart(counterDigits, '0')
}

/** The id that both programs name a request by: a proxy's, where one that the operator trusts stands before the site, else an own one. */
export const requestIdOf = (sent: string | string[] | undefined, isFromProxy: boolean): string =>
  isFromProxy && typeof sent === 'string' && acceptable.test(sent) ? sent : nextId()
