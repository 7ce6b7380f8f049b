import { expect, it } from 'vitest'
import { coverCaption } from './cover-caption'

const none = { lines: [], figure: '', figureSays: '', appliesTo: '', doBy: '', costsOrSaves: '' }

it.each<[string, Parameters<typeof coverCaption>[0]]>([
  ['On the cover: 8.4% of the salary.', { ...none, figure: '8.4%', figureSays: 'of the salary', costsOrSaves: '₹5,000' }],
  ['On the cover: Up to ₹12.75 lakh bears no tax.', { ...none, lines: ['No number.', 'Up to ₹12.75 lakh bears no tax.'] }],
  ['On the cover: ₹1,000 a year.', { ...none, lines: ['Compare.'], costsOrSaves: '₹1,000 a year' }],
  ['', { ...none, lines: ['By 31 December 2026.'] }],
  ['', undefined],
])('"%s"', (expected, short) => {
  expect(coverCaption(short)).toBe(expected)
})
