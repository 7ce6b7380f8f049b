import { expect, test, vi } from 'vitest'
import { ProxyCount } from './proxy-count.ts'

function counted(expected: number) {
  const clock = { now: 0 }
  const onMismatch = vi.fn<(mismatch: string, entries: number) => void>()
  return { clock, onMismatch, count: new ProxyCount({ expected, onMismatch, now: () => clock.now }) }
}

test.each([
  [0, undefined, undefined],
  [0, '192.0.2.1', 'more'],
  [1, undefined, 'fewer'],
  [1, '', 'fewer'],
  [1, ' , ', 'fewer'],
  [1, '192.0.2.1', undefined],
  [1, '192.0.2.1, 198.51.100.7', 'more'],
  [2, '192.0.2.1', 'fewer'],
  [2, '192.0.2.1,198.51.100.7', undefined],
])('with %i expected, %j is: %s', (expected, header, mismatch) => {
  const { onMismatch, count } = counted(expected)
  count.record(header)
  expect(count.mismatch).toBe(mismatch)
  expect(onMismatch).toHaveBeenCalledTimes(mismatch === undefined ? 0 : 1)
})

test('tells once of each, and forgets after an hour', () => {
  const { clock, onMismatch, count } = counted(1)
  for (const header of ['a, b', 'a, b', undefined, undefined, 'a, b']) count.record(header)
  expect(onMismatch.mock.calls).toEqual([
    ['more', 2],
    ['fewer', 0],
  ])
  expect(count.mismatch).toBe('fewer')
  clock.now = 59 * 60_000
  count.record('a, b')
  clock.now = 60 * 60_000
  expect(count.mismatch).toBe('more')
  clock.now = 120 * 60_000
  expect(count.mismatch).toBeUndefined()
})
