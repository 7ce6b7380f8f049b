import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDatabaseUnavailable } from './database-unavailable'
import { withTimeout } from './with-timeout'

const limitMs = 1_000
const tell = vi.fn()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('work with a limit', () => {
  it('answers, and fails, as it would without', async () => {
    const undo = vi.fn()
    expect(await withTimeout(async () => 'a row', { limitMs, undo, tell })).toBe('a row')
    await expect(withTimeout(() => Promise.reject(new Error('unique')), { limitMs, undo, tell })).rejects.toThrow('unique')
    expect(undo).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that takes longer counts as a database that is away, hears of it, and is undone if it was done', async () => {
    const undo = vi.fn(() => Promise.resolve())
    let finish = (_: string) => {}
    const heard: boolean[] = []
    const asked = withTimeout(
      async (isGivenUp) => {
        const row = await new Promise<string>((resolve) => (finish = resolve))
        heard.push(isGivenUp())
        return row
      },
      { limitMs, undo, tell },
    )
    const told = asked.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(limitMs)
    expect(isDatabaseUnavailable(await told)).toBe(true)
    expect(undo).not.toHaveBeenCalled()
    finish('a row')
    await vi.advanceTimersByTimeAsync(0)
    expect(heard).toEqual([true])
    expect(undo).toHaveBeenCalledWith('a row')
    expect(tell).not.toHaveBeenCalled()
  })
})
