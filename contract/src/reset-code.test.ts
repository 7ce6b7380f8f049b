import { expect, it } from 'vitest'
import { resetCodeIn } from './reset-code.ts'

it.each([
  '123456',
  ' 123 456\n',
  '123-456',
  '123–456',
  '1 2 3 4 5 6',
  '12.34.56',
  '１２３４５６',
  '१२३४५६',
  '١٢٣٤٥٦',
  '১২৩ ৪৫৬',
  'code: 123456',
  'Your code: 123456.',
  'कोड १२३४५६',
  '"123456"',
  '123\u200B456',
  '\u202A123456\u202C',
  '123\u00AD456',
  '123\u00A0456',
  'Your code: 123456. It works for 10 minutes.',
])('%j is the code', (typed) => {
  expect(resetCodeIn(typed)).toBe('123456')
})

it.each(['', ' ', '12345', '1234567', 'abcdef', '123a456', '12345a', '123456 or 654321', '12345 10'])('%j is none', (typed) => {
  expect(resetCodeIn(typed)).toBeUndefined()
})
