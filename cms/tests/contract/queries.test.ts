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

/**
 * Strapi counts the media library 15 seconds after its first start and then once a week. Pretends that it did so an hour ago, so that it does not
 * during the test.
 */
async function asCountedAnHourAgo(database: Knex) {
  const then = new Date(Date.now() - 3_600_000)
  const weeklySchedule = `${then.getUTCSeconds()} ${then.getUTCMinutes()} ${then.getUTCHours()} * * ${then.getUTCDay()}`
  const noted = database('strapi_core_store_settings').where({ key: 'plugin_upload_metrics' })
  expect(await noted.update({ value: JSON.stringify({ weeklySchedule, lastWeeklyUpdate: then.getTime() }) })).toBe(1)
}

beforeAll(async () => {
  prices = await startPrices()
  cms = await startOwnCms({ ...prices.env, DEBUG: 'knex:query', DEBUG_COLORS: 'no', DEBUG_HIDE_DATE: 'yes' }, asCountedAnHourAgo)
  // Waits until prices are stored, because only reads of stored answers are counted.
  await vi.waitFor(async () => {
    expect((await readMarket(cms.url, '/api/market/metals')).prices.XAU).toHaveLength(7)
    expect(await readMarket(cms.url, '/api/market/rates')).toMatchObject({ sample: false })
  }, patiently)
  // The search index is filled in the background; with an empty archive this is its last statement.
  await vi.waitFor(() => expect(logged().some((statement) => /newest.*articles\W+as\W+piece/.test(statement))).toBe(true), patiently)
  const studioToken = await superAdminToken(cms.url)
  studio = openStudio(cms.url, studioToken)
  const { token } = await signIn(cms.url, owner)
  tokens = { '/api/desk/': token, '/auth/admin/': token, '/content-manager/': studioToken }
})
afterAll(async () => {
  await cms.stop()
  prices.stop()
})

const readAs = (path: string) =>
  fetch(cms.url + path, { headers: bearer(Object.entries(tokens).find(([beginning]) => path.startsWith(beginning))?.[1]) })

/** All statements so far, from the log of the database client. */
const logged = () => [...cms.output().matchAll(/knex:query (.*) \w+$/gm)].map(([, statement = '']) => statement)

/** A request that costs one statement, on a table that the path does not read. Its log line marks the end of earlier ones. */
const markFor = (path: string) =>
  path.startsWith('/api/market/')
    ? { asked: '/auth/me', headers: bearer('A'.repeat(43)), table: 'accounts_sessions' }
    : { asked: '/api/market/rates', headers: {}, table: 'market_answers' }

/** Sends the mark, waits until it is logged, and returns all other statements so far. */
async function loggedBeforeMark(path: string): Promise<string[]> {
  const { asked, headers, table } = markFor(path)
  const isMark = (statement: string) => statement.includes(table)
  const marks = () => logged().filter(isMark).length
  const before = marks()
  await fetch(cms.url + asked, { headers })
  await expect.poll(marks).toBeGreaterThan(before)
  return logged().filter((statement) => !isMark(statement))
}

/** Returns the statements of one request. */
async function statementsOf(path: string): Promise<string[]> {
  const before = await loggedBeforeMark(path)
  expect((await readAs(path)).status).toBe(200)
  return (await loggedBeforeMark(path)).slice(before.length)
}

/**
 * Returns the statements of a request. If there are too many, takes the fewest of three tries, because the cms may run statements of its own
 * meanwhile.
 */
async function fewestStatementsOf(path: string, most: number): Promise<string[]> {
  let fewest = await statementsOf(path)
  for (let times = 1; times < 3 && fewest.length > most; times += 1) {
    const again = await statementsOf(path)
    if (again.length < fewest.length) fewest = again
  }
  return fewest
}

const studioList = '/content-manager/collection-types/api::article.article?page=1&pageSize=20&sort=publicationDate:DESC'

