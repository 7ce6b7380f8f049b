import { searchWords } from '@artha/contract/search-words'
import { expect, it } from 'vitest'
import { unitsOf, type SameNames } from '../src/search/search-units'
import { hindiWordRows } from './hindi-search-words'
import { searchWordRows } from './search-words'

const formsOf = (name: string) => searchWords(name).map(({ form }) => form)
const lists: SameNames[] = searchWordRows.map((names) => names.map(formsOf))

it('has each word once as the name of a row, and only names that can be looked for', () => {
  const names = searchWordRows.map(([name]) => name.toLowerCase())
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const unusable = searchWordRows.flat().filter((name) => formsOf(name).length === 0 || formsOf(name).length > 4)
  expect(unusable).toEqual([])
  expect(searchWordRows.filter(([name, ...others]) => name.length > 60 || others.join('\n').length > 600)).toEqual([])
})

it('has at least 200 Hindi words, in both scripts', () => {
  const others = hindiWordRows.flatMap(([, ...names]) => names)
  expect(new Set(others).size).toBeGreaterThanOrEqual(200)
  expect(others.filter((name) => /\p{Script=Devanagari}/u.test(name)).length).toBeGreaterThanOrEqual(100)
})

/** Returns all texts that the search looks for when this question is asked. */
const waysOf = (question: string) => unitsOf(question, lists).flatMap(({ ways }) => ways.map(({ words }) => words.join(' ')))

it.each(hindiWordRows.flatMap(([name, ...others]) => others.map((other) => [other, name] as const)))('“%s” is looked for as %s', (other, name) => {
  expect(waysOf(`${other} `)).toContain(formsOf(name).join(' '))
})

// Spellings of the same sound, not typing errors
it.each([
  ['girwi', 'pledge'],
  ['vyaapaar', 'business'],
  ['shikshaa', 'education'],
  ['kisaan', 'farmer'],
  ['dookan', 'shop'],
  ['jeewan', 'life'],
])('“%s” is looked for as %s too', (other, name) => {
  expect(waysOf(`${other} `)).toContain(formsOf(name).join(' '))
})
