const singleQuotes = /[\u0060\u00B4\u02B9\u02BB-\u02BD\u055A\u2018-\u201B\u2032\u2035\u2039\u203A\uFF07\uFF40]/gu
const doubleQuotes = /[\u00AB\u00BB\u02BA\u02EE\u201C-\u201F\u2033\u2036\u301D-\u301F\uFF02]/gu
const hyphens = /[\p{Pd}\u02D7\u2043\u2212]/gu
const spaces = /[\s\p{Z}\u0085\u2800]+/gu

/**
 * What a reader does not see (joiners, soft hyphens, marks of direction, control characters), accents of every script, and the dot of Devanagari,
 * which has two encodings and is often left out. The voicing marks of Japanese are half of a letter and stay.
 */
// eslint-disable-next-line no-control-regex
const removed = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u093C\u0000-\u0008\u000E-\u001F\u007F]|(?![\u3099\u309A])\p{Script=Inherited}/gu

/** Letters with a stroke, and two in one, which no normalisation takes apart. */
const plainLetters: Readonly<Record<string, string>> = { æ: 'ae', đ: 'd', ð: 'd', ħ: 'h', ł: 'l', ø: 'o', œ: 'oe', þ: 'th', ŧ: 't', ς: 'σ' }
const withStroke = /[æđðħłøœþŧς]/g

const otherDigits = /(?![0-9])\p{Nd}/gu
const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** Digits stand in tens, each script's from its zero on. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(code - before - 1)) before += 1
  return String(before % 10)
}

/**
 * A text as it is compared with what people type: without case, accents and invisible marks, with one kind of quote, hyphen,
 * space and digit. Each letter can be folded by itself. What databases keep of it says by which version (`foldedBy`).
 */
export const foldText = (text: string): string =>
  text
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .normalize('NFKD')
    .replace(removed, '')
    .replace(hyphens, '-')
    .toUpperCase()
    .toLowerCase()
    .replace(withStroke, (letter) => plainLetters[letter] ?? letter)
    .replace(otherDigits, digitValue)
    .replace(spaces, ' ')

/** A build that folds otherwise writes another number, and what is stored is folded anew. */
export const foldedBy = 2

/** True if a text has another one in it, as people type it. An empty one is in none. */
export function hasText(text: string, wanted: string): boolean {
  const folded = foldText(wanted).trim()
  return folded !== '' && foldText(text).includes(folded)
}

/** The words of a text as people type them, whatever stands between them. */
export const foldedWords = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
