import { setTimeout as pause } from 'node:timers/promises'
import { homeGroupNames } from '@artha/contract/home-groups'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { bearer, owner, signIn } from '../access/callers'
import { startOwnCms } from '../access/database'
import { openStudio, superAdminToken, type Studio } from '../studio'
import { patiently, readMarket } from './market-cms'
import { startPrices } from './price-standin'
import { articleData } from './samples'

const server = inject('databaseUrl')
let cms: Awaited<ReturnType<typeof startOwnCms>>
let studio: Studio
let tokens: Record<string, string>
let prices: Awaited<ReturnType<typeof startPrices>>

beforeAll(async () => {
  prices = await startPrices()
  cms = await startOwnCms({ ...prices.env, DEBUG: 'knex:query', DEBUG_COLORS: 'no', DEBUG_HIDE_DATE: 'yes' })
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
async function fillArchive(database: Knex, articles: number) {
  const columns = Object.keys(await database('articles').columnInfo())
    .filter((name) => name !== 'id' && name !== 'document_id')
    .join()
  const [known] = await database('articles').countDistinct({ known: 'document_id' })
  const copies = Math.ceil(articles / Number(known?.known)) - 1
  await database.raw(
    `with recursive copy (n) as (select 1 union all select n + 1 from copy where n < ${copies})
     insert into articles (document_id, ${columns}) select substr(document_id, 1, 18) || substr(cast(1000000 + n as text), 2), ${columns} from articles, copy`,
  )
  await database.raw('analyze articles')
}

/** The steps of a statement's plan that go through all articles although they were asked for some. */
async function scansOf(database: Knex, statement: string): Promise<string[]> {
  if (server === undefined) {
    const values = statement.match(/\?/g)?.map(() => null) ?? []
    const plan: { detail: string }[] = await database.raw(`explain query plan ${statement}`, values)
    return plan.map(({ detail }) => detail).filter((detail) => /^SCAN (articles|t\d+)$/.test(detail))
  }
  return database.transaction(async (own) => {
    // Of a small table PostgreSQL reads all; what still does without is served by no index
    await own.raw('set local enable_seqscan = off')
    const { rows }: { rows: { 'QUERY PLAN': string }[] } = await own.raw(`explain (generic_plan, costs off) ${statement}`)
    return rows.map((row) => row['QUERY PLAN']).filter((line) => /Seq Scan on articles/.test(line))
  })
}

const onEmptyArchive = () => {
  it.each(cases)('%s: %i statements at most, on an empty archive', async (path, most) => {
    const few = await statementsOf(path)
    expect(few.length).toBeGreaterThan(0)
    expect(few.length).toBeLessThanOrEqual(most)
  })
}

describe('what reads cost', () => {
  // Counts are the same on PostgreSQL, and are held with the full archive
  if (server === undefined) onEmptyArchive()

  it('does not grow with the archive, and reads articles by an index alone', async () => {
    for (let at = 0; at < 12; at += 1) {
      const category = ['Tax', 'Loan', 'GST', 'Budget'][at % 4]
      await studio.post(
        'article',
        articleData({ title: `An article about ${category} ${at}`, category, subcategory: 'News', featured: at % 2 === 0 }),
      )
    }
    await fillArchive(cms.database, 5_000)
    expect((await readAs('/api/desk/articles?pageSize=1')).headers.get('x-total-count')).toBe('1000+')
    expect(await (await readAs(studioList)).json()).toMatchObject({ pagination: { total: 1_001 } })
    for (const [path, most] of cases) {
      const statements = await statementsOf(path)
      expect(statements.length).toBeLessThanOrEqual(most)
      for (const statement of statements.filter((text) => / (from|join) `?articles`?/.test(text))) {
        expect(await scansOf(cms.database, statement), `${path}: ${statement}`).toEqual([])
      }
    }
  })
})
