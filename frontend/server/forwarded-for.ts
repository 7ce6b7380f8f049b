import { isIP } from 'node:net'

const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/
const withPort = /^([^:]+):\d{1,5}$/

/** One entry of X-Forwarded-For without its quotes, brackets and port; what is no address then stays as it was. */
function plainAddress(entry: string) {
  const text = entry.trim().replace(/^"(.*)"$/, '$1')
  const bare = bracketed.exec(text)?.[1] ?? withPort.exec(text)?.[1] ?? text
  return isIP(bare) === 0 ? text : bare
}

/** Some proxies write the port with the address. Each connection has another port: with it, each would count as a new client. */
export const plainForwardedFor = (header: string) => header.split(',').map(plainAddress).join(', ')
