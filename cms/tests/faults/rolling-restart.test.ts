import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, owner, signIn } from '../access/callers'
import { articleData } from '../contract/samples'
import { startPostgres, type PostgresServer } from '../postgres'
import { raisedLimits } from '../raised-limits'
import { cmsEnv, newHome, startCms, type CmsHome, type RunningCms } from '../running-cms'
import { startSite, type RunningSite } from '../running-site'
import { openStudio, superAdminToken } from '../studio'
import { startBalancer, type Balancer } from './balancer'
import { keepAsking } from './keep-alive-clients'
import { startSaving } from './saving-log'

/** A database server and four programs start one after the other, then each program restarts under load. */
const startsMs = 360_000

/** `npm test` restarts one of each, because it has less time. */
const restarted = process.env.ARTHA_KILLS === '1' ? 1 : 2

/** Settings that the replicas share: folders, secrets and the drain time. */
let shared: Record<string, string>
let database: PostgresServer
const cmses: { home: CmsHome; running: RunningCms }[] = []
const sites: RunningSite[] = []
let beforeCmses: Balancer
let beforeSites: Balancer
let token: string
let pages: string[]

const start = (home: CmsHome) => startCms({ home, databaseUrl: database.url, env: shared })
const startOneSite = (port?: number) => startSite(beforeCmses.url, { ...(port !== undefined && { port }), env: { DRAIN_SECONDS: '2' } })

beforeAll(async () => {
  database = await startPostgres()
  const home = await newHome()
  const { CMS_PORT: _, ...settings } = cmsEnv(home, database.url)
  shared = { ...settings, ...raisedLimits, DRAIN_SECONDS: '2' }
  // Both start at once over an empty database: one creates the tables and the other waits
  cmses.push(...(await Promise.all([home, await newHome()].map(async (each) => ({ home: each, running: await start(each) })))))
  beforeCmses = await startBalancer(cmses.map(({ running }) => running.url))
  sites.push(await startOneSite(), await startOneSite())
  const id = await openStudio(beforeCmses.url, await superAdminToken(beforeCmses.url)).post('article', articleData({ title: 'Read all the time' }))
  pages = ['/', `/blog/${id}`, `/admin/upload/${id}`]
  // A site is ready only after its first request
  await Promise.all(sites.flatMap(({ url }) => pages.map((page) => fetch(url + page))))
  beforeSites = await startBalancer(sites.map(({ url }) => url))
  token = (await signIn(beforeSites.url, owner)).token
}, startsMs)

afterAll(async () => {
  beforeSites.stop()
  await Promise.all(sites.map((site) => site.stop()))
  beforeCmses.stop()
  await Promise.all(cmses.map(({ running }) => running.stop()))
  await database.stop()
})

/** Stops one program while clients use it, and starts it again. Returns the exit code and the lost requests. */
async function restart(program: { url: string; stop: () => Promise<number | null> }, balancer: Balancer, again: () => Promise<unknown>) {
  const clients = keepAsking(program.url, [{ path: '/healthz' }, { path: pages[2] ?? '' }, { path: '/auth/me', headers: bearer(token) }])
  await expect.poll(clients.answered, { timeout: 60_000 }).toBeGreaterThan(100)
  const code = await program.stop()
  const lost = await clients.stop()
  await again()
  await expect.poll(() => balancer.isReady(program.url), { timeout: 60_000 }).toBe(true)
  return { code, lost }
}

it(
  `a rolling restart of ${restarted} of two of each loses no request of clients that repeat none, and no save`,
  async () => {
    const readers = keepAsking(beforeSites.url, [...pages.map((page) => ({ path: page })), { path: '/auth/me', headers: bearer(token) }], 8)
    const writer = startSaving(beforeSites.url, token, path.join(cmses[0]?.home.folder ?? '', 'saves.log'))
    const restarts = []
    for (const each of cmses.slice(0, restarted)) {
      restarts.push(
        await restart({ url: each.running.url, stop: each.running.end }, beforeCmses, async () => {
          each.running = await start(each.home)
        }),
      )
    }
    for (const [at, site] of sites.slice(0, restarted).entries()) {
      restarts.push(
        await restart(site, beforeSites, async () => {
          sites[at] = await startOneSite(Number(new URL(site.url).port))
        }),
      )
    }
    await expect.poll(readers.answered, { timeout: 60_000 }).toBeGreaterThan(500)
    await expect.poll(writer.answered, { timeout: 60_000 }).toBeGreaterThan(20)
    const [lostToReaders, unsaved] = await Promise.all([readers.stop(), writer.stop()])
    expect(restarts.flatMap(({ lost }) => lost)).toEqual([])
    expect(restarts.map(({ code }) => code)).toEqual(Array.from({ length: 2 * restarted }, () => 0))

    expect(lostToReaders).toEqual([])
    expect(unsaved).toBe(0)
    const writes = writer.writes()
    expect(writes.filter(({ unanswered }) => unanswered > 0)).toEqual([])
    expect(writes.map(({ acknowledged }) => acknowledged?.status).filter((status) => status !== 200 && status !== 201)).toEqual([])
  },
  4 * startsMs,
)
