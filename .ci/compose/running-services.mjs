import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../cms/tests/free-port.ts'
import { startPostgres } from '../../cms/tests/postgres.ts'
import { startProcess } from '../launch/processes.mjs'
import { assembleCms } from './assembled-cms.mjs'

/** @typedef {import('./compose-file.mjs').Service} Service */
/** @typedef {import('./dockerfile.mjs').Image} Image */

/**
 * Runs services without a container engine: each is a process on this machine. Hosts, ports and folders of the containers are replaced by
 * local ones; everything else is taken from the compose file and the Dockerfiles.
 * @param {string} root
 */
export async function openServiceRunner(root) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'artha-compose-'))
  // PostgreSQL refuses to run as root; if we are root, its own user needs access to the folder.
  chmodSync(folder, 0o755)
  const programs = path.join(folder, 'bin')
  mkdirSync(programs)
  const standIn = path.join(import.meta.dirname, 'pg-isready.mjs')
  writeFileSync(path.join(programs, 'pg_isready'), `#!/bin/sh\nexec "${process.execPath}" "${standIn}" "$@"\n`, { mode: 0o755 })
  const image = path.join(folder, 'image')
  assembleCms(root, image)
  const ports = { postgres: await freePort(), cms: await freePort(), frontend: await freePort() }
  const publicFolder = path.join(folder, 'public')
  mkdirSync(path.join(publicFolder, 'uploads'), { recursive: true })
  /** @type {[RegExp, string][]} */
  const standIns = [
    [/\bpostgres:5432\b/g, `127.0.0.1:${ports.postgres}`],
    [/\b(cms|127\.0\.0\.1):1337\b/g, `127.0.0.1:${ports.cms}`],
    [/\b127\.0\.0\.1:3000\b/g, `127.0.0.1:${ports.frontend}`],
    [/^0\.0\.0\.0$/g, '127.0.0.1'],
    [/^1337$/g, String(ports.cms)],
    [/^3000$/g, String(ports.frontend)],
    [/^\/data\/public$/g, publicFolder],
    [/^\/data\/(cache|backups|outbox)$/g, path.join(folder, '$1')],
    [/^\/app\/cms$/g, path.join(image, 'cms')],
    [/^\/app\//g, `${root}/`],
  ]
  const here = (/** @type {string} */ text) => standIns.reduce((result, [there, standIn]) => result.replace(there, standIn), text)
  const environmentOf = (/** @type {Service} */ service, /** @type {Image | undefined} */ image) => {
    const written = Object.entries({ ...image?.env, ...service.environment }).map(([name, value]) => [name, here(String(value))])
    return { ...Object.fromEntries(written), PATH: `${programs}:${process.env.PATH}`, PGPORT: String(ports.postgres) }
  }
  return {
    folder,
    image,
    ports,
    uploads: path.join(publicFolder, 'uploads'),
    /** @param {Service} service @param {Image} image */
    start(service, image) {
      const [program, ...args] = /** @type {[string, ...string[]]} */ (service.command ?? image.command)
      return startProcess(program, args, { cwd: here(image.workdir), env: environmentOf(service, image), keptLines: 100 })
    },
    /** Starts a real server with the user, password and database of the service's environment. @param {Service} service */
    startPostgres({ environment }) {
      const { POSTGRES_USER: user, POSTGRES_PASSWORD: password, POSTGRES_DB: database } = /** @type {Record<string, string>} */ (environment)
      return startPostgres({ user, password, database, port: ports.postgres })
    },
    /** Runs the health check once. @param {Service} service @param {Image} [image] @returns {Promise<boolean>} */
    async isHealthy(service, image) {
      const [kind, ...command] = service.healthcheck.test.map(here)
      const [program, ...args] = /** @type {[string, ...string[]]} */ (kind === 'CMD-SHELL' ? ['sh', '-c', ...command] : command)
      const check = startProcess(program, args, { cwd: folder, env: environmentOf(service, image) })
      return (await check.ended).code === 0
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * @param {() => Promise<boolean>} check
 * @param {number} limitMs
 */
export async function waitUntil(check, limitMs) {
  const deadline = Date.now() + limitMs
  while (Date.now() < deadline) {
    if (await check()) return true
    await wait(500)
  }
  return false
}
