import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UpstreamFailure } from './failure'
import { priceService } from './price-service'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Builds a fake service that never answers before its caller gives up, and counts its requests. */
function silentService() {
  const fetched = vi.fn(
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const reasonOf = (asked: Promise<unknown>) => asked.catch((error: unknown) => (error instanceof UpstreamFailure ? error.reason : error))

it('gives up who says nothing, after one repetition', async () => {
  const fetched = silentService()
  const outcome = reasonOf(priceService().ask('https://prices.example', new AbortController().signal))
  await vi.advanceTimersByTimeAsync(4_999)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_001)
  expect(fetched).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await outcome).toBe('timed-out')
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('asks nobody again once the whole question is given up', async () => {
  const fetched = silentService()
  const question = new AbortController()
  const outcome = reasonOf(priceService().ask('https://prices.example', question.signal))
  await vi.advanceTimersByTimeAsync(1_000)
  question.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toBe('stopped')
  expect(fetched).toHaveBeenCalledTimes(1)
})
