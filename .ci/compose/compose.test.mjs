import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cmsFlags, allocatorSettings, siteFlags } from '../launch/frugal-programs.mjs'
import { killAllProcesses } from '../launch/processes.mjs'
import { projectRoot } from '../launch/project-root.mjs'
import { generatedSecrets } from '../launch/settings.mjs'
import { filesIn } from './assembled-cms.mjs'
import { interpolate, readComposeFile } from './compose-file.mjs'
import { readDockerfile } from './dockerfile.mjs'
import { waitUntil, openServiceRunner } from './running-services.mjs'

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

  // Settings that the compose file or the images fix, and those that only tests read
  const decidedHere = [
    'CMS_URL',
    'CMS_HOST',
    'HOST',
    'DATABASE_URL',
    'DATABASE_PASSWORD',
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

  it('builds in one stage and runs in another, on the Node of .nvmrc, as a user without rights', () => {
    const version = readFileSync(path.join(projectRoot, '.nvmrc'), 'utf8').trim()
    expect(image.bases.map((base) => base.replace(/@sha256:[0-9a-f]{64}$/, ''))).toEqual(Array(2).fill(`node:${version}-bookworm-slim`))
    expect(image.user).toBe('node')
    expect(image.env).toMatchObject({ NODE_ENV: 'production', ...allocatorSettings })
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

it('runs site and cms as small as npm start does', () => {
  expect(images.cms.command).toEqual(['node', ...cmsFlags, 'dist/start.js'])
  expect(images.frontend.command).toEqual(['node', ...siteFlags, 'dist/server/main.js'])
})

it('makes the image of the cms of packages and of the files that production needs', () => {
  expect(images.cms.made).toEqual(['/app/node_modules /app/node_modules', '/image /app'])
  expect(readFileSync(path.join(projectRoot, 'cms/Dockerfile'), 'utf8')).toMatch(
    /npm prune --omit=dev .*\\\n.*node \.ci\/production-files\.mjs \/image\n/,
  )
})

/** Strapi's record of its checks for updates. The checks are off (`cms/config/server.ts`), and it does not need the file. */
const notedByStrapi = /^cms\/\.strapi-updater\.json /

describe('the services as processes', () => {
  /** @type {Awaited<ReturnType<typeof openServiceRunner>>} */
  let machine
  /** @type {import('../../cms/tests/postgres.ts').PostgresServer | undefined} */
  let database
  beforeAll(async () => {
    machine = await openServiceRunner(projectRoot)
  })
  afterAll(async () => {
    killAllProcesses()
    await database?.stop()
    machine.close()
  })

  it('has neither sources nor tests in the image of the cms', () => {
    const files = filesIn(machine.image).map((line) => line.replace(/ .*/, ''))
    expect(files).toEqual(expect.arrayContaining(['cms/dist/start.js', 'cms/dist/build/index.html', 'contract/dist/endpoints.js']))
    expect(files.filter((file) => /\.tsx?$|\.test\.|(^|\/)(src|tests|types)\//.test(file.replace(/^cms\/dist\/src\//, '')))).toEqual([])
  })

  it('become healthy in order, serve the front page, end with 0, and write nothing into the image of the cms', async () => {
    const filesBefore = filesIn(machine.image)
    expect(await machine.isHealthy(postgres)).toBe(false)
    database = await machine.startPostgres(postgres)
    expect(await waitUntil(() => machine.isHealthy(postgres), 120_000)).toBe(true)

    expect(await machine.isHealthy(cms, images.cms)).toBe(false)
    const runningCms = machine.start(cms, images.cms)
    expect(await waitUntil(() => machine.isHealthy(cms, images.cms), 600_000), runningCms.output()).toBe(true)
    expect(readdirSync(machine.uploads).filter((name) => !name.startsWith('.')).length).toBeGreaterThan(0)

    expect(await machine.isHealthy(frontend, images.frontend)).toBe(false)
    const runningSite = machine.start(frontend, images.frontend)
    expect(await waitUntil(() => machine.isHealthy(frontend, images.frontend), 180_000), runningSite.output()).toBe(true)

    const page = await fetch(`http://127.0.0.1:${machine.ports.frontend}/`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('href="/blog/')

    expect(await runningSite.stop(120_000)).toEqual({ code: 0, signal: null })
    expect(await runningCms.stop(120_000)).toEqual({ code: 0, signal: null })
    expect(filesIn(machine.image).filter((line) => !notedByStrapi.test(line))).toEqual(filesBefore)
  }, 1_200_000)
})
