import { createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { requireFreePort } from './ports.mjs'

/** @type {import('node:net').Server | undefined} */
let server
afterEach(() => new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve))))

/** @returns {Promise<number>} a port that a server listens on */
function takenPort() {
  const listening = createServer()
  server = listening
  return new Promise((resolve) => {
    listening.listen(0, '127.0.0.1', () => resolve(/** @type {import('node:net').AddressInfo} */ (listening.address()).port))
  })
}
const wanted = { host: '127.0.0.1', hostSetting: 'HOST', portSetting: 'PORT', program: 'the site' }

it('names the port that is in use, the program and the setting', async () => {
  const port = await takenPort()
  await expect(requireFreePort({ ...wanted, port })).rejects.toThrow(
    `Port ${port} is in use, and the site needs it. Stop the program that uses it, or set PORT in .env to another port.`,
  )
})

it('leaves a free port free', async () => {
  const port = await takenPort()
  await new Promise((resolve) => server?.close(resolve))
  server = undefined
  await requireFreePort({ ...wanted, port })
  await requireFreePort({ ...wanted, port })
})

it('names the setting of an address that is not of this machine', async () => {
  await expect(requireFreePort({ ...wanted, host: '203.0.113.7', port: 3000 })).rejects.toThrow(/cannot listen on 203\.0\.113\.7.*Set HOST/)
})
