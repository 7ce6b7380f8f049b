import { setTimeout as pause } from 'node:timers/promises'
import { homeGroupNames } from '@artha/contract/home-groups'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bearer, owner, signIn } from '../access/callers'
import { startCms, type RunningCms } from '../running-cms'
import { openStudio, superAdminToken, type Studio } from '../studio'
import { patiently, readMarket } from './market-cms'
import { startPrices } from './price-standin'
import { articleData } from './samples'

let cms: RunningCms
let studio: Studio
let tokens: Record<string, string>
let prices: Awaited<ReturnType<typeof startPrices>>

beforeAll(async () => {
  prices = await startPrices()
  cms = await startCms({ env: { ...prices.env, DEBUG: 'knex:query', DEBUG_COLORS: 'no', DEBUG_HIDE_DATE: 'yes' } })
  // What is counted is the reading of an answer that is there.
  await vi.waitFor(async () => {
    expect((await readMarket(cms.url, '/api/market/metals')).prices.XAU).toHaveLength(7)
    expect(await readMarket(cms.url, '/api/market/rates')).toMatchObject({ sample: false })
  }, patiently)
  const studioToken = await superAdminToken(cms.url)
  studio = openStudio(cms.url, studioToken)
  tokens = { '/api/desk/': (await signIn(cms.url, owner)).token, '/content-manager/': studioToken }
})
afterAll(async () => {
  await cms.stop()
  prices.stop()
})

/** Waits until nothing more is written: what a save sets off must not count for the request after it. */
async function untilQuiet(): Promise<void> {
  for (let before = -1; before !== cms.output().length; await pause(200)) before = cms.output().length
}

const readAs = (path: string) =>
  fetch(cms.url + path, { headers: bearer(Object.entries(tokens).find(([beginning]) => path.startsWith(beginning))?.[1]) })

/** The statements that a request costs, as the database's client logs them. */
async function statementsOf(path: string): Promise<string[]> {
  await untilQuiet()
  const before = cms.output().length
  expect((await readAs(path)).status).toBe(200)
  await pause(100)
  const lines = cms.output().slice(before).split('\n')
  return lines.flatMap((line) => /knex:query (.*) \w+$/.exec(line)?.[1] ?? [])
}

const studioList = '/content-manager/collection-types/api::article.article?page=1&pageSize=20&sort=publicationDate:DESC'

const cases = [
  ['/api/home', homeGroupNames.length + 2],
  ['/admin/upload?fields=card', 3],
  ['/admin/upload?fields=card&category=Tax&page=2&pageSize=5', 3],
  ['/admin/upload?fields=card&q=article', 5],
  ['/api/archive', 2],
  ['/api/stories', 3],
  ['/api/market/metals', 1],
  ['/api/market/rates', 1],
  // Two of these are of the guard: the session and whose it is.
  ['/api/desk/articles?pageSize=8', 6],
  ['/api/desk/articles?pageSize=8&page=3&q=article&mine=1', 7],
  ['/api/desk/stories', 7],
  ['/api/desk/summary', 6],
  [studioList, 16],
  [`${studioList}&_q=article`, 20],
  [`${studioList}&_q=ar&filters[$and][0][category][$eq]=Tax`, 20],
] as const

/** Copies what is there, draft and published, until the archive has so many articles. */
function fillArchive(database: Database.Database, articles: number) {
  const [{ columns }] = database
    .prepare("select group_concat(name) as columns from pragma_table_info('articles') where name not in ('id', 'document_id')")
    .all() as [{ columns: string }]
  const { known } = database.prepare('select count(distinct document_id) as known from articles').get() as { known: number }
  const copies = Math.ceil(articles / known) - 1
  database
    .prepare(
      `with recursive copy (n) as (select 1 union all select n + 1 from copy where n < ${copies})
     insert into articles (document_id, ${columns}) select substr(document_id, 1, 18) || printf('%06d', n), ${columns} from articles, copy`,
    )
    .run()
}

describe('what reads cost', () => {
  it.each(cases)('%s: %i statements at most, on an empty archive', async (path, most) => {
    const few = await statementsOf(path)
    expect(few.length).toBeGreaterThan(0)
    expect(few.length).toBeLessThanOrEqual(most)
  })

  it('does not grow with the archive, and reads articles by an index alone', async () => {
    for (let at = 0; at < 60; at += 1) {
      const category = ['Tax', 'Loan', 'GST', 'Budget'][at % 4]
      await studio.post(
        'article',
        articleData({ title: `An article about ${category} ${at}`, category, subcategory: 'News', featured: at % 2 === 0 }),
      )
    }
    const database = new Database(cms.home.databaseFile)
    fillArchive(database, 5_000)
    expect((await readAs('/api/desk/articles?pageSize=1')).headers.get('x-total-count')).toBe('1000+')
    expect(await (await readAs(studioList)).json()).toMatchObject({ pagination: { total: 1_001 } })
    for (const [path, most] of cases) {
      const statements = await statementsOf(path)
      expect(statements.length).toBeLessThanOrEqual(most)
      for (const statement of statements.filter((text) => / (from|join) `?articles`?/.test(text))) {
        const plan = database.prepare(`explain query plan ${statement}`).all(...(statement.match(/\?/g)?.map(() => null) ?? []))
        const scans = (plan as { detail: string }[]).filter(({ detail }) => /^SCAN (articles|t\d+)$/.test(detail))
        expect(scans, `${path}: ${statement}`).toEqual([])
      }
    }
    database.close()
  })
})
