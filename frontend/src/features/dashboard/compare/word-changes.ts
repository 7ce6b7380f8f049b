import { diffArrays } from 'diff'

/** A stretch of a text; `isChanged` is true if the other text does not have it. */
export interface Run {
  text: string
  isChanged: boolean
}

/** Matches a word in any script, white space, or a single other character. */
const token = /[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu

/** The most changed words to compare. Texts that differ more share hardly a word, so they are marked as changed altogether. */
const mostChanges = 1_500

const whole = (text: string): Run[] => (text === '' ? [] : [{ text, isChanged: true }])

/** Compares two texts word by word. Marks in each what the other does not have. */
export function wordChanges(before: string, after: string): { before: Run[]; after: Run[] } {
  const changes = diffArrays<string>(before.match(token) ?? [], after.match(token) ?? [], { maxEditLength: mostChanges })
  if (changes === undefined) return { before: whole(before), after: whole(after) }
  const runs = (isOfOther: 'added' | 'removed') =>
    changes.flatMap(({ value, added, removed }) => ({ added, removed })[isOfOther] ? [] : [{ text: value.join(''), isChanged: added || removed }])
  return { before: runs('added'), after: runs('removed') }
}
