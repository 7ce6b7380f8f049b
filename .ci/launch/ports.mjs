import { createServer } from 'node:net'
import { LaunchFailure } from './failure.mjs'

/**
 * Throws if the port is taken or cannot be opened.
 * @param {{ host: string, port: number, hostSetting: string, portSetting: string, program: string, place?: string }} wanted
 *   `place`: the file or environment that has the settings, for the message
 */
export async function requireFreePort({ host, port, hostSetting, portSetting, program, place = '.env' }) {
  const code = await listenError(host, port)
  if (code === undefined) return
  if (code === 'EADDRINUSE') {
    throw new LaunchFailure(
      `Port ${port} is in use, and ${program} needs it. Stop the program that uses it, or set ${portSetting} in ${place} to another port.`,
    )
  }
  if (code === 'EACCES') {
    throw new LaunchFailure(`This user may not listen on port ${port}. Set ${portSetting} in ${place} to a port above 1023.`)
  }
  throw new LaunchFailure(`${program} cannot listen on ${host} (${code}). Set ${hostSetting} in ${place} to an address of this machine.`)
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
function listenError(host, port) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(undefined)))
  })
}
