import { expect, test, vi } from 'vitest'
import { Semaphore } from './semaphore.ts'

const here = new AbortController().signal
const isThere = async (slot: Promise<unknown>) => (await Promise.race([slot, Promise.resolve('not yet')])) !== 'not yet'

test('waiting requests are served in order, and none beyond the bound', async () => {
  const slots = new Semaphore({ running: 1, waiting: 2 })
  const first = await slots.take(here, 1_000)
  const [second, third, fourth] = [slots.take(here, 1_000), slots.take(here, 1_000), slots.take(here, 1_000)]
  expect(await fourth).toBeUndefined()
  first?.()
  first?.()
  const given = await second
  expect(given).toBeTypeOf('function')
  expect(await isThere(third)).toBe(false)
  given?.()
  expect(await third).toBeTypeOf('function')
})

test('who goes away or waits too long gives up its place', async () => {
  vi.useFakeTimers()
  const slots = new Semaphore({ running: 1, waiting: 2 })
  const first = slots.takeNow()
  const leaving = new AbortController()
  const gone = slots.take(leaving.signal, 1_000)
  const late = slots.take(here, 1_000)
  leaving.abort()
  expect(await gone).toBeUndefined()
  vi.advanceTimersByTime(1_000)
  expect(await late).toBeUndefined()
  expect(await slots.take(leaving.signal, 1_000)).toBeUndefined()
  first?.()
  expect(slots.takeNow()).toBeTypeOf('function')
  vi.useRealTimers()
})
