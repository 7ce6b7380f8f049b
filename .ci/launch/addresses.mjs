/**
 * An address that a browser on this machine can open: "any address" is for listening only.
 * @param {string} host
 * @param {number} port
 */
export function browserAddress(host, port) {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
