import { expect } from 'vitest'

/** Expects a time between `start` (ms since 1970, before the request) and now. The cms and the tests have one clock. */
export function expectMadeSince(start: number, time: string | Date | undefined): void {
  const made = new Date(time ?? Number.NaN).getTime()
  expect(made).toBeGreaterThanOrEqual(start)
  expect(made).toBeLessThanOrEqual(Date.now())
}
