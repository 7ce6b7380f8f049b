/**
 * Returns the address for a browser on this machine. Replaces 0.0.0.0 and ::, which are for listening only, by localhost.
 * @param {string} host
 * @param {number} port
 */
export function browserAddress(host, port) {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
