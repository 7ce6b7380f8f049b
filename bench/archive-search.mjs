import { setTimeout as pause } from 'node:timers/promises'
import { withTypeScript } from './typescript-of-tests.mjs'

const { askedQueries } = await withTypeScript(['cms/tests/contract/search-queries.ts'], (queries) => queries)

/** The words of the test queries. The first ones occur in many texts, the last ones in few, mixed with words that no query has. */
const vocabulary = [...new Set(askedQueries.flatMap(([q]) => q.toLowerCase().split(/\s+/)))]
const askedWordsOfText = 20
const otherWordsOfText = 160
const otherWords = 20_000

/** Returns the text of an article by its number: 180 words, the same in each run. */
export function contentOf(number) {
  let state = Math.imul(number + 1, 0x9e37_79b1)
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

/** Realistic queries: each one whole, and half typed or with a typing error. */
const questions = askedQueries.flatMap(([q], at) => {
  const kinds = [q, q.slice(0, Math.ceil(q.length * 0.7)), q.length > 5 ? q.slice(0, 2) + q[3] + q[2] + q.slice(4) : q]
  return [q, kinds[1 + (at % 2)]]
})

const find = (cms, q) => cms.read(`/api/search?${new URLSearchParams({ q })}`)

/** Waits until the search has indexed at least `count` articles. */
export async function indexed(database, count) {
  for (;;) {
    const [{ n }] = await database.rows("select count(*) as n from search_docs where kind = 'articles'")
    if (Number(n) >= count) return
    await pause(2_000)
  }
}

/** Measures requests one after another. A refused one, such as a search cut off after 250 ms, is counted and its time too. */
async function timesOf(ask, list) {
  const taken = []
  let failed = 0
  for (const each of list) {
    const before = performance.now()
    await ask(each).catch(() => (failed += 1))
    taken.push(performance.now() - before)
  }
  taken.sort((one, other) => one - other)
  const at = (part) => +taken[Math.min(taken.length - 1, Math.floor(taken.length * part))].toFixed(1)
  return { asked: taken.length, failed, 'p50, ms': at(0.5), 'p95, ms': at(0.95), 'p99, ms': at(0.99) }
}

/** Measures the time of searches that are in no cache, in milliseconds. */
export async function timeSearches(cms) {
  for (const q of questions.slice(0, 20)) await find(cms, `${q} deposit`).catch(() => undefined)
  return timesOf((q) => find(cms, q), questions)
}

const signIns = Array.from({ length: 40 })
const searchesPerSecond = 20

/** Measures the time of sign-ins alone and beside searches, in milliseconds, and counts those searches and the failed ones. */
export async function timeSignIns(cms) {
  const alone = await timesOf(cms.signIn, signIns)
  let isOver = false
  let failed = 0
  const searching = []
  const asking = (async () => {
    for (let number = 0; !isOver; number += 1) {
      searching.push(find(cms, `${questions[number % questions.length]} ${number}`).catch(() => (failed += 1)))
      await pause(1_000 / searchesPerSecond)
    }
  })()
  const beside = await timesOf(cms.signIn, signIns)
  isOver = true
  await asking
  await Promise.all(searching)
  return {
    'sign-in alone': alone,
    [`sign-in beside ${searchesPerSecond} searches a second`]: beside,
    'the searches beside them': { asked: searching.length, failed },
  }
}
