/** Shorter words are abbreviations and names more often than forms of a word. */
const shortestStemmed = 4

const vowel = /[aeiouy]/

/** "plann" is "plan"; "bill" and "less" are what they are. */
const undoubled = (word: string) => (/([^aeioulsz])\1$/.test(word) ? word.slice(0, -1) : word)

/** An ending, how much must stand before it, and what becomes of it; the longest first. */
const endings: readonly (readonly [ending: RegExp, before: number, put: string])[] = [
  [/(ation|ator|ating|ated|ates|able|ably)$/, 3, ''],
  [/ments?$/, 3, ''],
  [/(ance|ancing|ial|ially)$/, 4, ''],
  [/([st])(ions?|ional|ible)$/, 3, '$1'],
  [/(ings?|ed|ers?|or)$/, 3, ''],
  [/ly$/, 4, ''],
]

/** No several of one: what is new is no news. */
const alone = new Set(['news'])

/** One of several: "policies", "taxes", "loans". */
function singular(word: string): string {
  if (alone.has(word)) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(x|z|ss|us|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (/[^aius]s$/.test(word) || /[ai]as$/.test(word)) return word.slice(0, -1)
  return word
}

/** What is left where an ending is taken off, if that is still a word. */
function withoutEnding(word: string): string {
  for (const [ending, before, put] of endings) {
    if (!ending.test(word)) continue
    const rest = word.replace(ending, put)
    if (rest.length >= before && vowel.test(rest)) return undoubled(rest)
  }
  return word
}

/** The form that all forms of an English word have in common; no word that anybody has to read. */
export function stemOf(word: string): string {
  if (word.length < shortestStemmed || !/^[a-z]+$/.test(word)) return word
  const one = singular(word.replace(/ied$/, 'y'))
  const stem = one.length < shortestStemmed ? one : withoutEnding(one)
  // "save" and "saving", "salary" and "salaried"
  return stem.length >= shortestStemmed ? stem.replace(/(?<=.{4})ate$|e$|y$/, '') : stem.replace(/([^e])e$/, '$1')
}
