import { alternativeForms, searchWords, type SearchWord } from '@artha/contract/search-words'

/** One way in which a unit may occur in a text: words in a row. */
export interface UnitForm {
  words: readonly string[]
  /** The last word may be a beginning. */
  isBeginning: boolean
  /** The weight of a match; 1 for the words of the question itself. */
  weight: number
}

/** A part of a question, with all the ways in which it may occur. */
export interface Unit {
  said: string
  /** The lower-case word for correcting typos; empty if a list has the unit. */
  folded: string
  ways: readonly UnitForm[]
}

/** Names for one thing, each split into words: "fd", "fixed deposit", "सावधि जमा". */
export type SameNames = readonly (readonly string[])[]

const mostUnits = 8
const sameWeight = 0.8
const heardWeight = 0.7
const beginningWeight = 0.6
/** A shorter text begins too many words. */
const shortestBeginning = 2

const asWords = (name: readonly string[], weight: number): UnitForm => ({ words: name, isBeginning: false, weight })
const key = (words: readonly string[]) => words.join(' ')
const isSame = (name: readonly string[], other: readonly string[]) => name.length === other.length && name.every((form, at) => form === other[at])

/** The forms that a word may have in a name: "girwi" sounds like गिरवी. */
const formsOf = (word: SearchWord): ReadonlySet<string> => new Set([word.form, ...alternativeForms(word)])

const isAt = (forms: readonly ReadonlySet<string>[], at: number, name: readonly string[]) =>
  name.length > 0 && name.every((form, offset) => forms[at + offset]?.has(form) === true)

/** Returns the longest listed name at a position of the question. */
function namedAt(forms: readonly ReadonlySet<string>[], at: number, lists: readonly SameNames[]): readonly string[] | undefined {
  const found = lists.flatMap((same) => same.filter((name) => isAt(forms, at, name)))
  return found.sort((one, other) => other.length - one.length)[0]
}

const opposites = [
  ['new', 'old'],
  ['fix', 'float'],
  ['credit', 'debit'],
] as const

/** Returns true for opposite names, which one list may contain: a question about the new regime does not mean the old one. */
const isOtherSide = (name: readonly string[], other: readonly string[]) =>
  opposites.some(
    ([one, two]) =>
      (name.includes(one) && other.includes(two) && !name.includes(two)) || (name.includes(two) && other.includes(one) && !name.includes(one)),
  )

const sameWays = (name: readonly string[], lists: readonly SameNames[]): UnitForm[] => {
  const others = lists.filter((same) => same.some((each) => isSame(each, name))).flat()
  const known = new Map(others.filter((each) => !isSame(each, name) && !isOtherSide(name, each)).map((each) => [key(each), each]))
  return [...known.values()].map((each) => asWords(each, sameWeight))
}

/** Splits a question into units; words that form a listed name are one unit. The last word may be half typed. */
export function unitsOf(question: string, lists: readonly SameNames[]): Unit[] {
  const words = searchWords(question)
  const forms = words.map(formsOf)
  const units: Unit[] = []
  for (let at = 0; at < words.length && units.length < mostUnits;) {
    const word = words[at]
    if (word === undefined) break
    const named = namedAt(forms, at, lists)
    const own = named ?? [word.form]
    const last = words[at + own.length - 1] ?? word
    const isLast = at + own.length === words.length && question.length === last.end
    const begun = isLast && own.length === 1 && last.folded.length >= shortestBeginning
    const ways: UnitForm[] = [asWords(own, 1), ...sameWays(own, lists)]
    if (named === undefined) ways.push(...alternativeForms(word).map((form) => asWords([form], heardWeight)))
    if (begun) ways.push({ words: [/^[a-z]+$/.test(last.folded) ? last.folded : last.form], isBeginning: true, weight: beginningWeight })
    units.push({ said: question.slice(word.begin, last.end), folded: named === undefined ? word.folded : '', ways })
    at += own.length
  }
  return units
}
