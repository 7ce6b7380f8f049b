import { foldText } from './fold-text.ts'
import { englishFor, hindiStopWords } from './hindi-words.ts'
import { hindiKey, transliterate } from './hindi-letters.ts'
import { stemOf } from './search-stem.ts'

/** A word of a text as search indexes it, with its position. */
export interface SearchWord {
  /** The form shared by all spellings and inflections: lower-case Latin letters and digits only. */
  form: string
  /** The word as written, in lower case and without accents. */
  folded: string
  begin: number
  end: number
}

const stopWords = new Set(
  (
    'a an the of to in on for and or is are be how what which when where who why do does did can could should will i my me you your we our its this ' +
    'that these those with from by at as if than then about into was were has have had it not s ' +
    'much many get got give need want please find show tell any some there here against another after every each ' +
    'today now next current currently latest vs versus meaning definition explained'
  ).split(' '),
)

/**
 * Matches letters with a stroke between ("P/E"), numbers with commas and point, "80C" however it is spaced (but not "10 a day"), and words with the marks and invisible
 * characters that belong to their letters.
 */
const wordPattern =
  /(?<![\p{L}\p{M}\p{N}/])[a-z]\/[a-z](?![\p{L}\p{M}\p{N}/])|\d{2,3}(?:[a-z]|[-\s(][b-hj-z])(?![\p{L}\p{M}\p{N}])|\d[\d,]*(?:\.\d+)?(?![\p{L}\p{M}])|[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}+(?=[\p{L}\p{M}\p{N}]))*/giu

/** Most words of a text need no folding but of capitals. */
const plainWord = /^[a-z0-9]+$/i

/** Returns a word folded as all typed text, without strokes, with letters and marks composed as in the tables of words. */
const folded = (word: string) => (plainWord.test(word) ? word.toLowerCase() : foldText(word).normalize('NFC').replace('/', ''))

/** Returns a word in characters that no index splits, for scripts without rules here. */
const lettersOf = (word: string) => [...word].map((letter) => (/[a-z0-9]/.test(letter) ? letter : `x${letter.codePointAt(0)?.toString(16)}`)).join('')

/** English words that sound like a Hindi word in the table. */
const englishOnly = new Set(['son', 'dare', 'dam', 'car', 'core', 'jam', 'lab', 'day', 'aye', 'beam'])

/** Plurals of abbreviations, which no rule tells from other words. */
const plurals: ReadonlyMap<string, string> = new Map([
  ['emis', 'emi'],
  ['fds', 'fd'],
  ['rds', 'rd'],
])

function formOf(spelt: string): string {
  const word = plurals.get(spelt) ?? spelt
  if (/^\p{Script=Devanagari}/u.test(word)) {
    const key = hindiKey(transliterate(word))
    return stemOf(englishFor(word.normalize('NFC'), key) ?? key)
  }
  if (/^\d/.test(word)) return lettersOf(word.replace(/[,\s(-]/g, '').replace('.', 'd'))
  if (!/^[a-z0-9]+$/.test(word)) return lettersOf(word)
  const asHindi = englishOnly.has(word) ? undefined : englishFor(word, hindiKey(word))
  return stemOf(asHindi ?? word)
}

const known = new Map<string, string>()
const mostKnown = 50_000

/** Indexes refuse words of more than about two thousand bytes, and a letter without rules takes six. */
const longestForm = 400

/** Returns the form of a word from a cache, because an archive repeats the same words. */
function knownForm(word: string): string {
  const found = known.get(word)
  if (found !== undefined) return found
  if (known.size >= mostKnown) known.clear()
  const form = formOf(word).slice(0, longestForm)
  known.set(word, form)
  return form
}

/** Nobody searches for longer words. */
const longestWord = 60

/** Returns the searchable words of a text, in order. */
export function searchWords(text: string): SearchWord[] {
  const words: SearchWord[] = []
  for (const match of text.matchAll(wordPattern)) {
    const word = folded(match[0].slice(0, longestWord))
    if (stopWords.has(word) || hindiStopWords.has(word)) continue
    const form = knownForm(word)
    if (form !== '') words.push({ form, folded: word, begin: match.index, end: match.index + match[0].length })
  }
  return words
}

/** Returns a text with its Hindi words about money in English; other words stay. */
export function hindiToEnglish(text: string): string {
  let english = ''
  let at = 0
  for (const { folded: word, begin, end } of searchWords(text)) {
    const asHindi = /^\d/.test(word) || englishOnly.has(word) ? undefined : englishFor(word.normalize('NFC'), hindiKey(transliterate(word)))
    english += text.slice(at, begin) + (asHindi ?? text.slice(begin, end))
    at = end
  }
  return english + text.slice(at)
}

/** Returns other forms under which a word of the query may be indexed: a Hindi word that no table has is matched by sound. */
export function alternativeForms({ form, folded: word }: Pick<SearchWord, 'form' | 'folded'>): string[] {
  const heard = /^[a-z]+$/.test(word) ? hindiKey(word) : ''
  return heard === '' || heard === word || heard === form ? [] : [heard]
}
