import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { killAllProcesses } from '../launch/processes.mjs'
import { projectRoot } from '../launch/project-root.mjs'
import { generatedSecrets } from '../launch/settings.mjs'
import { interpolate, readComposeFile } from './compose-file.mjs'
import { readDockerfile } from './dockerfile.mjs'
import { becomesTrue, openMachine } from './running-services.mjs'

const file = path.join(projectRoot, 'docker-compose.yml')
const secrets = Object.fromEntries(
  generatedSecrets.map((name) => [name, `${name.toLowerCase().replaceAll('_', '')}0123456789abcdef0123456789abcdef`]),
)
const { services, volumes } = readComposeFile(file, { ...secrets, APP_KEYS: `${secrets.APP_KEYS},${secrets.JWT_SECRET}` })
const { postgres, cms, frontend } = /** @type {Record<'postgres' | 'cms' | 'frontend', import('./compose-file.mjs').Service>} */ (services)
const images = {
  cms: readDockerfile(path.join(projectRoot, 'cms/Dockerfile')),
  frontend: readDockerfile(path.join(projectRoot, 'frontend/Dockerfile')),
}

describe('docker-compose.yml', () => {
  it('starts the site when the cms is healthy, and the cms when the database is', () => {
    expect(Object.keys(services)).toEqual(['postgres', 'cms', 'frontend'])
    expect(cms.depends_on).toEqual({ postgres: { condition: 'service_healthy' } })
    expect(frontend.depends_on).toEqual({ cms: { condition: 'service_healthy' } })
    expect([postgres, cms, frontend].every((service) => service.healthcheck.test.length >= 2)).toBe(true)
  })

  it('keeps the database, the uploads, the backups, the outbox and what the site has read in volumes', () => {
    expect(Object.keys(volumes)).toEqual(['database', 'uploads', 'backups', 'outbox', 'site-cache'])
    expect(postgres.volumes).toEqual(['database:/var/lib/postgresql'])
    const { UPLOADS_DIR, BACKUP_DIR, OUTBOX_DIR } = images.cms.env
    expect(cms.volumes).toEqual([`uploads:${UPLOADS_DIR}`, `backups:${BACKUP_DIR}`, `outbox:${OUTBOX_DIR}`])
    expect(frontend.volumes).toEqual([`site-cache:${images.frontend.env.SITE_CACHE_DIR}`])
  })

  it.each(generatedSecrets)('does not start without %s, and has no default for it', (name) => {
    expect(() => readComposeFile(file, { ...secrets, [name]: '' })).toThrow(`required variable ${name} is missing a value`)
  })

  it('asks for settings that .env.example names', () => {
    const known = Object.keys(parseEnv(readFileSync(path.join(projectRoot, '.env.example'), 'utf8')))
    const asked = [...readFileSync(file, 'utf8').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name)
    expect(asked.filter((name) => !known.includes(/** @type {string} */ (name)))).toEqual([])
  })

  // What the engine's own services and volumes decide, and what only tests read
  const decidedHere = [
    'CMS_URL',
    'CMS_HOST',
    'HOST',
    'DATABASE_URL',
    'DATABASE_FILENAME',
    'UPLOADS_DIR',
    'BACKUP_DIR',
    'SITE_CACHE_DIR',
    'OUTBOX_DIR',
    'CHROMIUM_PATH',
  ]

  it('hands every other setting of .env.example on', () => {
    const text = readFileSync(file, 'utf8')
    const known = Object.keys(parseEnv(readFileSync(path.join(projectRoot, '.env.example'), 'utf8')))
    expect(known.filter((name) => !decidedHere.includes(name) && !text.includes(`\${${name}:`))).toEqual([])
  })

  it('fills in variables as the engine does', () => {
    expect(interpolate('a ${X:-b} c ${Y:-d}', { X: 'x', Y: '' })).toBe('a x c d')
    expect(interpolate('${X:-http://localhost:${Y:-1}/studio}', { Y: '2' })).toBe('http://localhost:2/studio')
  })
})

describe.each(['cms', 'frontend'])('%s/Dockerfile', (name) => {
  const image = images[/** @type {'cms' | 'frontend'} */ (name)]

  it('builds in one stage and runs in another, as a user without rights', () => {
    expect(image.stages).toBe(2)
    expect(image.user).toBe('node')
    expect(image.env.NODE_ENV).toBe('production')
  })

  it('copies what is there, manifests and lock file included', () => {
    expect(image.copied.filter((source) => !existsSync(path.join(projectRoot, source)))).toEqual([])
    expect(image.copied.some((source) => source.endsWith('package-lock.json'))).toBe(true)
  })
})

it("copies the manifest of every plugin before the cms's install", () => {
  const manifests = readdirSync(path.join(projectRoot, 'cms-plugins')).map((plugin) => `cms-plugins/${plugin}/package.json`)
  expect(images.cms.copied).toEqual(expect.arrayContaining(manifests))
})

describe('the services as processes', () => {
  /** @type {Awaited<ReturnType<typeof openMachine>>} */
  let machine
  /** @type {import('../../cms/tests/postgres.ts').PostgresServer | undefined} */
  let database
  beforeAll(async () => {
    machine = await openMachine(projectRoot)
  })
  afterAll(async () => {
    killAllProcesses()
    await database?.stop()
    machine.close()
  })

  it('become healthy in order, serve the front page and end with 0', async () => {
    expect(await machine.isHealthy(postgres)).toBe(false)
    database = await machine.startPostgres(postgres)
    expect(await becomesTrue(() => machine.isHealthy(postgres), 30_000)).toBe(true)

    expect(await machine.isHealthy(cms, images.cms)).toBe(false)
    const runningCms = machine.start(cms, images.cms)
    expect(await becomesTrue(() => machine.isHealthy(cms, images.cms), 240_000), runningCms.output()).toBe(true)
    expect(readdirSync(machine.uploads).filter((name) => !name.startsWith('.')).length).toBeGreaterThan(0)

    expect(await machine.isHealthy(frontend, images.frontend)).toBe(false)
    const runningSite = machine.start(frontend, images.frontend)
    expect(await becomesTrue(() => machine.isHealthy(frontend, images.frontend), 60_000), runningSite.output()).toBe(true)

    const page = await fetch(`http://127.0.0.1:${machine.ports.frontend}/`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('href="/blog/')

    expect(await runningSite.stop(20_000)).toEqual({ code: 0, signal: null })
    expect(await runningCms.stop(20_000)).toEqual({ code: 0, signal: null })
  }, 400_000)
})
