/** Programs between a reader and the site take addresses of 8 KB, and the site's own server 16 KB of all that a request says. */
const longestForServers = 6_000

/** The address of a link. What is too long for servers goes behind "#", which is told to none: the page reads it in the browser. */
export const linkAddress = (path: string, query: string) => `${path}${query.length > longestForServers ? '#' : '?'}${query}`

/** The two parts of such an address. */
export function addressParts(address: string) {
  const [path = '', query = ''] = address.split(/[?#]/, 2)
  return { path, query }
}
