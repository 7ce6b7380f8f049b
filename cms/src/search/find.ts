import { foldText } from '@artha/contract/fold-text'
import type { SearchAnswer, SearchGroup, SearchResult } from '@artha/contract/search'
import { maxCountedResults, resultsPerGroup, resultsPerPage, searchTypes, type SearchType } from '@artha/contract/search-types'
import { candidatesByTitle, candidatesByName, candidatesWith, countEach, countWith } from './find-candidates'
import { correctionOf, type Correction } from './find-correction'
import type { Scope } from './found-in'
import { markedLine, markedWhole } from './marked-line'
import { ranked, type Candidate, type Ranked } from './rank'
import { among, type SearchReads } from './search-reads'
import type { Unit } from './search-units'

/** A search: the query, its units, the scope and the page. */
export interface SearchQuestion extends Scope {
  q: string
  units: readonly Unit[]
  page: number
}

/** With fewer results than this, typos are corrected and words are left out. */
const fewResults = 5

const mostCommon = 500

/** Counts the documents with each unit, up to the number at which a word is common. */
const countsOf = async (reads: SearchReads, units: readonly Unit[], { now }: Scope): Promise<number[]> =>
  (await countEach(reads, units, now, mostCommon)).map(({ articles, others }) => (articles >= mostCommon ? articles : articles + others))

/** Returns the positions of units that occur, the rarest first; the commonest are left out first. */
const rarestFirst = (counts: readonly number[]): number[] =>
  counts
    .map((_, at) => at)
    .filter((at) => (counts[at] ?? 0) > 0)
    .sort((one, other) => (counts[one] ?? 0) - (counts[other] ?? 0))

/**
 * Returns ever smaller sets of units to search, step by step: each unit left out in turn, the commonest first, then only the rarest ones; of two
 * units either one, in one step.
 */
function smallerSets(order: readonly number[], all: number): number[][][] {
  const known = order.length < all ? [[[...order]]] : []
  const oneLess = order.length > 2 ? order.map((left) => [order.filter((at) => at !== left)]).reverse() : []
  const fewest = Array.from({ length: Math.max(0, order.length - 2) }, (_, at) => [order.slice(0, order.length - 2 - at)])
  const either = order.length === 2 ? [order.map((at) => [at])] : []
  return [...known, ...oneLess, ...fewest, ...either].filter((step) => step.every((places) => places.length > 0))
}

interface Found {
  units: readonly Unit[]
  candidates: Map<number, Candidate>
  leftOut: string[]
  meant: Correction[]
}

async function add(reads: SearchReads, { units, candidates }: Found, places: readonly number[], scope: Scope) {
  const some = places.flatMap((at) => units[at] ?? [])
  for (const candidate of await candidatesWith(reads, some, places, scope, candidates)) candidates.set(candidate.id, candidate)
}

/** Searches for all units; if few documents match, corrects words, then leaves some out. */
async function look(reads: SearchReads, question: SearchQuestion): Promise<Found> {
  const found: Found = { units: question.units, candidates: new Map(), leftOut: [], meant: [] }
  if (question.units.length === 0) {
    const text = foldText(question.q).trim()
    if (text !== '') for (const candidate of await candidatesByTitle(reads, text, question)) found.candidates.set(candidate.id, candidate)
    return found
  }
  const every = question.units.map((_, at) => at)
  await add(reads, found, every, question)
  if (found.candidates.size < fewResults) await addFewer(reads, found, question)
  if (found.units.length > 1)
    for (const named of await candidatesByName(reads, found.units, question, found.candidates)) found.candidates.set(named.id, named)
  return found
}

/** Adds the documents with a corrected word, and those with fewer of the units. */
async function addFewer(reads: SearchReads, found: Found, question: SearchQuestion) {
  const units = [...question.units]
  const counts = await countsOf(reads, units, question)
  for (const [at, unit] of question.units.entries()) {
    if (counts[at] !== 0) continue
    const meant = await correctionOf(reads, unit, question)
    if (meant === undefined) found.leftOut.push(unit.said)
    else {
      units[at] = meant.unit
      counts[at] = meant.found
      found.meant.push(meant)
    }
  }
  if (found.meant.length > 0) {
    found.units = units
    await add(
      reads,
      found,
      units.map((_, at) => at),
      question,
    )
  }
  for (const step of smallerSets(rarestFirst(counts), units.length))
    if (found.candidates.size < fewResults) for (const places of step) await add(reads, found, places, question)
}

async function bodiesOf(reads: SearchReads, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { sql, values } = among(reads, 'id', ids)
  const rows = await reads.all<{ id: number | string; body: string }>(
    `select id, substr(body, 1, 8000) as body from search_texts where ${sql}`,
    values,
  )
  return new Map(rows.map(({ id, body }) => [Number(id), body]))
}

const dated: ReadonlySet<SearchType> = new Set(['articles', 'stories'])

function resultOf(found: Ranked, rank: number, body: string, units: readonly Unit[]): SearchResult {
  const { path, title, lead, topic, kind, fromAt, covers } = found
  return {
    path,
    title: markedWhole(title, units),
    line: markedLine(lead, body, units),
    rank,
    covers,
    topic,
    ...(dated.has(kind) && { createdAt: new Date(fromAt).toISOString() }),
  }
}

/** Counts the results of a type. Articles with all of the units are counted beyond those ranked, up to the largest count. */
async function countOf(reads: SearchReads, found: Found, question: SearchQuestion, kind: SearchType, shown: number): Promise<number> {
  if (kind !== 'articles' || shown < fewResults || found.units.length === 0) return shown
  return Math.max(shown, await countWith(reads, found.units, question, true, maxCountedResults))
}

/** Returns the query with its words corrected. */
const correctedQuery = (q: string, meant: readonly Correction[]) => meant.reduce((text, each) => text.replace(each.said, () => each.meant), q)

/** Searches everything that readers may see at the question's time. */
export async function find(reads: SearchReads, question: SearchQuestion): Promise<SearchAnswer> {
  const found = await look(reads, question)
  const { units, leftOut, meant } = found
  const list = ranked([...found.candidates.values()], units)
  const ranks = new Map(list.map(({ id }, at) => [id, at + 1]))
  const size = question.type === undefined ? resultsPerGroup : resultsPerPage
  const first = question.type === undefined ? 0 : (question.page - 1) * size
  const ofKinds = searchTypes
    .map((type) => ({ type, all: list.filter(({ kind }) => kind === type) }))
    .filter(({ all }) => all.length > 0)
    .map(({ type, all }) => ({ type, all, shown: all.slice(first, first + size) }))
  const bodies = await bodiesOf(
    reads,
    ofKinds.flatMap(({ shown }) => shown.map(({ id }) => id)),
  )
  const groups: SearchGroup[] = []
  for (const { type, all, shown } of ofKinds) {
    const results = shown.map((candidate) => resultOf(candidate, ranks.get(candidate.id) ?? 0, bodies.get(candidate.id) ?? '', units))
    groups.push({ type, count: await countOf(reads, found, question, type, all.length), results })
  }
  groups.sort((one, other) => (one.results[0]?.rank ?? Infinity) - (other.results[0]?.rank ?? Infinity))
  return { groups, leftOut, ...(meant.length > 0 && found.candidates.size > 0 && { didYouMean: correctedQuery(question.q, meant) }) }
}
