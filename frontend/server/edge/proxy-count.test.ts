import { expect, test, vi } from 'vitest'
import { ProxyCount } from './proxy-count.ts'

function counted(promised: number) {
  const clock = { now: 0 }
  const tell = vi.fn<(slip: string, entries: number) => void>()
  return { clock, tell, count: new ProxyCount({ promised, tell, now: () => clock.now }) }
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
])('with %i promised, %j is: %s', (promised, header, slip) => {
  const { tell, count } = counted(promised)
  count.see(header)
  expect(count.slip).toBe(slip)
  expect(tell).toHaveBeenCalledTimes(slip === undefined ? 0 : 1)
})

test('tells once of each, and forgets after an hour', () => {
  const { clock, tell, count } = counted(1)
  for (const header of ['a, b', 'a, b', undefined, undefined, 'a, b']) count.see(header)
  expect(tell.mock.calls).toEqual([
    ['more', 2],
    ['fewer', 0],
  ])
  expect(count.slip).toBe('fewer')
  clock.now = 59 * 60_000
  count.see('a, b')
  clock.now = 60 * 60_000
  expect(count.slip).toBe('more')
  clock.now = 120 * 60_000
  expect(count.slip).toBeUndefined()
})
