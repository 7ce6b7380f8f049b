import { randomUUID } from 'node:crypto'

const acceptable = /^[\w-]{8,64}$/

const counterDigits = 12
const randomPart = () => randomUUID().slice(0, -counterDigits)
let prefix = randomPart()
let counter = 0

/** Returns an id that looks like a UUID: a random part for the process and a counter. That costs a fifth of a random UUID for each request. */
function nextId() {
  counter += 1
  if (counter >= 16 ** counterDigits) [prefix, counter] = [randomPart(), 0]
  return prefix + counter.toString(16).padStart(counterDigits, '0')
}

/** Returns the id of a request in the logs of site and cms: that of a trusted proxy if it sent one, else a new one. */
export const requestIdOf = (sent: string | string[] | undefined, isFromProxy: boolean): string =>
  isFromProxy && typeof sent === 'string' && acceptable.test(sent) ? sent : nextId()
