import { expect, it } from 'vitest'
import { keepScenario, mostScenarios, readScenarios } from './kept-scenarios.ts'

const unnamed = (...queries: string[]) => queries.map((query) => ({ query, name: '' }))

it.each([
  [null, []],
  ['', []],
  ['{"a":1}', []],
  ['null', []],
  ['["a=1",2,"b=2"]', unnamed('a=1', 'b=2')],
  ['["a","b","c","d"]', unnamed('a', 'b', 'c')],
  ['[{"query":"a","name":"Mine"},{"query":"b","name":7},{"name":"no query"}]', [{ query: 'a', name: 'Mine' }, ...unnamed('b')]],
  [JSON.stringify([{ query: 'a', name: 'n'.repeat(100) }]), [{ query: 'a', name: 'n'.repeat(40) }]],
])('reads %j of the storage as %j', (text, kept) => expect(readScenarios(text)).toEqual(kept))

it('reads a list of four hundred rows, and no text that nobody would keep', () => {
  const rows = 'prepay=once%3A12%3A100000%3Atime&'.repeat(400)
  expect(readScenarios(JSON.stringify([rows, 'x'.repeat(320_001)]))).toEqual(unnamed(rows))
})

it('keeps three, each once', () => {
  const [a, b, c, d] = [unnamed('a'), unnamed('b'), unnamed('c'), unnamed('d')].flat()
  if (!a || !b || !c || !d) throw new Error('four scenarios were made')
  expect(keepScenario([], a)).toEqual({ kind: 'kept', kept: [a], number: 1 })
  expect(keepScenario([a, b], { ...b, name: 'Other' })).toEqual({ kind: 'known', number: 2 })
  const full = [a, b, c]
  expect(full).toHaveLength(mostScenarios)
  expect(keepScenario(full, d)).toEqual({ kind: 'full' })
  expect(keepScenario(full, a)).toEqual({ kind: 'known', number: 1 })
})
