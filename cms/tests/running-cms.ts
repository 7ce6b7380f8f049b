import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from './free-port'

const cmsFolder = path.resolve(__dirname, '..')
const startLimitMs = 90_000
const secret = () => randomBytes(24).toString('hex')

export const studioAdmin = { email: 'studio@artha.example', password: 'Studio-1-password' }

export interface RunningCms {
  url: string
  process: ChildProcess
  /** Where its database lies, on SQLite. */
  databaseFile: string
  /** Everything that it has written so far. */
  output: () => string
  /** Asks it to stop and waits; answers the exit code. */
  stop: () => Promise<number | null>
}

interface Options {
  databaseUrl?: string
  env?: Record<string, string>
}

/** Starts the built cms as users run it: a process of its own, on a free port, over an empty database. */
export async function startCms({ databaseUrl, env = {} }: Options = {}): Promise<RunningCms> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'artha-cms-'))
  await mkdir(path.join(folder, 'public', 'uploads'), { recursive: true })
  const databaseFile = path.join(folder, 'data.db')
  const port = await freePort()
  const child = fork(path.join(cmsFolder, 'dist', 'start.js'), {
    cwd: cmsFolder,
    silent: true,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      CMS_PORT: String(port),
      DATABASE_FILENAME: databaseFile,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      UPLOADS_DIR: path.join(folder, 'public'),
      SEED: 'none',
      PRIMARY_ADMIN_EMAIL: 'owner@artha.example',
      PRIMARY_ADMIN_PASSWORD: 'Owner-1-password',
      STUDIO_ADMIN_EMAIL: studioAdmin.email,
      STUDIO_ADMIN_PASSWORD: studioAdmin.password,
      APP_KEYS: `${secret()},${secret()}`,
      API_TOKEN_SALT: secret(),
      ADMIN_JWT_SECRET: secret(),
      TRANSFER_TOKEN_SALT: secret(),
      ENCRYPTION_KEY: secret(),
      JWT_SECRET: secret(),
      INTERNAL_KEY: secret(),
      ...env,
    },
  })
  const written: string[] = []
  child.stdout?.on('data', (text: Buffer) => written.push(text.toString()))
  child.stderr?.on('data', (text: Buffer) => written.push(text.toString()))
  const output = () => written.join('')
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  await ready(child, ended, output)
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    databaseFile,
    output,
    async stop() {
      child.kill('SIGTERM')
      const code = await ended
      await rm(folder, { recursive: true, force: true })
      return code
    },
  }
}

async function ready(child: ChildProcess, ended: Promise<number | null>, output: () => string): Promise<void> {
  const said = new Promise<void>((resolve) => {
    child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve())
  })
  const failure = (what: string) => new Error(`The cms ${what}:\n${output().slice(-4_000)}`)
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(failure('was not ready in time')), startLimitMs).unref()
  })
  await Promise.race([said, limit, ended.then((code) => Promise.reject(failure(`ended with ${code}`)))])
}
