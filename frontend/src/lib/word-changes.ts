import { diffArrays } from 'diff'

/** A stretch of a text; `isChanged` is true if the other text does not have it. */
export interface Run {
  text: string
  isChanged: boolean
}

/** Matches a word in any script, a number with its signs, white space, or a single other character. */
const token = /[\p{L}\p{M}\p{N}]+(?:[.,]\p{N}+)*|\s+|[^\p{L}\p{M}\p{N}\s]/gu

/** The most changed words to compare. Texts that differ more share hardly a word, so they are marked as changed altogether. */
const mostChanges = 1_500

/** A stretch of two texts as one: in both, only in the older or only in the newer. */
export interface MergedRun {
  text: string
  kind: 'same' | 'removed' | 'added'
}

/** Compares two texts piece by piece, as one text with what was removed and added; undefined above `most` changed pieces. */
function mergedBy(pieces: RegExp, most: number, before: string, after: string): MergedRun[] | undefined {
  const changes = diffArrays<string>(before.match(pieces) ?? [], after.match(pieces) ?? [], { maxEditLength: most })
  return changes?.map(({ value, added, removed }) => ({ text: value.join(''), kind: added ? 'added' : removed ? 'removed' : 'same' }))
}

const changedAltogether = (before: string, after: string): MergedRun[] => [
  ...(before === '' ? [] : [{ text: before, kind: 'removed' } as const]),
  ...(after === '' ? [] : [{ text: after, kind: 'added' } as const]),
]

/** Compares two texts word by word. Marks in each what the other does not have. */
export function wordChanges(before: string, after: string): { before: Run[]; after: Run[] } {
  const merged = mergedBy(token, mostChanges, before, after) ?? changedAltogether(before, after)
  const without = (other: MergedRun['kind']) => merged.flatMap(({ text, kind }) => (kind === other ? [] : [{ text, isChanged: kind !== 'same' }]))
  return { before: without('added'), after: without('removed') }
}

/** Joins changes with only white space between them, so that a replaced phrase is one removal and one addition. */
function joinedChanges(runs: readonly MergedRun[]): MergedRun[] {
  const joined: MergedRun[] = []
  let [removed, added] = ['', '']
  const endChange = () => {
    if (removed.trim() !== '' || added.trim() === '') joined.push({ text: removed, kind: 'removed' })
    if (added.trim() !== '' || removed.trim() === '') joined.push({ text: added, kind: 'added' })
    ;[removed, added] = ['', '']
  }
  runs.forEach(({ text, kind }, at) => {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (text.trim() === '' && at > 0 && at < runs.length - 1) [removed, added] = [removed + text, added + text]
    else {
      endChange()
      joined.push({ text, kind })
    }
  })
  endChange()
  return joined.filter(({ text }) => text !== '')
}

/** The number of unchanged words that are shown before and after a change. */
const wordsBeside = 25

/** The most changed words, and lines, in a comparison for readers, which the server draws. */
const mostShownChanges = 600

const line = /[^\n]+\n*|\n+/g

/**
 * Compares two texts as a reader sees it: neighbouring changes joined, long stretches without a change cut. Texts that share few words are compared
 * line by line.
 */
export function readableChanges(before: string, after: string): MergedRun[] {
  const merged = mergedBy(token, mostShownChanges, before, after) ?? mergedBy(line, mostShownChanges, before, after)
  const runs = joinedChanges(merged ?? changedAltogether(before, after))
  return runs.map((run, at) => {
    const words = run.text.match(/^\s+|\S+\s*/g) ?? []
    if (run.kind !== 'same' || words.length <= 3 * wordsBeside) return run
    const start = at === 0 ? '' : words.slice(0, wordsBeside).join('')
    const end = at === runs.length - 1 ? '' : words.slice(-wordsBeside).join('')
    return { ...run, text: `${start.trimEnd()} … ${end}` }
  })
}
