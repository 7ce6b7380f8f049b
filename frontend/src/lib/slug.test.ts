import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Buying every month, whatever the weather', 'buying-every-month-whatever-the-weather'],
  ['  GST at ₹40 lakh: 18% or 7.5%?  ', 'gst-at-40-lakh-18-or-7-5'],
  ["India’s budget, don't panic", 'indias-budget-dont-panic'],
  ['आयकर रिटर्न: कौन-से काग़ज़', 'आयकर-रिटर्न-कौन-से-काग़ज़'.normalize('NFKC')],
  ['पक्\u200dका घर', 'पक्का-घर'],
  ['Ｆｕｌｌ ｗｉｄｔｈ ﬁnance', 'full-width-finance'],
  ['café', 'café'],
  ['cafe\u0301', 'café'],
  ['a/b\\c?d#e%2f..', 'a-b-c-d-e-2f'],
  ['₹ … 😀', ''],
  ['', ''],
])('%j becomes %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a long title is cut between words', () => {
  const slug = slugOf('word '.repeat(40))
  expect(slug).toBe(Array.from({ length: 16 }, () => 'word').join('-'))
})

test('a title of one long word is cut within it, never within a character', () => {
  expect(slugOf('𝒲'.normalize('NFKC').repeat(200))).toBe('w'.repeat(80))
  expect([...slugOf('𠀀'.repeat(200))]).toHaveLength(80)
})
