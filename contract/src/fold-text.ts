const singleQuotes = /[\u0060\u00B4\u02B9\u02BB-\u02BD\u055A\u2018-\u201B\u2032\u2035\u2039\u203A\uFF07\uFF40]/gu
const doubleQuotes = /[\u00AB\u00BB\u02BA\u02EE\u201C-\u201F\u2033\u2036\u301D-\u301F\uFF02]/gu
const hyphens = /[\p{Pd}\u02D7\u2043\u2212]/gu
const spaces = /[\s\p{Z}\u0085\u2800]+/gu

/**
 * Characters that are dropped: invisible ones (joiners, soft hyphens, direction marks, control characters), accents of every script, and
 * the nukta of Devanagari, which has two encodings and is often left out. Voicing marks of Japanese stay, because they change the letter.
 */
// eslint-disable-next-line no-control-regex
const dropped = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u093C\u0000-\u0008\u000E-\u001F\u007F]|(?![\u3099\u309A])\p{Script=Inherited}/gu

/** Letters with a stroke and ligatures, which Unicode normalisation does not take apart. */
const plainLetters: Readonly<Record<string, string>> = { æ: 'ae', đ: 'd', ð: 'd', ħ: 'h', ł: 'l', ø: 'o', œ: 'oe', þ: 'th', ŧ: 't', ς: 'σ' }
const withStroke = /[æđðħłøœþŧς]/g

const otherDigits = /(?![0-9])\p{Nd}/gu
const isDigit = (code: number) => /^\p{Nd}$/u.test(String.fromCodePoint(code))

/** Returns a digit of any script as 0 to 9. Unicode encodes the ten digits of a script in order. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(code - before - 1)) before += 1
  return String(before % 10)
}

/**
 * Returns a text in the form in which it is compared with what people type: without case, accents and invisible characters, and with one
 * kind of quote, hyphen, space and digit. It works letter by letter. Stored results carry the version `foldVersion`.
 */
export const foldText = (text: string): string =>
  text
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .normalize('NFKD')
    .replace(dropped, '')
    .replace(hyphens, '-')
    .toUpperCase()
    .toLowerCase()
    .replace(withStroke, (letter) => plainLetters[letter] ?? letter)
    .replace(otherDigits, digitValue)
    .replace(spaces, ' ')

/** The version of `foldText`. Raise it when the function changes, and stored texts are folded again. */
export const foldVersion = 2

/** True if the folded `text` contains the folded `wanted`. An empty `wanted` is in no text. */
export function hasText(text: string, wanted: string): boolean {
  const folded = foldText(wanted).trim()
  return folded !== '' && foldText(text).includes(folded)
}

/** Returns the folded words of a text, separated by single spaces. */
export const foldedWords = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
