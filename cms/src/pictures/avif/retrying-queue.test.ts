import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryingQueue } from './retrying-queue'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the queue of pictures that want AVIF', () => {
  it('gives them out in their order, each once, and waits for the next', async () => {
    const queue = retryingQueue()
    for (const id of [3, 1, 3]) queue.add(id)
    expect([await queue.next(), await queue.next()]).toEqual([3, 1])
    const waiting = queue.next()
    queue.add(7)
    expect(await waiting).toBe(7)
  })

  it('gives one that failed again after a minute, ten minutes and an hour, and then leaves it', async () => {
    const queue = retryingQueue()
    queue.add(5)
    for (const waitMs of [60_000, 600_000, 3_600_000]) {
      expect(await queue.next()).toBe(5)
      expect(queue.failed(5)).toBe(waitMs)
      const next = vi.fn()
      void queue.next().then(next)
      await vi.advanceTimersByTimeAsync(waitMs - 1)
      expect(next).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(next).toHaveBeenCalledWith(5)
      queue.add(5)
    }
    expect(queue.failed(5)).toBeUndefined()
  })

  it('counts from zero after a success', async () => {
    const queue = retryingQueue()
    queue.failed(5)
    queue.succeeded(5)
    expect(queue.failed(5)).toBe(60_000)
    queue.stop()
    expect(await queue.next()).toBeUndefined()
  })

  it('rejects all that wait, and hands out nothing any more', async () => {
    const queue = retryingQueue()
    queue.failed(5)
    const waiting = queue.next()
    queue.stop()
    expect(await waiting).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })
})
