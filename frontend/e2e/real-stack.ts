import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { serveChromium } from './chromium.ts'
import { startGoogleStandin } from './google-standin.ts'
import { mockedJourneys } from './mocked-journeys.ts'
import { freePort, onFreePorts, startProgram, type Program } from './program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The site over the demo content. */
    siteUrl: string
    /** The site over an empty database. */
    emptySiteUrl: string
    /** The Studio of the cms with the demo content. */
    studioUrl: string
    /** The folder where that cms writes its mails. */
    outboxFolder: string
    /** The address of the run's Chromium. */
    chromiumUrl: string
  }
}

export const studioAdmin = { email: 'studio@artha.example', password: 'Studio-1-password' }

export const primaryAdmin = { email: 'owner@artha.example', password: 'Owner-1-password' }

const root = path.resolve(import.meta.dirname, '..', '..')
const secret = () => randomBytes(24).toString('hex')

async function startStack(parent: string, seed: 'demo' | 'none', env: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(parent, `${seed}-`))
  await mkdir(path.join(folder, 'public', 'uploads'), { recursive: true })
  const cmsPort = await freePort()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const internalKey = secret()
  const outboxFolder = path.join(folder, 'outbox')
  const cms = await startProgram(path.join(root, 'cms/dist/start.js'), path.join(root, 'cms'), `http://127.0.0.1:${cmsPort}`, {
    CMS_PORT: String(cmsPort),
    SITE_URL: url,
    DRAIN_SECONDS: '0',
    SEED: seed,
    NEWSLETTER_WEEKLY: 'off',
    STUDIO_ADMIN_EMAIL: studioAdmin.email,
    STUDIO_ADMIN_PASSWORD: studioAdmin.password,
    PRIMARY_ADMIN_EMAIL: primaryAdmin.email,
    PRIMARY_ADMIN_PASSWORD: primaryAdmin.password,
    DATABASE_FILENAME: path.join(folder, 'data.db'),
    UPLOADS_DIR: path.join(folder, 'public'),
    OUTBOX_DIR: outboxFolder,
    APP_KEYS: `${secret()},${secret()}`,
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
    JWT_SECRET: secret(),
    INTERNAL_KEY: internalKey,
    ...env,
  })
  const site = await startSite(port, cms.url, internalKey).catch(async (error: unknown) => {
    await cms.stop()
    throw error
  })
  return { url, studioUrl: `${cms.url}/studio`, outboxFolder, stop: () => site.stop().then(() => cms.stop()) }
}

function startSite(port: number, cmsUrl: string, internalKey: string): Promise<Program> {
  const url = `http://127.0.0.1:${port}`
  return startProgram(path.join(root, 'frontend/dist/server/main.js'), path.join(root, 'frontend'), url, {
    PORT: String(port),
    CMS_URL: cmsUrl,
    SITE_URL: url,
    DRAIN_SECONDS: '0',
    INTERNAL_KEY: internalKey,
  })
}

/** Starts two sites: one over the demo content, one over an empty database. */
async function startStacks() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'artha-journeys-'))
  const google = await startGoogleStandin()
  const started = await Promise.allSettled([onFreePorts(() => startStack(folder, 'demo', google.env)), onFreePorts(() => startStack(folder, 'none'))])
  const stacks = started.filter((each) => each.status === 'fulfilled').map(({ value }) => value)
  async function stop() {
    for (const stack of stacks) await stack.stop()
    await google.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const [full, empty] = stacks
  if (full === undefined || empty === undefined) {
    await stop()
    throw started.find((each) => each.status === 'rejected')?.reason
  }
  return { full, empty, stop }
}

/** Starts a Chromium for the whole run, and the two sites unless every file of the run uses the site on mocks. */
export default async function setup(project: TestProject) {
  const chromium = await serveChromium()
  project.provide('chromiumUrl', chromium.wsEndpoint())
  const isOnMocks = project.vitest.state.getPaths().every((file) => mockedJourneys.some((name) => file.endsWith(`/${name}`)))
  if (isOnMocks) return () => chromium.close()
  const { full, empty, stop } = await startStacks().catch(async (error: unknown) => {
    await chromium.close()
    throw error
  })
  project.provide('siteUrl', full.url)
  project.provide('emptySiteUrl', empty.url)
  project.provide('studioUrl', full.studioUrl)
  project.provide('outboxFolder', full.outboxFolder)
  return async () => {
    await chromium.close()
    await stop()
  }
}
