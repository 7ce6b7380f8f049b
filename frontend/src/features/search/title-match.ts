import { foldText } from '@artha/contract/fold-text'

interface TitlePart {
  text: string
  isMatch: boolean
}

/** Texts with fewer characters match only at the beginning of a word, as on the server. */
const shortestInWords = 3

/** Splits a title into parts and marks the first match of the text. Returns one unmarked part if there is no match. */
export function titleParts(title: string, text: string): TitlePart[] {
  const letters = [...title.normalize('NFC')]
  const [begin, end] = matchIn(letters, foldText(text).trim()) ?? [0, 0]
  const parts = [letters.slice(0, begin), letters.slice(begin, end), letters.slice(end)]
  return parts.map((part, index) => ({ text: part.join(''), isMatch: index === 1 })).filter((part) => part.text !== '')
}

export const isTitleMatch = (title: string, text: string) => titleParts(title, text).some(({ isMatch }) => isMatch)

/** Returns start and end of the match, counted in letters of the title: folding can turn one letter into two. */
function matchIn(letters: readonly string[], wanted: string): [number, number] | undefined {
  if (wanted === '') return undefined
  const letterAt = letters.flatMap((letter, index) => Array.from<number>({ length: foldText(letter).length }).fill(index))
  const at = placeOf(wanted, letters.map(foldText).join(''))
  const [first, last] = [letterAt[at], letterAt[at + wanted.length - 1]]
  if (first === undefined || last === undefined) return undefined
  return [first, withSigns(letters, last + 1)]
}

function placeOf(wanted: string, folded: string) {
  if ([...wanted].length >= shortestInWords) return folded.indexOf(wanted)
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}\p{M}]$/u.test(folded.slice(0, at))) return at
  }
  return -1
}

/** Extends the end over vowel signs: Devanagari cut between consonant and sign is drawn with a dotted circle. */
function withSigns(letters: readonly string[], end: number) {
  let after = end
  while (/^\p{M}$/u.test(letters[after] ?? '')) after += 1
  return after
}
