import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { clockEnv } from '../../.ci/tools/test-clock.mjs'
import { freePort } from './free-port'
import { startProgram, stopProgram } from './program'

const cmsFolder = path.resolve(__dirname, '..')
const secret = () => randomBytes(24).toString('hex')

export const studioAdmin = { email: 'studio@artha.example', password: 'Studio-1-password' }

export interface RunningCms {
  url: string
  process: ChildProcess
  /** Where it lives; starting another one there is starting the same one again. */
  home: CmsHome
  /** Everything that it has written so far. */
  output: () => string
  /** Asks it to stop and waits; answers the exit code. Its home goes with it. */
  stop: () => Promise<number | null>
  /** The same, and its home stays. */
  end: () => Promise<number | null>
  /** Ends it as a power cut would, and leaves its home as it is. */
  kill: () => Promise<void>
}

export interface CmsHome {
  folder: string
  port: number
  /** Its database, on SQLite. */
  databaseFile: string
}

interface Options {
  home?: CmsHome
  databaseUrl?: string
  env?: Record<string, string>
}

export async function newHome(): Promise<CmsHome> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'artha-cms-'))
  await mkdir(path.join(folder, 'public', 'uploads'), { recursive: true })
  await mkdir(path.join(folder, 'tmp'))
  return { folder, port: await freePort(), databaseFile: path.join(folder, 'data.db') }
}

/** The whole environment of a cms that lives in a home: nothing of the machine's gets through but the path, and it has the clock of the tests. */
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

/** Homes whose address somebody may know already. */
const livedIn = new WeakSet<CmsHome>()

/** Starts the built cms as users run it: a process of its own, on a free port, over an empty database or in a home it had. */
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
