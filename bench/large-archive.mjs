/**
 * Measures the cms's reads, searches and sign-ins in archives of several sizes, on SQLite and PostgreSQL: medians in milliseconds, and the ratio
 * of the largest archive to the smallest. The argument `sqlite` or `postgres` selects one database; numbers set other sizes.
 */
import { databases } from './archive-databases.mjs'
import { contentOf, indexed, timeSearches, timeSignIns } from './archive-search.mjs'
import { startCms } from './bench-cms.mjs'
import { fillArchive } from './fill-archive.mjs'
import { limits } from './limits.mjs'

const asked = process.argv.slice(2)
const names = Object.keys(databases).filter((name) => asked.includes(name) || !asked.some((each) => each in databases))
const numbers = asked.map(Number).filter(Number.isInteger)
const counts = numbers.length > 0 ? numbers : [1_000, 10_000, 100_000]
const times = 40
const raised = { LIMIT_SEARCH: '1000000/60', LIMIT_SIGN_IN: '100000/60', LIMIT_SIGN_IN_ORIGIN: '100000/60' }

const studio = '/content-manager/collection-types/api::article.article?page=1&pageSize=20&sort=publicationDate:DESC'
const reads = {
  'front page data': '/api/home',
  'page of cards': '/admin/upload?fields=card&pageSize=20',
  'page of cards, by category': '/admin/upload?fields=card&pageSize=20&category=Tax&page=3',
  'title search, rare word': '/admin/upload?fields=card&pageSize=10&q=zamindar',
  'title search, common word': '/admin/upload?fields=card&pageSize=10&q=monsoon',
  'title search, two letters': '/admin/upload?fields=card&pageSize=10&q=mo',
  'dashboard, list': '/api/desk/articles?pageSize=20',
  'dashboard, page 3 of own': '/api/desk/articles?pageSize=5&page=3&mine=1',
  'dashboard, search, rare word': '/api/desk/articles?pageSize=20&q=zamindar',
  'dashboard, search, common word': '/api/desk/articles?pageSize=20&q=monsoon',
  'dashboard, search, two letters': '/api/desk/articles?pageSize=20&q=mo',
  'dashboard, search in own': '/api/desk/articles?pageSize=20&q=monsoon&mine=1',
  'dashboard, summary': '/api/desk/summary',
  'Studio, list': studio,
  'Studio, search, rare word': `${studio}&_q=zamindar`,
  'Studio, search, common word': `${studio}&_q=monsoon`,
  'Studio, list by category': `${studio}&filters[$and][0][category][$eq]=Tax`,
}

async function median(cms, address) {
  const taken = []
  for (let at = 0; at < times + 5; at += 1) {
    const before = performance.now()
    await cms.read(address)
    if (at >= 5) taken.push(performance.now() - before)
  }
  return taken.sort((a, b) => a - b)[times / 2]
}

/** The limit for an archive of this size; none for a larger one than the limits know. */
const searchLimitOf = (count) => limits.searchP95Ms.find(([articles]) => count <= articles)?.[1]

/** Measures one archive: fills the database up to `count` articles, waits for the search index, and measures with a freshly started cms. */
async function measure(database, count, userId) {
  await fillArchive(database, count, userId, contentOf)
  const indexing = await startCms(database.env)
  await indexed(database, count)
  await indexing.stop()
  await database.analyze()
  const middle = Math.floor(count / 2)
  const [{ document_id: id }] = await database.rows(`select document_id from articles where published_at is not null limit 1 offset ${middle}`)
  const cms = await startCms(database.env, raised)
  const medians = {}
  for (const [name, address] of Object.entries({ ...reads, article: `/admin/upload/${id}` })) medians[name] = await median(cms, address)
  const searches = { [`search among ${count.toLocaleString('en')} articles`]: { ...(await timeSearches(cms)), 'limit of p95': searchLimitOf(count) } }
  if (count === counts.at(-1)) Object.assign(searches, await timeSignIns(cms))
  await cms.stop()
  return { medians, searches }
}

for (const name of names) {
  const database = await databases[name]()
  const empty = await startCms(database.env)
  const { userId } = empty
  await empty.stop()
  const measured = []
  for (const count of counts) measured.push(await measure(database, count, userId))
  const [smallest, largest] = [measured[0].medians, measured.at(-1).medians]
  const ratioOf = (read) => +(largest[read] / smallest[read]).toFixed(2)
  const rowOf = (read) => ({
    ...Object.fromEntries(counts.map((count, at) => [count.toLocaleString('en'), +measured[at].medians[read].toFixed(1)])),
    ratio: ratioOf(read),
  })
  console.log(`\n${name}: medians of ${times} requests in ms`)
  console.table(Object.fromEntries(Object.keys(largest).map((read) => [read, rowOf(read)])))
  console.table(Object.assign({}, ...measured.map(({ searches }) => searches)))
  const slowSearches = measured.flatMap(({ searches }) =>
    Object.entries(searches).flatMap(([what, { 'p95, ms': p95, 'limit of p95': limit = Infinity, failed }]) =>
      p95 > limit || failed > 0 ? what : [],
    ),
  )
  const slowReads = Object.keys(largest).filter((read) => ratioOf(read) > limits.archiveRatio)
  const missed = [...slowSearches, ...slowReads]
  console.log(missed.length > 0 ? `${name}: missed by ${missed.join('; ')}` : `${name}: every limit holds`)
  if (missed.length > 0) process.exitCode = 1
  await database.close()
}
