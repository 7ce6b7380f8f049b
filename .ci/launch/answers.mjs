import { connect } from 'node:net'

/**
 * Whether a program of a test lives. Not by signal 0: a dead process that its new parent has not asked after yet would count as alive.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function answers(port) {
  return new Promise((resolve) => {
    const connection = connect(port, '127.0.0.1')
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false))
    connection.once('connect', () => connection.destroy())
  })
}
