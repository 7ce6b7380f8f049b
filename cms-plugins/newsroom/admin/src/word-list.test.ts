import { expect, it } from 'vitest'
import { lineOf, wordsOf } from './word-list'

it.each<[string, string[]]>([
  ['', []],
  [' , ,', []],
  ['budget', ['budget']],
  ['repo rate, EMI', ['repo rate', 'EMI']],
  ['EMI, emi,Emi', ['EMI']],
  [' two   spaces ,', ['two spaces']],
])('"%s" has the words %j', (line, words) => {
  expect(wordsOf(line)).toEqual(words)
})

it.each<[unknown, string]>([
  [null, ''],
  [undefined, ''],
  [[], ''],
  [['budget', 'habit'], 'budget, habit'],
  ['budget', 'budget'],
  [[1, 2], '[1,2]'],
  [{ tag: 'budget' }, '{"tag":"budget"}'],
])('%j is shown as "%s"', (stored, line) => {
  expect(lineOf(stored)).toBe(line)
})

it.each(['', 'budget', 'repo rate, EMI', 'EMI, emi', 'a,,b, c  d', '₹, “Budget”, बजट'])(
  'the words of "%s" are the same after being shown and read again',
  (line) => {
    const words = wordsOf(line)
    expect(wordsOf(lineOf(words))).toEqual(words)
  },
)
