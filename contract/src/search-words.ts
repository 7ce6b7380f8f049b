import { foldText } from './fold-text.ts'
import { englishFor, hindiBetween } from './hindi-words.ts'
import { hindiKey, inLatin } from './hindi-letters.ts'
import { stemOf } from './search-stem.ts'

/** A word of a text as the search knows it, and where it stands. */
export interface SearchWord {
  /** What all spellings and forms of it have in common: small Latin letters and digits alone. */
  form: string
  /** In small letters, without accents, as it was written. */
  folded: string
  begin: number
  end: number
}

const between = new Set(
  (
    'a an the of to in on for and or is are be how what which when where who why do does did can could should will i my me you your we our its this ' +
    'that these those with from by at as if than then about into was were has have had it not s ' +
    'much many get got give need want please find show tell any some there here ' +
    'today now next current currently latest vs versus meaning definition explained'
  ).split(' '),
)

/** Letters parted by a stroke are one word ("P/E"); numbers with their commas and point, "80C" however it is parted (but "10 a day" is ten), and words with the marks that belong to their letters, seen or not. */
const wordPattern =
  /(?<![\p{L}\p{M}\p{N}/])[a-z]\/[a-z](?![\p{L}\p{M}\p{N}/])|\d{2,3}(?:[a-z]|[-\s(][b-hj-z])(?![\p{L}\p{M}\p{N}])|\d[\d,]*(?:\.\d+)?(?![\p{L}\p{M}])|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}+(?=[\p{L}\p{M}\p{N}]))*/giu

/** As all that is typed is compared; letters and marks in one piece, as the tables of words have them. */
const folded = (word: string) => foldText(word).normalize('NFC').replace('/', '')

/** Letters that no index splits, for scripts that have no rules here. */
const lettersOf = (word: string) => [...word].map((letter) => (/[a-z0-9]/.test(letter) ? letter : `x${letter.codePointAt(0)?.toString(16)}`)).join('')

/** English words that are spelt as a Hindi one is heard. */
const englishAll = new Set(['son', 'dare', 'dam', 'car', 'core', 'jam', 'lab', 'day', 'aye', 'beam'])

/** Abbreviations of which there are several; nothing else tells them from words that end so. */
const several: ReadonlyMap<string, string> = new Map([
  ['emis', 'emi'],
  ['fds', 'fd'],
  ['rds', 'rd'],
])

function formOf(spelt: string): string {
  const word = several.get(spelt) ?? spelt
  if (/^\p{Script=Devanagari}/u.test(word)) {
    const key = hindiKey(inLatin(word))
    return stemOf(englishFor(word.normalize('NFC'), key) ?? key)
  }
  if (/^\d/.test(word)) return lettersOf(word.replace(/[,\s(-]/g, '').replace('.', 'd'))
  if (!/^[a-z0-9]+$/.test(word)) return lettersOf(word)
  const asHindi = englishAll.has(word) ? undefined : englishFor(word, hindiKey(word))
  return stemOf(asHindi ?? word)
}

const known = new Map<string, string>()
const mostKnown = 50_000

/** Indexes take words of some two thousand bytes; a letter without rules here takes six. */
const longestForm = 400

/** Most words of an archive are always the same: their forms are worked out once. */
function knownForm(word: string): string {
  const found = known.get(word)
  if (found !== undefined) return found
  if (known.size >= mostKnown) known.clear()
  const form = formOf(word).slice(0, longestForm)
  known.set(word, form)
  return form
}

/** So long a word is none that anybody looks for. */
const longestWord = 60

/** The words of a text that can be looked for, in their order. */
export function searchWords(text: string): SearchWord[] {
  const words: SearchWord[] = []
  for (const match of text.matchAll(wordPattern)) {
    const word = folded(match[0].slice(0, longestWord))
    if (between.has(word) || hindiBetween.has(word)) continue
    const form = knownForm(word)
    if (form !== '') words.push({ form, folded: word, begin: match.index, end: match.index + match[0].length })
  }
  return words
}

/** A text with its Hindi words of money in English, the others as they are. */
export function inEnglish(text: string): string {
  let english = ''
  let at = 0
  for (const { folded: word, begin, end } of searchWords(text)) {
    const asHindi = /^\d/.test(word) || englishAll.has(word) ? undefined : englishFor(word.normalize('NFC'), hindiKey(inLatin(word)))
    english += text.slice(at, begin) + (asHindi ?? text.slice(begin, end))
    at = end
  }
  return english + text.slice(at)
}

/** How a word of a question may stand in a text beside its own form: Hindi words that no table has are heard, not spelt. */
export function otherForms({ form, folded: word }: Pick<SearchWord, 'form' | 'folded'>): string[] {
  const heard = /^[a-z]+$/.test(word) ? hindiKey(word) : ''
  return heard === '' || heard === word || heard === form ? [] : [heard]
}
