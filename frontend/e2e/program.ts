import { fork } from 'node:child_process'
import { createServer } from 'node:net'

/** A built program of Artha, running as a process of its own. */
export interface Program {
  url: string
  stop: () => Promise<void>
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Starts a built program and waits until it says that it is ready. */
export async function startProgram(script: string, cwd: string, url: string, env: Record<string, string>): Promise<Program> {
  const child = fork(script, { cwd, silent: true, env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env } })
  const written: string[] = []
  child.stdout?.on('data', (text: Buffer) => written.push(text.toString()))
  child.stderr?.on('data', (text: Buffer) => written.push(text.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<void>((resolve) => {
    child.on('message', (message: { type?: string }) => message.type === 'ready' && resolve())
  })
  const early = ended.then((code): never => {
    throw new Error(`${script} ended with ${code}; is it built?\n${written.join('').slice(-3_000)}`)
  })
  await Promise.race([ready, early])
  return {
    url,
    async stop() {
      early.catch(() => undefined)
      child.kill('SIGTERM')
      await ended
    },
  }
}
