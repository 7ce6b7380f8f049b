import { termGroups } from '@artha/contract/term'
import { linesOf } from '../../lines-of'
import { isSourceLine } from './term-lines'
import type { StoredTerm } from './stored-term'

type Problems = Record<string, string>

/** The most words of a meaning, which is read aloud and shown in a small window beside an article. */
export const maxMeaningWords = 25

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const calculatorPattern = /^\/[a-z0-9-]+(\?[^\s#]*)?$/
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

/** Returns the problems that stop a term from being published, by field. */
export function termProblems(term: Partial<StoredTerm>): Problems {
  const { name = '', slug = '', hindiName, group, meaning = '', calculator, figureKey, sources } = term
  const problems: [keyof StoredTerm, string | false][] = [
    ['name', name.trim() === '' && 'A term needs a name'],
    ['slug', !slugPattern.test(slug) && 'Lower-case letters, digits and single hyphens'],
    ['group', (group === undefined || !termGroups.includes(group)) && 'Choose a chapter'],
    ['meaning', meaning.trim() === '' && 'Enter the meaning'],
    ['meaning', wordsIn(meaning) > maxMeaningWords && `At most ${maxMeaningWords} words: this has ${wordsIn(meaning)}`],
    ['hindiName', (hindiName ?? '') !== '' && !/\p{Script=Devanagari}/u.test(hindiName ?? '') && 'In Devanagari'],
    [
      'calculator',
      (calculator ?? '') !== '' && !calculatorPattern.test(calculator ?? '') && 'A path on this site, such as /sip-calculator?monthly=5000',
    ],
    ['figureKey', (figureKey ?? '') !== '' && !slugPattern.test(figureKey ?? '') && 'The key of a figure, such as repo'],
    ['sources', linesOf(sources).some((line) => !isSourceLine(line)) && 'One per line: the title, then the address with https://'],
  ]
  return Object.fromEntries(problems.flatMap(([field, problem]) => (problem === false ? [] : [[field, problem]])))
}

const foldedNames = ({ name, aliases }: Pick<StoredTerm, 'name' | 'aliases'>) => [name, ...linesOf(aliases)].map((each) => each.trim().toLowerCase())

/** Returns the clashes of a term with the published ones: the same address, or a word that means another term. */
export function termConflicts(term: StoredTerm, others: readonly StoredTerm[]): Problems {
  const own = new Set(foldedNames(term))
  const sameWords = others.flatMap((other) =>
    foldedNames(other).flatMap((words) => (own.has(words) ? [`“${words}” is already in “${other.name}”`] : [])),
  )
  return {
    ...(others.some(({ slug }) => slug === term.slug) && { slug: 'Another term has this address' }),
    ...(sameWords.length > 0 && { aliases: `A word can belong to only one term: ${sameWords.join(', ')}` }),
  }
}
