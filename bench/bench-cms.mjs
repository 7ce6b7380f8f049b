import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const port = 18_337
const secret = () => randomBytes(24).toString('hex')
const secrets = Object.fromEntries(
  ['API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET', 'INTERNAL_KEY'].map((key) => [key, secret()]),
)
const appKeys = `${secret()},${secret()}`
const password = 'Bench-1-password'

/** Returns the environment of the benchmarks' cms for a database. */
export const cmsEnv = (databaseEnv, env = {}) => ({
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  CMS_PORT: String(port),
  SEED: 'none',
  DRAIN_SECONDS: '0',
  APP_KEYS: appKeys,
  PRIMARY_ADMIN_EMAIL: 'owner@artha.example',
  PRIMARY_ADMIN_PASSWORD: password,
  STUDIO_ADMIN_EMAIL: 'studio@artha.example',
  STUDIO_ADMIN_PASSWORD: password,
  ...secrets,
  ...databaseEnv,
  ...env,
})

/** Starts the built cms on a database and signs in on the dashboard and in the Studio. */
export async function startCms(databaseEnv, env = {}) {
  const url = `http://127.0.0.1:${port}`
  const child = fork(path.join(root, 'cms', 'dist', 'start.js'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: cmsEnv(databaseEnv, env),
  })
  process.once('exit', () => child.kill('SIGKILL'))
  await new Promise((resolve, reject) => {
    child.on('message', (message) => message.type === 'ready' && resolve())
    child.once('exit', (code) => reject(new Error(`The cms ended with ${code}; is it built?`)))
  })
  const post = async (address, email) => {
    const body = JSON.stringify({ email, password })
    return (await fetch(url + address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()
  }
  const user = await post('/auth/login', 'owner@artha.example')
  const studio = await post('/admin/login', 'studio@artha.example')
  const tokens = { '/api/desk/': user.token, '/content-manager/': studio.data.token }
  return {
    userId: user.user._id,
    /** Signs in anew. Throws if that is refused. */
    async signIn() {
      if ((await post('/auth/login', 'owner@artha.example')).token === undefined) throw new Error('The sign-in was refused')
    },
    /** Reads an address with the token it needs and returns the body. Throws on a status other than 200. */
    async read(address) {
      const token = Object.entries(tokens).find(([start]) => address.startsWith(start))?.[1]
      const response = await fetch(url + address, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })
      const body = await response.text()
      if (response.status !== 200) throw new Error(`${address}: ${response.status} ${body.slice(0, 200)}`)
      return body
    },
    stop: () => new Promise((resolve) => child.removeAllListeners('exit').once('exit', resolve) && child.kill('SIGTERM')),
  }
}
