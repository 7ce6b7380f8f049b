import { searchWords } from '@artha/contract/search-words'
import { editDistance, allowedTypos } from '@artha/contract/typos'
import { countWith, type Scope } from './find-candidates'
import type { SearchReads } from './search-reads'
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

const unitOf = (word: string): Unit => ({
  said: word,
  folded: '',
  ways: searchWords(word).map(({ form }) => ({ words: [form], isBeginning: false, weight: 0.9 })),
})

async function countAnywhere(reads: SearchReads, unit: Unit, scope: Scope): Promise<number> {
  if (unit.ways.length === 0) return 0
  const anywhere = { now: scope.now }
  return (await countWith(reads, [unit], anywhere, true, 50)) + (await countWith(reads, [unit], anywhere, false, 50))
}

const shortestHalf = 3

/** Returns the two words that were typed as one ("homeloan", "breakeven"), if they follow one another in a document that readers may see. */
async function twoWordsOf(reads: SearchReads, { folded, said }: Unit, scope: Scope): Promise<Correction | undefined> {
  const places = Array.from({ length: Math.max(0, folded.length - 2 * shortestHalf + 1) }, (_, at) => at + shortestHalf)
  if (places.length === 0 || !/^[a-z]+$/.test(folded)) return undefined
  const halves = places.map((at) => [folded.slice(0, at), folded.slice(at)] as const)
  const marks = halves.map(() => '?, ?').join(', ')
  const rows = await reads.all<{ word: string }>(`select word from search_words where word in (${marks})`, halves.flat())
  const known = new Set(rows.map(({ word }) => word))
  for (const [one, other] of halves) {
    if (!known.has(one) || !known.has(other)) continue
    const meant = `${one} ${other}`
    const words = searchWords(meant).map(({ form }) => form)
    const unit: Unit = { said: meant, folded: '', ways: words.length === 2 ? [{ words, isBeginning: false, weight: 0.9 }] : [] }
    const found = await countAnywhere(reads, unit, scope)
    if (found > 0) return { unit, said, meant, found }
  }
  return undefined
}

/** Returns the correction of a word that is in no document: two words typed as one, else of the nearest words the one in most documents that readers may see. */
export async function correctionOf(reads: SearchReads, unit: Unit, scope: Scope): Promise<Correction | undefined> {
  const { folded } = unit
  const two = await twoWordsOf(reads, unit, scope)
  if (two !== undefined) return two
  const slips = allowedTypos(folded.length)
  if (slips === 0 || !/^[a-z]+$/.test(folded)) return undefined
  let best: { word: string; found: number; slips: number } | undefined
  for (const word of (await similarWords(reads, folded, slips)).slice(0, mostTried)) {
    const away = editDistance(folded, word, slips)
    if (best !== undefined && away > best.slips) break
    const found = await countAnywhere(reads, unitOf(word), scope)
    if (found > (best?.found ?? 0)) best = { word, found, slips: away }
  }
  return best && { unit: unitOf(best.word), said: unit.said, meant: best.word, found: best.found }
}