const cases = [
  // Three groups reuse the list of another; the other three statements read rows, pictures and due entries
  ['/api/home', homeGroupNames.length - 3 + 3],
  ['/admin/upload?fields=card', 3],
  ['/admin/upload?fields=card&category=Tax&page=2&pageSize=5', 3],
  ['/admin/upload?fields=card&q=article', 5],
  ['/api/archive', 2],
  ['/api/stories', 3],
  ['/api/newsletter/issues', 2],
  ['/api/market/metals', 1],
  ['/api/market/rates', 1],
  // Two of these are of the guard: it reads the session and its account.
  ['/api/desk/articles?pageSize=8', 6],
  ['/api/desk/articles?pageSize=8&page=3&q=article&mine=1', 7],
  ['/api/desk/stories', 7],
  ['/api/desk/summary', 7],
  ['/api/desk/newsletter/issues', 4],
  ['/auth/admin/users?pageSize=50', 4],
  ['/auth/admin/users?q=owner', 4],
  ['/api/desk/redirects', 4],
  ['/api/desk/redirects?q=gold', 4],
  ['/api/desk/media', 4],
  ['/api/desk/media?q=gold&kind=image', 4],
  // Beside the two of the guard: articles by day, articles by the end of a figure, stories, and the last save of both kinds
  ['/api/desk/calendar', 7],
  ['/api/desk/calendar?day=2026-11-23', 7],
  // Authors are the third component
  [studioList, 17],
  [`${studioList}&_q=article`, 21],
  [`${studioList}&_q=ar&filters[$and][0][category][$eq]=Tax`, 21],
] as const

/** Copies all articles, drafts and published, until the archive has at least `articles` of them. */
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

/** Returns the steps of a query plan that scan all articles. */
async function scansOf(database: Knex, statement: string): Promise<string[]> {
  if (server === undefined) {
    const values = statement.match(/\?/g)?.map(() => null) ?? []
    const plan: { detail: string }[] = await database.raw(`explain query plan ${statement}`, values)
    return plan.map(({ detail }) => detail).filter((detail) => /^SCAN (articles|t\d+)$/.test(detail))
  }
  return database.transaction(async (own) => {
    // PostgreSQL prefers to scan small tables. With this setting it scans only for queries that no index serves
    await own.raw('set local enable_seqscan = off')
    const { rows }: { rows: { 'QUERY PLAN': string }[] } = await own.raw(`explain (generic_plan, costs off) ${statement}`)
    return rows.map((row) => row['QUERY PLAN']).filter((line) => /Seq Scan on articles/.test(line))
  })
}

const onEmptyArchive = () => {
  it.each(cases)('%s: %i statements at most, on an empty archive', async (path, most) => {
    const few = await fewestStatementsOf(path, most)
    expect(few.length).toBeGreaterThan(0)
    expect(few.length, few.join('\n')).toBeLessThanOrEqual(most)
  })
}

describe('what reads cost', () => {
  it.each(['/auth/admin/users?pageSize=50', '/auth/admin/users?page=1&pageSize=100', '/auth/admin/users?q=owner'])(
    '%s: the rows of a page are read, never all of them',
    async (path) => {
      const ofPeople = (await statementsOf(path)).filter((statement) => / from `?"?up_users/.test(statement))
      expect(ofPeople).not.toEqual([])
      expect(ofPeople.filter((statement) => !/ limit | count\(/.test(statement))).toEqual([])
    },
  )

  // PostgreSQL runs the same statements, and the test with the full archive counts them
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
      const statements = await fewestStatementsOf(path, most)
      expect(statements.length, `${path}:\n${statements.join('\n')}`).toBeLessThanOrEqual(most)
      for (const statement of statements.filter((text) => / (from|join) `?articles`?/.test(text))) {
        expect(await scansOf(cms.database, statement), `${path}: ${statement}`).toEqual([])
      }
    }
  })
})
