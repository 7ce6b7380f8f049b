import { expect, it } from 'vitest'
import { wordsText } from './words-text.ts'

it.each([
  [12, 8, '12 words added, 8 words removed'],
  [1, 0, '1 word added'],
  [0, 1, '1 word removed'],
  [0, 0, 'No words added or removed'],
])('%i more and %i fewer words', (added, removed, text) => {
  expect(wordsText({ added, removed })).toBe(text)
})
