import fc from 'fast-check'
import { expect, it } from 'vitest'
import { netWorthFigures } from './net-worth.ts'

const rows = (amounts: number[]) => amounts.map((amount) => ({ label: 'Row', amount }))

it.each([
  [[500_000, 250_500], [300_000], 450_500, 'positive'],
  [[100], [100], 0, 'positive'],
  [[0], [500], -500, 'negative'],
  [[], [], 0, 'positive'],
])('%j less %j is %d, %s', (assets, liabilities, netWorth, tone) => {
  expect(netWorthFigures({ assets: rows(assets), liabilities: rows(liabilities) })).toMatchObject({ netWorth, tone })
})

const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 30 })

it('turns about when assets and liabilities change places', () => {
  fc.assert(
    fc.property(amounts, amounts, (one, other) => {
      const forth = netWorthFigures({ assets: rows(one), liabilities: rows(other) })?.netWorth ?? NaN
      const back = netWorthFigures({ assets: rows(other), liabilities: rows(one) })?.netWorth ?? NaN
      expect(forth + back).toBe(0)
    }),
  )
})

it('is none while a row has no amount', () => {
  expect(netWorthFigures({ assets: rows([5, NaN]), liabilities: [] })).toBeUndefined()
  expect(netWorthFigures({ assets: [], liabilities: rows([Infinity]) })).toBeUndefined()
  expect(netWorthFigures({ assets: rows([-5]), liabilities: [] })).toBeUndefined()
})
