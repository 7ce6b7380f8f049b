/**
 * Decides which words of a text may be sent to the server. Amounts, rates, periods and personal data (PAN, Aadhaar, account and phone
 * numbers, e-mail addresses) stay in the browser. Numbers that are part of a name may be sent ("80C", "Form 16", "2026-27", "Nifty 50").
 */

/** Replaces Devanagari and full-width digits by ASCII digits, one for one, so that positions in the text stay the same. */
const withPlainDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))

const number = '[-+~<>=#$€£₹]*[\\d\\p{No}][\\d\\p{No},./]*\\+?'
/** Units that follow an amount. */
const units =
  'lakhs?|lacs?|lpa|lakhon|crores?|karod|cr|crs|thousands?|hundreds?|millions?|hazaa?r|k|l|rs|rupees?|rupaye|inr|percent|per ?cent|pct|pratishat|fisadi|years?|yrs?|y|saal|sal|months?|mths?|mos?|m|mahin[ae]|days?|din|लाख|करोड़|करोड|हजार|हज़ार|सौ|रुपये|रुपए|रुपया|प्रतिशत|फीसदी|साल|वर्ष|महीने|महीना|माह|दिन'
const bigUnits = 'lakhs?|lacs?|crores?|karod|thousands?|hundreds?|hazaa?r|लाख|करोड़|करोड|हजार|हज़ार'

const saidNumbers =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|' +
  'ek|do|teen|char|chaar|paanch|panch|chhe|saat|aath|nau|das|gyarah|barah|pandrah|bees|pachees|pachis|tees|chalis|chaalis|pachas|pachaas|saath|sattar|assi|nabbe|dedh|dhai|sava|sadhe|saade|' +
  'एक|दो|तीन|चार|पांच|पाँच|छह|सात|आठ|नौ|दस|ग्यारह|बारह|पंद्रह|पन्द्रह|बीस|पच्चीस|तीस|चालीस|पचास|साठ|सत्तर|अस्सी|नब्बे|डेढ़|ढाई|सवा|साढ़े'

const edge = '(?![\\p{L}\\p{M}\\p{N}])'
const start = '(?<![\\p{L}\\p{M}\\p{N}])'

/** "fifteen lakh", "ढाई करोड़", "twenty five thousand". */
const saidAmount = new RegExp(`${start}(?:(?:${saidNumbers})[\\s-]+)+(?:${bigUnits})${edge}`, 'giu')

/** "43 lakh", "8.5%", "15L", "20 yrs", "₹ 5,000/-". */
const withUnit = new RegExp(`${start}(?:(?:rs\\.?|inr)\\s*)?${number}\\s*(?:%|/-|(?:${units})${edge})(?:\\s*(?:${bigUnits})${edge})?`, 'giu')

/** Beginnings of units, because the text may be half typed: glued to the number ("43la") or as the last word ("43 cro"). */
const halfUnit = 'c|cr|cro|cror|la|lak|lac|tho\\w*|ye|yea|mo|mon|mont|ha|haz|haza|hund\\w*|pe|per|perc\\w*|sa|saa|ru|rup\\w*|da|day'
const halfGlued = new RegExp(`^(?!80c$|19\\d)\\d[\\d.,]*(?:${halfUnit})$`, 'i')
const halfTyped = new RegExp(`^(?:t|th|h|s|r|p|l|${halfUnit})$`, 'i')

