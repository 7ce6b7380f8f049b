import { expect, it } from 'vitest'
import { netWorthBars } from './net-worth-bars.ts'

const rows = (...amounts: number[]) => amounts.map((amount, index) => ({ label: index === 0 ? ' ' : `Row ${index}`, amount }))

it('shows what is owned, then what is owed, and says which of the two each is', () => {
  expect(netWorthBars({ assets: rows(1_000, 5_000), liabilities: rows(300) })).toEqual([
    { name: 'Row 1', value: 5_000, words: '₹5,000 owned', tone: 'first' },
    { name: 'Asset', value: 1_000, words: '₹1,000 owned', tone: 'first' },
    { name: 'Liability', value: 300, words: '₹300 owed', tone: 'second' },
  ])
})

it('is empty before an amount is entered, and has at most eight bars', () => {
  expect(netWorthBars({ assets: rows(0), liabilities: rows(0) })).toEqual([])
  const many = rows(...Array.from({ length: 30 }, (_, at) => at + 1))
  expect(netWorthBars({ assets: many, liabilities: many })).toHaveLength(8)
  expect(netWorthBars({ assets: rows(NaN), liabilities: many })).toEqual([])
})
