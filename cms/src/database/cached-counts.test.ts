import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearCounts, cachedCount } from './cached-counts'

beforeEach(clearCounts)

describe('the count of a list', () => {
  it('is counted once for a statement', async () => {
    const count = vi.fn(() => Promise.resolve(3))
    expect(await cachedCount('select 1', count)).toBe(3)
    expect(await cachedCount('select 1', count)).toBe(3)
    expect(await cachedCount('select 2', count)).toBe(3)
    expect(count).toHaveBeenCalledTimes(2)
  })

  it('is counted again after a save', async () => {
    await cachedCount('select 1', () => Promise.resolve(3))
    clearCounts()
    expect(await cachedCount('select 1', () => Promise.resolve(4))).toBe(4)
  })

  it('is not kept where a save came while it was counted', async () => {
    const during = () => {
      clearCounts()
      return Promise.resolve(3)
    }
    expect(await cachedCount('select 1', during)).toBe(3)
    expect(await cachedCount('select 1', () => Promise.resolve(4))).toBe(4)
  })
})
