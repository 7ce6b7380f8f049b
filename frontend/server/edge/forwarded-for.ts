import { isIP } from 'node:net'

const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/
const withPort = /^([^:]+):\d{1,5}$/

/** Returns one entry of X-Forwarded-For without quotes, brackets and port; unchanged if it is not an address. */
function plainAddress(entry: string) {
  const text = entry.trim().replace(/^"(.*)"$/, '$1')
  const bare = bracketed.exec(text)?.[1] ?? withPort.exec(text)?.[1] ?? text
  return isIP(bare) === 0 ? text : bare
}

/** Removes the ports from X-Forwarded-For. Some proxies add them, and each connection has another port, so each would count as a new client. */
export const plainForwardedFor = (header: string) => header.split(',').map(plainAddress).join(', ')
