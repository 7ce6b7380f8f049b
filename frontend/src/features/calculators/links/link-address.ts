/** The longest query sent to servers, in characters. Proxies accept addresses of 8 KB, and our server 16 KB of headers in all. */
const longestForServers = 6_000

/** The address of a link. A query that is too long for servers goes behind "#", where only the browser reads it. */
export const linkAddress = (path: string, query: string) => `${path}${query.length > longestForServers ? '#' : '?'}${query}`

/** Splits such an address into path and query. */
export function addressParts(address: string) {
  const [path = '', query = ''] = address.split(/[?#]/, 2)
  return { path, query }
}
