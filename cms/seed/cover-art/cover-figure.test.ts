import { expect, it } from 'vitest'
import { coverFigure } from './cover-figure'

const none = { lines: [], figure: '', figureSays: '', appliesTo: '', doBy: '', costsOrSaves: '' }

it.each<[string | undefined, Parameters<typeof coverFigure>[0]]>([
  ['8.4%', { ...none, figure: '8.4%', lines: ['It is ₹1,000.'], costsOrSaves: '₹5,000' }],
  ['₹12.75 lakh', { ...none, lines: ['No number.', 'Up to ₹12.75 lakh bears no tax.'], costsOrSaves: '₹5,000' }],
  ['₹1,000', { ...none, costsOrSaves: '₹1,000 or ₹5,000, and interest' }],
  ['12%', { ...none, lines: ['It grows to ₹1,23,45,67,890.50.'], costsOrSaves: '12% a year' }],
  [undefined, { ...none, lines: ['By 31 December 2026.'] }],
  [undefined, undefined],
])('%s', (expected, short) => {
  expect(coverFigure(short)).toBe(expected)
})
