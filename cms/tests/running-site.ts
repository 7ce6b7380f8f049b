import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { clockEnv } from '../../.ci/tools/test-clock.mjs'
import { freePort } from './free-port'
import { startProgram, stopProgram } from './program'

const siteFolder = path.resolve(__dirname, '..', '..', 'frontend')

export interface RunningSite {
  url: string
  process: ChildProcess
  /** Everything it has printed so far. */
  output: () => string
  stop: () => Promise<number | null>
}

/** Starts the built site in front of a cms, as users run it, on a free port or a given one. */
export async function startSite(cmsUrl: string, { port, env = {} }: { port?: number; env?: Record<string, string> } = {}): Promise<RunningSite> {
  let own = port ?? (await freePort())
  const program = await startProgram({
    name: 'The site',
    file: path.join(siteFolder, 'dist', 'server', 'main.js'),
    cwd: siteFolder,
    env: () => ({
      PATH: process.env.PATH ?? '',
      ...clockEnv,
      NODE_ENV: 'production',
      PORT: String(own),
      CMS_URL: cmsUrl,
      SITE_URL: `http://127.0.0.1:${own}`,
      DRAIN_SECONDS: '0',
      ...env,
    }),
    async isTaken() {
      if (port === undefined) own = await freePort()
      else await pause(1_000)
    },
  })
  return {
    url: `http://127.0.0.1:${own}`,
    process: program.process,
    output: program.output,
    stop: () => stopProgram('The site', program),
  }
}
