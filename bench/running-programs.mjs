import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cmsFlags, allocatorSettings, siteFlags } from '../.ci/launch/frugal-programs.mjs'

const root = path.resolve(import.meta.dirname, '..')
const secret = () => randomBytes(24).toString('hex')
const ports = { cms: 18_347, site: 18_300, cmsMetrics: 18_348, siteMetrics: 18_301 }

export const owner = { email: 'owner@artha.example', password: 'Bench-1-password' }
const studioAdmin = { email: 'studio@artha.example', password: 'Bench-1-password' }

/**
 * Starts the built cms as `npm start` runs it, with its data in a temporary folder, and returns a function that starts sites on it. With
 * `BENCH_DATA` set to a folder, the data stays there for the next run. Both programs get `env`.
 */
export async function startPrograms(env) {
  const kept = process.env.BENCH_DATA
  const folder = kept ?? mkdtempSync(path.join(os.tmpdir(), 'artha-bench-'))
  const shared = { PATH: process.env.PATH, ...allocatorSettings, NODE_ENV: 'production', INTERNAL_KEY: secret(), DRAIN_SECONDS: '0', ...env }
  const cms = await startProgram(path.join(root, 'cms'), ['dist', 'start.js'], cmsFlags, {
    ...shared,
    CMS_PORT: String(ports.cms),
    CMS_METRICS_PORT: String(ports.cmsMetrics),
    DATABASE_FILENAME: path.join(folder, 'data.db'),
    UPLOADS_DIR: path.join(folder, 'public'),
    OUTBOX_DIR: path.join(folder, 'outbox'),
    PRIMARY_ADMIN_EMAIL: owner.email,
    PRIMARY_ADMIN_PASSWORD: owner.password,
    STUDIO_ADMIN_EMAIL: studioAdmin.email,
    STUDIO_ADMIN_PASSWORD: studioAdmin.password,
    APP_KEYS: `${secret()},${secret()}`,
    ...Object.fromEntries(
      ['API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY', 'JWT_SECRET'].map((name) => [name, secret()]),
    ),
  })
  const running = [cms]
  let sites = 0
  /** Starts a site. `build` is the folder of a built frontend, such as an earlier release. Metrics for Prometheus cost 5 µs a request. */
  const startSite = async ({ flags = [], build = path.join(root, 'frontend'), hasMetrics = true } = {}) => {
    const at = sites * 2
    sites += 1
    const url = `http://127.0.0.1:${ports.site + at}`
    const site = await startProgram(build, ['dist', 'server', 'main.js'], [...siteFlags, ...flags], {
      ...shared,
      PORT: String(ports.site + at),
      ...(hasMetrics && { METRICS_PORT: String(ports.siteMetrics + at) }),
      CMS_URL: `http://127.0.0.1:${ports.cms}`,
      SITE_URL: url,
      SITE_CACHE_DIR: path.join(folder, `cache-${at}`),
    })
    running.unshift(site)
    return { url, pid: site.pid, look: () => lookAt(site, ports.siteMetrics + at) }
  }
  return {
    startSite,
    cms: { look: () => lookAt(cms, ports.cmsMetrics) },
    /** Waits until the cms itself is idle: after a first start it has more to do. */
    async settled() {
      let before = usedTicks(cms)
      for (;;) {
        await pause(3_000)
        const now = usedTicks(cms)
        if (now - before < 15) return
        before = now
      }
    },
    async stop() {
      for (const child of running) {
        const ended = new Promise((resolve) => child.removeAllListeners('exit').once('exit', resolve))
        child.kill('SIGTERM')
        await ended
      }
      if (kept === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startProgram(cwd, script, flags, env) {
  const child = fork(path.join(...script), { cwd, execArgv: flags, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env })
  process.once('exit', () => child.kill('SIGKILL'))
  await new Promise((resolve, reject) => {
    child.on('message', (message) => message.type === 'ready' && resolve())
    child.once('exit', (code) => reject(new Error(`${cwd} ended with ${code}; is it built?`)))
  })
  return child
}

/** Returns the processor time that all threads of a process have used, in microseconds. */
export const usedMicroseconds = (pid) =>
  readdirSync(`/proc/${pid}/task`).reduce(
    (sum, thread) => sum + Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    0,
  ) / 1_000

/**
 * Returns the processor time of a process in hundredths of a second, without its children: these encode AVIF of all pictures at the lowest priority,
 * and are not done for many minutes after a first start.
 */
function usedTicks({ pid }) {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return user + system
}

const megabytes = (bytes) => Math.round(bytes / 1024 / 1024)

/** Returns a program's current use: resident memory, JavaScript heap, memory outside the heap, and the number of open files and connections. */
async function lookAt({ pid }, metricsPort) {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const value = (name) => Number(new RegExp(`^\\w+_${name} (\\S+)`, 'm').exec(text)?.[1])
  return {
    'RSS, MB': megabytes(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024),
    'heap, MB': megabytes(value('nodejs_heap_size_used_bytes')),
    'outside, MB': megabytes(value('nodejs_external_memory_bytes')),
    handles: readdirSync(`/proc/${pid}/fd`).length,
  }
}
