import { expect, test, vi } from 'vitest'
import { memoized } from './memoize.ts'

test('a text is worked out once, and again in another context', () => {
  const work = vi.fn((text: string, context: string) => `${text} of ${context}`)
  const read = memoized(work)
  expect([read('page', 'one'), read('page', 'one'), read('page', 'two')]).toEqual(['page of one', 'page of one', 'page of two'])
  expect(work).toHaveBeenCalledTimes(2)
})

test('no more than 500 texts are kept', () => {
  const work = vi.fn((text: string) => text.length)
  const read = memoized(work)
  for (let at = 0; at <= 500; at += 1) read(`text ${at}`)
  expect(read('text 0')).toBe(6)
  expect(work).toHaveBeenCalledTimes(502)
})