/** "2026", "2026-27". Round numbers such as 2000 count as amounts. */
const yearAlone = /^(?:20[0-4][1-9]|20\d\d-(?:20)?\d\d)$/
/** A section or a similar name: "80C", "26AS", "80CCD(1B)", "8th", "80सी". */
const sectionLike = /^(?:\d{1,3}-?[a-z]{1,4}(?:\(\d{0,2}[a-z]{0,2}\))*|80[\p{L}\p{M}]{1,4})$/iu
/** "p2p", "401k", "ITR1". */
const shortName = /^(?=.*[a-z])[a-z\d-]{2,4}$/i
/** "GSTR-3B", "Form16", "FY2026-27". */
const formLike = /^(?:itr|gstr|form|fy|ay|gst|nifty|section|sec|cmp|drc)-?(?:\d{1,3}[a-z]{0,2}|20\d\d(?:-\d\d)?)$/i
/** After these words a number is part of a name: "Form 16". */
const namesNumber = /^(?:forms?|sections?|sec|u\/s|rule|schedule|article|nifty|sensex|itr|gstr|class|chapter|part|धारा|फॉर्म|dhara)\.?$/i
const numberNamed = /^\d{1,3}[a-z]{0,3}(?:\(\w{1,3}\))*$/i
/** The name of a budget rule (50-30-20), not personal amounts. */
const namedRule = /(?<!\d)50\s*[-/:]?\s*30\s*[-/:]?\s*20(?!\d)/g

/** Marks the place of a removed amount. */
const gone = '\u0001'

const hasDigit = (token: string) => /\p{N}/u.test(token)
const isBare = (token: string) => hasDigit(token) && /^[\p{N}\p{P}\p{S}]+$/u.test(token)

/** Returns a token without punctuation around it: "(80C)," becomes "80C". */
const inner = (token = '') => token.replace(/^["'“‘([]+/, '').replace(/["'”’\]?!.,;:]+$/, '')

/** True for a section typed with a space: "80 C", "24 b". "43 c" is none: it may become "43 crore". */
const isSpacedSection = (digits: string, letter: string) =>
  digits === '80' ? /^\(?[c-u]\)?$/i.test(letter) : /^\d{2,3}$/.test(digits) && /^\(?[abdefg]\)?$/i.test(letter)

/** True if the token at this place may be sent. */
function isPublic(tokens: readonly string[], at: number): boolean {
  const token = inner(tokens[at])
  if (token === gone || /[@＠]/.test(token)) return false
  if (!hasDigit(token) || token === '50-30-20') return true
  if (namesNumber.test(inner(tokens[at - 1])) && numberNamed.test(token)) return true
  if (yearAlone.test(token)) return !isBare(inner(tokens[at - 1])) && !isBare(inner(tokens[at + 1]))
  if (isSpacedSection(token, inner(tokens[at + 1]))) return true
  return !halfGlued.test(token) && (sectionLike.test(token) || shortName.test(token) || formLike.test(token))
}

/** True for "rs" before an amount, and for a half-typed unit after it. */
function belongsToSum(tokens: readonly string[], at: number): boolean {
  const isSum = (place: number) => isBare(tokens[place] ?? '') && !isPublic(tokens, place)
  if (/^(?:rs\.?|inr)$/i.test(tokens[at] ?? '')) return isSum(at + 1)
  return at === tokens.length - 1 && halfTyped.test(tokens[at] ?? '') && isSum(at - 1)
}

/** True for a section that looks like an amount with a unit: "194K", "section 80M". */
const isSection = (all: string, before: string) =>
  /^19\d[a-z]$/i.test(all) || (namesNumber.test(before.trim().split(/\s+/).at(-1) ?? '') && /^\d{1,3}[a-z]?$/i.test(all))

/** Returns a text without amounts and personal data; '' if no word is left. A text without them is returned unchanged. */
export function withoutPersonalData(text: string): string {
  const plain = withPlainDigits(text).replace(namedRule, '50-30-20')
  const tokens = plain
    .replace(withUnit, (all: string, offset: number) => (isSection(all, plain.slice(0, offset)) ? all : ` ${gone} `))
    .replace(saidAmount, ` ${gone} `)
    .split(/\s+/)
    .filter(Boolean)
  const kept = tokens.filter((_, at) => isPublic(tokens, at) && !belongsToSum(tokens, at))
  if (kept.length === tokens.length) return text
  return kept.some((token) => /[\p{L}\p{N}]/u.test(token)) ? kept.join(' ') : ''
}

/** True if the whole text may be sent. */
export const hasNoPersonalData = (text: string): boolean => withoutPersonalData(text) === text
