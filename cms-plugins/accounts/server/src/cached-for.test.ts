import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cachedFor } from './cached-for'

const hourMs = 3_600_000

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') }))
afterEach(() => void vi.useRealTimers())

it.each([-hourMs, 0, hourMs])('is asked for again after its time, with the clock of the machine set by %i ms', async (stepMs) => {
  const ask = vi.fn(async () => ask.mock.calls.length)
  const read = cachedFor(hourMs, ask)
  expect(await read()).toBe(1)
  vi.setSystemTime(Date.now() + stepMs)
  await vi.advanceTimersByTimeAsync(hourMs - 1)
  expect(await read()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await read()).toBe(2)
})

it('is asked for once by many, and again after a failure', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('away')))
  const read = cachedFor<string>(hourMs, ask)
  await Promise.all([expect(read()).rejects.toThrow('away'), expect(read()).rejects.toThrow('away')])
  expect(ask).toHaveBeenCalledTimes(1)
  await expect(read()).rejects.toThrow('away')
  expect(ask).toHaveBeenCalledTimes(2)
})
