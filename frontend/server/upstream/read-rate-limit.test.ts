import { expect, test } from 'vitest'
import { runFor } from '../watch/current-request.ts'
import { ReadRateLimit } from './read-rate-limit.ts'

function counted() {
  const clock = { now: 0 }
  const reads = new ReadRateLimit({ most: 2, seconds: 60 }, () => clock.now)
  const take = (clientAddress: string) => {
    let may = false
    runFor({ id: 'r', clientAddress }, () => (may = reads.take()))
    return may
  }
  return { clock, reads, take }
}

test('each client address has its own count, which is reset when its time is over', () => {
  const { clock, take } = counted()
  expect(['a', 'a', 'a', 'b'].map(take)).toEqual([true, true, false, true])
  clock.now = 59_999
  expect(take('a')).toBe(false)
  clock.now = 60_000
  expect(take('a')).toBe(true)
})

test('a refused read does not lengthen the time', () => {
  const { clock, reads, take } = counted()
  for (const at of [0, 0, 30_000]) {
    clock.now = at
    take('a')
  }
  runFor({ id: 'r', clientAddress: 'a' }, () => expect(reads.waitSeconds()).toBe(30))
})

test('what no reader asked for is not counted', () => {
  const { reads } = counted()
  expect([reads.take(), reads.take(), reads.take()]).toEqual([true, true, true])
})
