import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { freePort } from './free-port'

const siteFolder = path.resolve(__dirname, '..', '..', 'frontend')

export interface RunningSite {
  url: string
  process: ChildProcess
  /** Everything that it has written so far. */
  output: () => string
  stop: () => Promise<number | null>
}

/** Starts the built site over a cms, as users run it. */
export async function startSite(cmsUrl: string, { port = 0, env = {} }: { port?: number; env?: Record<string, string> } = {}): Promise<RunningSite> {
  port ||= await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = fork(path.join(siteFolder, 'dist', 'server', 'main.js'), {
    cwd: siteFolder,
    silent: true,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: String(port),
      CMS_URL: cmsUrl,
      SITE_URL: url,
      DRAIN_SECONDS: '0',
      ...env,
    },
  })
  const written: string[] = []
  child.stdout?.on('data', (text: Buffer) => written.push(text.toString()))
  child.stderr?.on('data', (text: Buffer) => written.push(text.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve())
  })
  const early = ended.then((code) => Promise.reject(new Error(`The site ended with ${code}:\n${written.join('')}`)))
  await Promise.race([ready, early])
  return {
    url,
    process: child,
    output: () => written.join(''),
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
