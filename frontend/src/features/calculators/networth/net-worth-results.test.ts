import fc from 'fast-check'
import { expect, it } from 'vitest'
import { netWorthBars, netWorthResults } from './net-worth-results.ts'

const rows = (amounts: number[]) => amounts.map((amount) => ({ label: 'Row', amount }))

it.each([
  [[500_000, 250_500], [300_000], 450_500],
  [[100], [100], 0],
  [[0], [500], -500],
  [[], [], 0],
])('%j less %j is %d', (assets, liabilities, netWorth) => {
  expect(netWorthResults({ asset: rows(assets), liability: rows(liabilities) })).toMatchObject({ netWorth })
})

const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 30 })

it('turns about when assets and liabilities change places', () => {
  fc.assert(
    fc.property(amounts, amounts, (one, other) => {
      const forth = netWorthResults({ asset: rows(one), liability: rows(other) })?.netWorth ?? NaN
      const back = netWorthResults({ asset: rows(other), liability: rows(one) })?.netWorth ?? NaN
      expect(forth + back).toBe(0)
    }),
  )
})

it('is none while a row has no amount', () => {
  expect(netWorthResults({ asset: rows([5, NaN]), liability: [] })).toBeUndefined()
  expect(netWorthResults({ asset: [], liability: rows([Infinity]) })).toBeUndefined()
  expect(netWorthResults({ asset: rows([-5]), liability: [] })).toBeUndefined()
})

const named = (...amounts: number[]) => amounts.map((amount, index) => ({ label: index === 0 ? ' ' : `Row ${index}`, amount }))

it('shows what is owned, then what is owed, and says which of the two each is', () => {
  expect(netWorthBars({ asset: named(1_000, 5_000), liability: named(300) })).toEqual([
    { name: 'Row 1', value: 5_000, words: '₹5,000 owned', tone: 'first' },
    { name: 'Asset', value: 1_000, words: '₹1,000 owned', tone: 'first' },
    { name: 'Liability', value: 300, words: '₹300 owed', tone: 'second' },
  ])
})

it('is empty before an amount is entered, and has at most eight bars', () => {
  expect(netWorthBars({ asset: named(0), liability: named(0) })).toEqual([])
  const many = named(...Array.from({ length: 30 }, (_, at) => at + 1))
  expect(netWorthBars({ asset: many, liability: many })).toHaveLength(8)
  expect(netWorthBars({ asset: named(NaN), liability: many })).toEqual([])
})
