import { diffArrays } from 'diff'

/** A piece of a text; `isChanged` where the other text does not have it. */
export interface Run {
  text: string
  isChanged: boolean
}

/** Words in any script, white space, and every other sign by itself. */
const token = /[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu

/** So many words may differ before two texts count as different altogether: what has hardly a word in common cannot be read beside each other. */
const mostChanges = 1_500

const whole = (text: string): Run[] => (text === '' ? [] : [{ text, isChanged: true }])

/** Two texts word by word: each with what the other one has not. */
export function wordChanges(before: string, after: string): { before: Run[]; after: Run[] } {
  const changes = diffArrays<string>(before.match(token) ?? [], after.match(token) ?? [], { maxEditLength: mostChanges })
  if (changes === undefined) return { before: whole(before), after: whole(after) }
  const runs = (isOfOther: 'added' | 'removed') =>
    changes.flatMap(({ value, added, removed }) => ({ added, removed })[isOfOther] ? [] : [{ text: value.join(''), isChanged: added || removed }])
  return { before: runs('added'), after: runs('removed') }
}
