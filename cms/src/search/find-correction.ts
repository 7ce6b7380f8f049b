import { searchWords } from '@artha/contract/search-words'
import { editDistance, allowedTypos } from '@artha/contract/typos'
import { countEach } from './find-candidates'
import type { Scope } from './found-in'
import { among, type SearchReads } from './search-reads'
import type { Unit } from './search-units'

/** A word of the question and the correction for it. */
export interface Correction {
  unit: Unit
  said: string
  meant: string
  /** The number of documents with the correction, as far as it was counted. */
  found: number
}

/** Returns indexed words near a mistyped word. They share its first or its last letter; with both wrong, the meaning is anybody's guess. */
async function similarWords(reads: SearchReads, word: string, slips: number): Promise<string[]> {
  const [from, to] = [word.length - slips, word.length + slips]
  const beside = (column: string) => `select word from search_words where ${column} = ? and size between ${from} and ${to}`
  const rows = await reads.all<{ word: string }>(`${beside('head')} union ${beside('tail')}`, [word.slice(0, 1), word.slice(-1)])
  return (
    rows
      .map((row) => ({ word: row.word, slips: editDistance(word, row.word, slips) }))
      // Two typos and another first letter make another word: "rejected" is not "projected"
      .filter((each) => each.slips > 0 && each.slips <= (each.word[0] === word[0] ? slips : 1))
      .sort((one, other) => one.slips - other.slips || Math.abs(one.word.length - word.length) - Math.abs(other.word.length - word.length))
      .map((each) => each.word)
  )
}

const mostTried = 8

/** Returns the unit of words in a row. */
function unitOf(text: string): Unit {
  const words = searchWords(text).map(({ form }) => form)
  return { said: text, folded: '', ways: words.length > 0 ? [{ words, isBeginning: false, weight: 0.9 }] : [] }
}

/** Counting the documents with a correction stops here. */
const mostFound = 50

/** Counts the documents that readers may see with each of the corrections. */
const countAnywhere = async (reads: SearchReads, units: readonly Unit[], { now }: Scope): Promise<number[]> =>
  (await countEach(reads, units, now, mostFound)).map(({ articles, others }) => articles + others)

const shortestHalf = 3

/** Returns the two words that were typed as one ("homeloan", "breakeven"), if they follow one another in a document that readers may see. */
async function twoWordsOf(reads: SearchReads, { folded, said }: Unit, scope: Scope): Promise<Correction | undefined> {
  const places = Array.from({ length: Math.max(0, folded.length - 2 * shortestHalf + 1) }, (_, at) => at + shortestHalf)
  if (places.length === 0 || !/^[a-z]+$/.test(folded)) return undefined
  const halves = places.map((at) => [folded.slice(0, at), folded.slice(at)] as const)
  const { sql, values } = among(reads, 'word', halves.flat())
  const rows = await reads.all<{ word: string }>(`select word from search_words where ${sql}`, values)
  const known = new Set(rows.map(({ word }) => word))
  const meant = halves.filter((pair) => pair.every((half) => known.has(half))).map((pair) => unitOf(pair.join(' ')))
  const units = meant.filter(({ ways: [own] }) => own?.words.length === 2)
  const counts = await countAnywhere(reads, units, scope)
  const at = counts.findIndex((found) => found > 0)
  const unit = units[at]
  return unit && { unit, said, meant: unit.said, found: counts[at] ?? 0 }
}

/** Returns the correction of a word that is in no document: two words typed as one, else of the nearest words the one in most documents that readers may see. */
export async function correctionOf(reads: SearchReads, unit: Unit, scope: Scope): Promise<Correction | undefined> {
  const { folded } = unit
  const two = await twoWordsOf(reads, unit, scope)
  if (two !== undefined) return two
  const slips = allowedTypos(folded.length)
  if (slips === 0 || !/^[a-z]+$/.test(folded)) return undefined
  const similar = (await similarWords(reads, folded, slips)).slice(0, mostTried).map((word) => ({ word, away: editDistance(folded, word, slips) }))
  for (const nearest of new Set(similar.map(({ away }) => away))) {
    const units = similar
      .filter(({ away }) => away === nearest)
      .map(({ word }) => unitOf(word))
      .filter(({ ways }) => ways.length > 0)
    const counts = await countAnywhere(reads, units, scope)
    const found = Math.max(...counts)
    const best = units[counts.indexOf(found)]
    if (best !== undefined && found > 0) return { unit: best, said: unit.said, meant: best.said, found }
  }
  return undefined
}
