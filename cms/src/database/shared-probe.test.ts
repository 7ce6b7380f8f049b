import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sharedProbe } from './shared-probe'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const times = { goodForMs: 1_000, limitMs: 1_000 }

it('is tried once a second, however many ask', async () => {
  const tryIt = vi.fn(async () => undefined)
  const probe = sharedProbe(tryIt, times)
  expect(await Promise.all([probe(), probe(), probe()])).toEqual([true, true, true])
  expect(await probe()).toBe(true)
  expect(tryIt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await probe()).toBe(true)
  expect(tryIt).toHaveBeenCalledTimes(2)
})

it('fails after a second where the try hangs, at once for who asks later, and tries nothing else meanwhile', async () => {
  let letGo = () => {}
  const tryIt = vi.fn(() => new Promise<void>((resolve) => (letGo = resolve)))
  const probe = sharedProbe(tryIt, times)
  const first = probe()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await first).toBe(false)
  const second = probe()
  await vi.advanceTimersByTimeAsync(0)
  expect(await second).toBe(false)
  expect(tryIt).toHaveBeenCalledTimes(1)
  letGo()
  await vi.advanceTimersByTimeAsync(0)
  expect(await probe()).toBe(true)
})

it('fails where the try does', async () => {
  expect(await sharedProbe(() => Promise.reject(new Error('full')), times)()).toBe(false)
})
