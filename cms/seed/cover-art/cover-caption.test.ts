import { expect, it } from 'vitest'
import { coverCaption } from './cover-caption'

const none = { lines: [], figure: '', figureSays: '', appliesTo: '', doBy: '', costsOrSaves: '' }

it.each<[string, ...Parameters<typeof coverCaption>]>([
  ['On the cover: 8.4% of the salary.', '8.4%', { ...none, figure: '8.4%', figureSays: 'of the salary', costsOrSaves: '₹5,000' }],
  ['On the cover: Up to ₹12.75 lakh bears no tax.', '₹12.75 lakh', { ...none, lines: ['No number.', 'Up to ₹12.75 lakh bears no tax.'] }],
  ['On the cover: ₹1,000 a year.', '₹1,000', { ...none, lines: ['Compare.'], costsOrSaves: '₹1,000 a year' }],
  ['', '18%', { ...none, lines: ['By 31 December 2026.'] }],
  ['', undefined, { ...none, lines: ['18% of it.'] }],
  ['', '18%', undefined],
])('"%s"', (expected, number, short) => {
  expect(coverCaption(number, short)).toBe(expected)
})
