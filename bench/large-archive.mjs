/**
 * What the reads cost in archives of several sizes, over SQLite and PostgreSQL, through the built cms. Run by `npm run bench`
 * after a build; prints medians in milliseconds, how often the largest costs what the smallest does, and how the statements of
 * the largest that read articles are done. `node bench/large-archive.mjs sqlite 1000 10000` measures a part.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { databases } from './archive-databases.mjs'
import { startCms } from './bench-cms.mjs'
import { fillArchive } from './fill-archive.mjs'

const asked = process.argv.slice(2)
const names = Object.keys(databases).filter((name) => asked.includes(name) || !asked.some((each) => each in databases))
const numbers = asked.map(Number).filter(Number.isInteger)
const counts = numbers.length > 0 ? numbers : [1_000, 10_000, 100_000]
const times = 40

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

async function measure(database, all) {
  const cms = await startCms(database.env)
  const medians = {}
  for (const [name, address] of Object.entries(all)) medians[name] = await median(cms, address)
  await cms.stop()
  return medians
}

/** The plans of the statements that read articles, each once. */
async function plansOf(database, all) {
  const cms = await startCms(database.env, { DEBUG: 'knex:query', DEBUG_COLORS: 'no', DEBUG_HIDE_DATE: 'yes' })
  for (const [name, address] of Object.entries(all)) {
    const before = cms.written().length
    await cms.read(address)
    await pause(300)
    const lines = cms.written().slice(before).split('\n')
    const statements = lines.flatMap((line) => /knex:query (select .*) \w+$/.exec(line)?.[1] ?? [])
    for (const statement of new Set(statements.filter((text) => /["` ]articles["` ]/.test(text)))) {
      console.log(`\n${name}: ${statement.slice(0, 300)}`)
      for (const step of await database.plan(statement)) console.log(`    ${step}`)
    }
  }
  await cms.stop()
}

const rounded = (ms) => +ms.toFixed(1)

for (const name of names) {
  const database = await databases[name]()
  const empty = await startCms(database.env)
  const { userId } = empty
  await empty.stop()
  const measured = []
  let all = reads
  for (const count of counts) {
    await fillArchive(database, count, userId)
    const [{ document_id: id }] = await database.rows('select document_id from articles where published_at is not null limit 1 offset 500')
    all = { ...reads, article: `/admin/upload/${id}` }
    measured.push(await measure(database, all))
  }
  console.log(`\n${name}: medians of ${times} requests in ms`)
  const rowOf = (read) => ({
    ...Object.fromEntries(counts.map((count, at) => [count.toLocaleString('en'), rounded(measured[at][read])])),
    ratio: +(measured.at(-1)[read] / measured[0][read]).toFixed(2),
  })
  console.table(Object.fromEntries(Object.keys(all).map((read) => [read, rowOf(read)])))
  await plansOf(database, all)
  await database.close()
}
