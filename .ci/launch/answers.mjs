import { connect } from 'node:net'

/**
 * True if a program of a test accepts connections. Signal 0 would count a dead process as alive until its new parent has reaped it.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function acceptsConnections(port) {
  return new Promise((resolve) => {
    const connection = connect(port, '127.0.0.1')
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false))
    connection.once('connect', () => connection.destroy())
  })
}
