import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  ['How it is done', 'en-IN'],
  ['आयकर रिटर्न: ₹5 लाख', 'hi-IN'],
  ['आयकर रिटर्न और GST', 'hi-IN'],
  ['What "ब्याज" means on a loan statement', 'en-IN'],
  ['2026', 'en-IN'],
  ['', 'en-IN'],
])('%s is in %s', (title, language) => {
  expect(languageOf(title)).toBe(language)
})
