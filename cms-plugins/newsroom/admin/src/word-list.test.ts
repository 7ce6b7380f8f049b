import fc from 'fast-check'
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

it('words that were read from a line are the same after being shown and read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (line) => {
      const words = wordsOf(line)
      expect(wordsOf(lineOf(words))).toEqual(words)
    }),
  )
})
