/**
 * How good and how quick the search is, through the built cms. Prints how much of what readers mean stands first in the demo
 * publication (nDCG@5 over the judged questions of the tests); what questions never asked before take in archives of several sizes,
 * over SQLite and PostgreSQL; and what a sign-in takes beside twenty searches a second. `node bench/search.mjs sqlite 10000`
 * measures a part, `node bench/search.mjs judged` the first alone.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { databases } from './archive-databases.mjs'
import { startCms } from './bench-cms.mjs'
import { fillArchive } from './fill-archive.mjs'
import { withTypeScript } from './typescript-of-tests.mjs'

const asked = process.argv.slice(2)
const names = Object.keys(databases).filter((name) => asked.includes(name) || !asked.some((each) => each in databases))
const numbers = asked.map(Number).filter(Number.isInteger)
const counts = numbers.length > 0 ? numbers : [10_000, 100_000]
const isJudgedAlone = asked.includes('judged')
const targets = { 10_000: 50, 100_000: 80 }

const { askedQueries, inOrder, ndcgOf } = await withTypeScript(
  ['cms/tests/contract/search-queries.ts', 'cms/tests/contract/ndcg.ts'],
  (one, other) => ({ ...one, ...other }),
)
const raised = { LIMIT_SEARCH: '1000000/60', LIMIT_SIGN_IN: '100000/60', LIMIT_SIGN_IN_ORIGIN: '100000/60' }

const searchAt = (q) => `/api/search?${new URLSearchParams({ q })}`
const find = async (cms, q) => JSON.parse(await cms.read(searchAt(q)))

async function until(isSo, everyMs = 1_000) {
  while (!(await isSo())) await pause(everyMs)
}

const indexedArticles = async (database) => {
  const [{ n }] = await database.rows("select count(*) as n from search_docs where kind = 'articles'")
  return Number(n)
}

async function printJudged(name) {
  const database = await databases[name]()
  const cms = await startCms(database.env, { ...raised, SEED: 'demo' })
  await until(
    async () => (await find(cms, 'privacy policy')).groups.length > 0 && (await find(cms, 'repo rate')).groups.some(({ type }) => type === 'figures'),
  )
  const values = []
  for (const [q, meant, helps] of askedQueries) values.push(ndcgOf(inOrder(await find(cms, q)), meant, helps))
  console.log(
    `nDCG@5 of ${values.length} judged questions over the demo publication, ${name}: ${(values.reduce((sum, value) => sum + value) / values.length).toFixed(3)}`,
  )
  await cms.stop()
  await database.close()
}

/** The words that are asked for: the first of them stand in many texts, the last in few. Between them stand words nobody asks for. */
const vocabulary = [...new Set(askedQueries.flatMap(([q]) => q.toLowerCase().split(/\s+/)))]
const askedWordsOfText = 20
const otherWordsOfText = 160
const otherWords = 20_000

/** The same texts in each run, as long as short articles are. */
function contentOf(at) {
  let state = Math.imul(at + 1, 0x9e37_79b1)
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  const askedFor = Array.from({ length: askedWordsOfText }, () => vocabulary[Math.floor(vocabulary.length * next() ** 2)])
  const others = Array.from({ length: otherWordsOfText }, () => `w${Math.floor(otherWords * next() ** 2).toString(36)}`)
  const words = [...askedFor, ...others].sort((one, other) => one.length - other.length)
  return `<p>${words.join(' ')}</p>`
}

/** Questions as they are asked: whole, half typed, and with a slip of the finger. */
const questions = askedQueries.flatMap(([q], at) => {
  const kinds = [q, q.slice(0, Math.ceil(q.length * 0.7)), q.length > 5 ? q.slice(0, 2) + q[3] + q[2] + q.slice(4) : q]
  return [q, kinds[1 + (at % 2)]]
})

const at = (sorted, part) => +sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(1)

async function timesOf(ask, list) {
  const taken = []
  for (const each of list) {
    const before = performance.now()
    await ask(each)
    taken.push(performance.now() - before)
  }
  return taken.sort((one, other) => one - other)
}

const row = (taken) => ({ 'p50, ms': at(taken, 0.5), 'p95, ms': at(taken, 0.95), 'p99, ms': at(taken, 0.99) })

const signIns = Array.from({ length: 40 })
const searchesPerSecond = 20

async function besideSearches(cms) {
  const alone = await timesOf(cms.signIn, signIns)
  let isOver = false
  const searching = []
  const asking = (async () => {
    for (let number = 0; !isOver; number += 1) {
      searching.push(find(cms, `${questions[number % questions.length]} ${number}`).catch(() => undefined))
      await pause(1_000 / searchesPerSecond)
    }
  })()
  const beside = await timesOf(cms.signIn, signIns)
  isOver = true
  await asking
  await Promise.all(searching)
  return { 'sign-in alone': row(alone), [`sign-in beside ${searchesPerSecond} searches a second`]: row(beside) }
}

async function measure(name) {
  const database = await databases[name]()
  const empty = await startCms(database.env)
  const { userId } = empty
  await empty.stop()
  const table = {}
  for (const count of counts) {
    await fillArchive(database, count, userId, contentOf)
    let cms = await startCms(database.env, raised)
    await until(async () => (await indexedArticles(database)) >= count, 5_000)
    await cms.stop()
    await database.analyze()
    cms = await startCms(database.env, raised)
    for (const q of questions.slice(0, 20)) await find(cms, `${q} deposit`)
    const taken = await timesOf((q) => find(cms, q), questions)
    table[`${questions.length} questions, ${count.toLocaleString('en')} articles`] = row(taken)
    if (at(taken, 0.95) > (targets[count] ?? Infinity)) process.exitCode = 1
    if (count === counts.at(-1)) Object.assign(table, await besideSearches(cms))
    await cms.stop()
  }
  console.log(`\n${name}`)
  console.table(table)
  await database.close()
}

if (isJudgedAlone || asked.length === 0) for (const name of names) await printJudged(name)
if (!isJudgedAlone) for (const name of names) await measure(name)
