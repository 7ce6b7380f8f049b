/** Shorter words are more often abbreviations or names. */
const shortestStemmed = 4

const vowel = /[aeiouy]/

/** Returns "plan" for "plann"; "bill" and "less" stay as they are. */
const undoubled = (word: string) => (/([^aeioulsz])\1$/.test(word) ? word.slice(0, -1) : word)

/** An ending, the least number of letters before it, and its replacement; longest first. */
const endings: readonly (readonly [ending: RegExp, before: number, put: string])[] = [
  [/(ation|ator|ating|ated|ates|able|ably)$/, 3, ''],
  [/ments?$/, 3, ''],
  [/(ance|ancing|ial|ially)$/, 4, ''],
  [/([st])(ions?|ional|ible)$/, 3, '$1'],
  [/(ings?|ed|ers?|or)$/, 3, ''],
  [/ly$/, 4, ''],
]

/** Words that end in s but are no plural. */
const notPlural = new Set(['news'])

/** Returns the singular: "policy", "tax", "loan". */
function singular(word: string): string {
  if (notPlural.has(word)) return word
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
  if (/(x|z|ss|us|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (/[^aius]s$/.test(word) || /[ai]as$/.test(word)) return word.slice(0, -1)
  return word
}

/** Returns the word without its ending, if what is left is still a word. */
function withoutEnding(word: string): string {
  for (const [ending, before, put] of endings) {
    if (!ending.test(word)) continue
    const rest = word.replace(ending, put)
    if (rest.length >= before && vowel.test(rest)) return undoubled(rest)
  }
  return word
}

/** Forms that no ending explains, and their word. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['paid', 'pay'],
  ['sold', 'sell'],
  ['sale', 'sell'],
  ['bought', 'buy'],
  ['lent', 'lend'],
  ['spent', 'spend'],
  ['withdrawal', 'withdraw'],
  ['withdrawn', 'withdraw'],
])

/** Returns the stem that all forms of an English word share. It is not meant to be read. */
export function stemOf(word: string): string {
  if (word.length < shortestStemmed || !/^[a-z]+$/.test(word)) return word
  const plain = singular(word.replace(/ied$/, 'y'))
  const one = irregular.get(plain) ?? plain
  const stem = one.length < shortestStemmed ? one : withoutEnding(one)
  // "save" and "saving", "salary" and "salaried"
  return stem.length >= shortestStemmed ? stem.replace(/(?<=.{4})ate$|e$|y$/, '') : stem.replace(/([^e])e$/, '$1')
}
