import type { SearchType } from '@artha/contract/search-types'
import type { Unit, UnitForm } from './search-units'

/** The fields of a found document that ranking reads. */
export interface Candidate {
  id: number
  kind: SearchType
  path: string
  topic: string
  fromAt: number
  title: string
  lead: string
  titleWords: string
  leadWords: string
  aboutWords: string
  /** The positions of the units that occur anywhere in it. */
  matched: ReadonlySet<number>
}

const titleWeight = 10
const leadWeight = 4
const aboutWeight = 2.5
const bodyWeight = 1
const wholeTitle = 8
const inARow = 2
/** From this share on, a name counts as complete, so that a synonym can complete it too. */
const wholeName = 0.8

/** Added if the words of the question occur in the same order in the words that a document is about, or in its lead. */
const rowIn = { about: 5, lead: 3 } as const

/** Added to the score, to decide between documents that match equally well. */
const kindWeight: Readonly<Record<SearchType, number>> = {
  calculators: 0.6,
  terms: 0.8,
  articles: 0.4,
  topics: 0.5,
  figures: 0,
  pages: 0.2,
  stories: -0.5,
}

/** The page of a subcategory ranks behind a document that says the same. */
const partWeight = -4
const weightOf = ({ kind, topic, title }: Candidate) => (kind === 'topics' && topic !== title ? partWeight : kindWeight[kind])

const standsAt = (tokens: readonly string[], at: number, { words, isBeginning }: UnitForm) =>
  words.every((word, offset) => {
    const token = tokens[at + offset]
    return token !== undefined && (isBeginning && offset === words.length - 1 ? token.startsWith(word) : token === word)
  })

/** Returns the best way of a unit in a text, with its position; undefined if none occurs. */
function bestWay(tokens: readonly string[], { ways }: Unit): { weight: number; at: number; length: number } | undefined {
  let best: { weight: number; at: number; length: number } | undefined
  for (const way of ways) {
    if (best !== undefined && best.weight >= way.weight) continue
    const at = tokens.findIndex((_, index) => standsAt(tokens, index, way))
    if (at >= 0) best = { weight: way.weight, at, length: way.words.length }
  }
  return best
}

/** Scores a name. `said` is the part of the name that the question contains, 1 for all of it; the score is higher if the words are in order. */
function nameScore(name: string, units: readonly Unit[]): { said: number; score: number } {
  const tokens = name.split(' ').filter(Boolean)
  const ways = units.map((unit) => bestWay(tokens, unit))
  const said = ways.reduce((sum, way) => sum + (way ? way.length * way.weight : 0), 0)
  const isInARow = ways.length > 1 && ways.every((way, at) => at === 0 || (way !== undefined && way.at > (ways[at - 1]?.at ?? Infinity)))
  const used = ways.filter(Boolean).length / (units.length || 1)
  const part = tokens.length === 0 ? 0 : Math.min(1, said / tokens.length)
  return { said: part, score: tokens.length === 0 ? 0 : wholeTitle * part * ((1 + used) / 2) + (isInARow ? inARow : 0) }
}

const tokensOf = (text: string) => text.split(' ').filter((token) => token !== '' && token !== '|')

/** Scores each unit at its best place: title over lead, lead over headings and tags, those over the text. */
function partScores(candidate: Candidate, units: readonly Unit[]): number[] {
  const fields = [
    [tokensOf(candidate.titleWords), titleWeight],
    [tokensOf(candidate.leadWords), leadWeight],
    [tokensOf(candidate.aboutWords), aboutWeight],
  ] as const
  return units.map((unit, at) =>
    Math.max(candidate.matched.has(at) ? bodyWeight : 0, ...fields.map(([tokens, weight]) => weight * (bestWay(tokens, unit)?.weight ?? 0))),
  )
}

/** True if the parts stand one after the other. */
function isInARow(tokens: readonly string[], units: readonly Unit[]): boolean {
  const endOf = (start: number, unit: Unit) => {
    const way = unit.ways.find((each) => standsAt(tokens, start, each))
    return way && start + way.words.length
  }
  return tokens.some(
    (_, start) => units.reduce<number | undefined>((at, unit) => (at === undefined ? undefined : endOf(at, unit)), start) !== undefined,
  )
}

function rowScore({ aboutWords, leadWords }: Candidate, units: readonly Unit[]): number {
  if (units.length < 2) return 0
  if (isInARow(tokensOf(aboutWords), units)) return rowIn.about
  return isInARow(tokensOf(leadWords), units) ? rowIn.lead : 0
}

export interface Ranked extends Candidate {
  /** The part of the question's units that occur in it; 1 for all. */
  covers: number
}

/** Sorts the best first; of equals the newest, then by path, so that pages of results and both databases agree. A unit in few titles counts more than one in many. */
export function ranked(candidates: readonly Candidate[], units: readonly Unit[]): Ranked[] {
  const scores = candidates.map((candidate) => partScores(candidate, units))
  const titled = units.map((_, at) => scores.filter((parts) => (parts[at] ?? 0) >= titleWeight / 2).length)
  const lengths = units.map(({ ways: [own] }) => own?.words.length ?? 1)
  const words = lengths.reduce((sum, each) => sum + each, 0)
  const says = titled.map((count, at) => (lengths[at] ?? 1) / (1 + Math.log(1 + count)))
  const total = says.reduce((sum, each) => sum + each, 0)
  const list = candidates.map((candidate, index) => {
    const parts = scores[index] ?? []
    const average = parts.reduce((sum, part, at) => sum + part * (says[at] ?? 0), 0) / (total || 1)
    const covers = parts.reduce((sum, part, at) => sum + (part > 0 ? (lengths[at] ?? 1) : 0), 0) / (words || 1)
    const names = candidate.titleWords.split('|').map((each) => nameScore(each, units))
    const name = Math.max(...names.map(({ score }) => score), rowScore(candidate, units))
    // "fd vs rd": a question with the whole name of a thing means it, whatever else it contains
    const isSaidWhole = names.some(({ said }) => said >= wholeName)
    return { found: { ...candidate, covers }, score: (average + name + weightOf(candidate)) * covers ** (isSaidWhole ? 1 : 2) }
  })
  const inOrder = list.sort(
    (one, other) => other.score - one.score || other.found.fromAt - one.found.fromAt || (one.found.path < other.found.path ? -1 : 1),
  )
  return inOrder.map(({ found }) => found)
}
