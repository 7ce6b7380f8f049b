import { expect, it } from 'vitest'
import { shortRupees } from './short-rupees.ts'

it.each([
  [0, '₹0'],
  [949.6, '₹950'],
  [25_000, '₹25,000'],
  [99_994, '₹99,994'],
  [99_999.5, '₹1 lakh'],
  [150_000, '₹1.5 lakh'],
  [190_917.93, '₹1.91 lakh'],
  [1_250_000, '₹12.5 lakh'],
  [9_999_600, '₹1 crore'],
  [21_345_678, '₹2.13 crore'],
  [12_345_678_900, '₹1,235 crore'],
  [-50_000, '-₹50,000'],
])('%d is %s', (amount, words) => expect(shortRupees(amount)).toBe(words))
