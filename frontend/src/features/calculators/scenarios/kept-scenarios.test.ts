import { expect, it } from 'vitest'
import { keepScenario, mostScenarios, readScenarios } from './kept-scenarios.ts'

it.each([
  [null, []],
  ['', []],
  ['{"a":1}', []],
  ['null', []],
  ['["a=1",2,"b=2"]', ['a=1', 'b=2']],
  ['["a","b","c","d"]', ['a', 'b', 'c']],
  [JSON.stringify(['a', 'x'.repeat(40_000)]), ['a']],
])('reads %j of the storage as %j', (text, kept) => expect(readScenarios(text)).toEqual(kept))

it('keeps three, each once', () => {
  expect(keepScenario([], 'a')).toEqual({ kind: 'kept', kept: ['a'], number: 1 })
  expect(keepScenario(['a', 'b'], 'b')).toEqual({ kind: 'known', number: 2 })
  const full = ['a', 'b', 'c']
  expect(full).toHaveLength(mostScenarios)
  expect(keepScenario(full, 'd')).toEqual({ kind: 'full' })
  expect(keepScenario(full, 'a')).toEqual({ kind: 'known', number: 1 })
})
