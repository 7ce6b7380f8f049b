import { expect, it } from 'vitest'
import { containsPattern } from './contains-pattern'

it.each([
  ['asha', '%asha%'],
  ['50%', '%50!%%'],
  ['a_b', '%a!_b%'],
  ['wow!', '%wow!!%'],
  ['a\\b', '%a\\b%'],
  ['a\0b', undefined],
  ['a\nb', undefined],
])('%j is looked for by %j', (text, pattern) => {
  expect(containsPattern(text)).toBe(pattern)
})
