import { expect, it } from 'vitest'
import { placeOfRemark } from './remark-places.ts'

const paragraphs = [
  'Gold is a metal.',
  'What is put aside first is not missed at the end of the month.',
  'A loan is paid back in equal parts.',
  'सोना एक धातु है और महंगा है',
].map((text) => ({ part: 'Section 1', text }))

it.each([
  ['stands as it was', 'Gold is a metal.', 0],
  ['was moved', 'A loan is paid back in equal parts.', 2],
  ['was written again', 'What is put aside at first is rarely missed at the end of a month.', 1],
  ['was written again in Devanagari', 'सोना एक महंगा धातु है', 3],
  ['is gone', 'Crypto is no deposit, and never was.', -1],
  ['is gone, without words', '—', -1],
])('a remark on a paragraph that %s', (_, quote, expected) => {
  expect(placeOfRemark(quote, paragraphs)).toBe(expected)
})
