import type { Core } from '@strapi/strapi'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cachedFor } from './cached-for'

const strapi = {} as Core.Strapi

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('reads once in its time, and anew after it or when it is told to', async () => {
  let readings = 0
  const kept = cachedFor(5_000, () => Promise.resolve((readings += 1)))
  expect([await kept.of(strapi), await kept.of(strapi), await kept.of({} as Core.Strapi)]).toEqual([1, 1, 2])
  vi.advanceTimersByTime(5_001)
  expect(await kept.of(strapi)).toBe(3)
  kept.forget(strapi)
  expect(await kept.of(strapi)).toBe(4)
})

it('a reading that fails is not kept, and takes no newer one with it', async () => {
  const endings: ((error?: Error) => void)[] = []
  const kept = cachedFor(5_000, () => new Promise<string>((resolve, reject) => endings.push((error) => (error ? reject(error) : resolve('read')))))
  const late = kept.of(strapi)
  kept.forget(strapi)
  const newer = kept.of(strapi)
  endings[0]?.(new Error('lost'))
  await expect(late).rejects.toThrow('lost')
  endings[1]?.()
  expect(await newer).toBe('read')
  expect(kept.of(strapi)).toBe(newer)
  kept.forget(strapi)
  const failed = kept.of(strapi)
  endings[2]?.(new Error('lost again'))
  await expect(failed).rejects.toThrow('lost again')
  expect(kept.of(strapi)).not.toBe(failed)
})
