import { isReservedName } from '@artha/contract/reserved-names'
import type { FastifyServerOptions } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { notFoundRoute, pageRoutes } from '../src/app/routes.tsx'
import { destroyCmsPools, openCmsPools } from './upstream/cms-connection.ts'
import { readEnv } from './env.ts'
import { memoryFileStore } from './media/file-store.ts'
import type { SitePages } from './site-pages.ts'
import { createSite } from './site.ts'

/** Every path that the servers of this test register. */
const paths = vi.hoisted((): string[] => [])

vi.mock('fastify', async (importOriginal) => {
  const { default: fastify } = await importOriginal<typeof import('fastify')>()
  return { default: (options: FastifyServerOptions) => fastify(options).addHook('onRoute', ({ url }) => void paths.push(url)) }
})

let site: Awaited<ReturnType<typeof createSite>>

beforeAll(async () => {
  const cmsUrl = 'http://127.0.0.1:9'
  const result = readEnv({ CMS_URL: cmsUrl, SITE_URL: 'https://artha.example', INTERNAL_KEY: 'k'.repeat(32) })
  if (!('env' in result)) throw new Error(result.mistakes.join())
  const pools = openCmsPools(cmsUrl)
  // Only the addresses of the pages are needed here
  const pages = { pageRoutes, notFoundRoute, bootScript: '', moreKeysOf: () => undefined } as unknown as SitePages
  const assetsOf = () => ({ script: '', preloads: [], styles: [], fonts: [] })
  site = await createSite({ env: result.env, cms: pools, mediaStore: memoryFileStore(), pages: () => pages, assetsOf, isDraining: () => false })
  site.addHook('onClose', () => destroyCmsPools(pools))
  await site.ready()
})
afterAll(() => site.close())

/**
 * Returns the first parts of all paths: pages, topics, and paths forwarded to the cms. Files are left out: their names have a dot, which
 * article addresses never have.
 */
const firstParts = () => [...new Set(paths.map((path) => path.split('/')[1] ?? ''))].filter((part) => part !== '' && !/[*.]/.test(part))

it('no article has a name that the site answers at', () => {
  const parts = firstParts()
  expect(parts).toEqual(expect.arrayContaining(['blog', 'tax', 'finance-blog', 'newsletter', 'api', 'auth', 'admin', 'uploads', 'rss']))
  expect(parts.filter((part) => !isReservedName(part))).toEqual([])
})
