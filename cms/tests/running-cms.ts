import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { clockEnv } from '../../.ci/tools/test-clock.mjs'
import { testFolder } from '../../.ci/tools/test-folder.mjs'
import { freePort } from './free-port'
import { startProgram, stopProgram } from './program'

const cmsFolder = path.resolve(__dirname, '..')
const secret = () => randomBytes(24).toString('hex')

export const studioAdmin = { email: 'studio@artha.example', password: 'Studio-1-password' }

export interface RunningCms {
  url: string
  process: ChildProcess
  /** Its folder, port and database. Start a cms with the same home to restart it. */
  home: CmsHome
  /** Everything it has printed so far. */
  output: () => string
  /** Stops it, deletes its home and returns the exit code. */
  stop: () => Promise<number | null>
  /** Stops it, keeps its home and returns the exit code. */
  end: () => Promise<number | null>
  /** Kills it, as a power cut would, and keeps its home. */
  kill: () => Promise<void>
}

export interface CmsHome {
  folder: string
  port: number
  /** The SQLite database file. */
  databaseFile: string
}

interface Options {
  home?: CmsHome
  databaseUrl?: string
  env?: Record<string, string>
}

export async function newHome(): Promise<CmsHome> {
  const folder = await mkdtemp(path.join(process.env.ARTHA_TEST_HOMES ?? testFolder(), 'artha-cms-'))
  await mkdir(path.join(folder, 'public', 'uploads'), { recursive: true })
  await mkdir(path.join(folder, 'tmp'))
  return { folder, port: await freePort(), databaseFile: path.join(folder, 'data.db') }
}

/** The whole environment of a cms. Of the machine's own only PATH is passed on; the clock is that of the tests. */
export const cmsEnv = ({ folder, port, databaseFile }: CmsHome, databaseUrl?: string): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  ...clockEnv,
  NODE_ENV: 'production',
  CMS_PORT: String(port),
  DATABASE_FILENAME: databaseFile,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  UPLOADS_DIR: path.join(folder, 'public'),
  TMPDIR: path.join(folder, 'tmp'),
  OUTBOX_DIR: path.join(folder, 'outbox'),
  DRAIN_SECONDS: '0',
  SEED: 'none',
  NEWSLETTER_WEEKLY: 'off',
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
})

/** Homes that were started before, so their address may be in use and must not change. */
const livedIn = new WeakSet<CmsHome>()

/** Starts the built cms as users run it: as its own process, on a free port with an empty database, or in an earlier home. */
export async function startCms({ home, databaseUrl, env = {} }: Options = {}): Promise<RunningCms> {
  const own = home ?? (await newHome())
  const program = await startProgram({
    name: 'The cms',
    file: path.join(cmsFolder, 'dist', 'start.js'),
    cwd: cmsFolder,
    env: () => ({ ...cmsEnv(own, databaseUrl), ...env }),
    async isTaken() {
      if (livedIn.has(own)) await pause(1_000)
      else own.port = await freePort()
    },
  })
  livedIn.add(own)
  const end = () => stopProgram('The cms', program)
  return {
    url: `http://127.0.0.1:${own.port}`,
    process: program.process,
    home: own,
    output: program.output,
    end,
    async stop() {
      const code = await end()
      await rm(own.folder, { recursive: true, force: true })
      return code
    },
    async kill() {
      program.process.kill('SIGKILL')
      await program.ended
    },
  }
}
