import { capitalGains } from '@artha/contract/figures/capital-gains'
import { incomeTaxRates } from '@artha/contract/figures/income-tax-rates'
import { describe, expect, it } from 'vitest'
import { gainResults } from './gain-results.ts'
import { isHeldLonger, monthsLater, type Asset } from './gain-rules.ts'

it.each([
  ['2024-08-01', 12, '2025-08-01'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-08-31', 6, '2025-02-28'],
  ['2023-12-15', 24, '2025-12-15'],
])('%s and %d months are %s', (day, months, later) => expect(monthsLater(day, months)).toBe(later))

it('is held longer from the day after the same day on', () => {
  expect(isHeldLonger({ bought: '2024-08-01', sold: '2025-08-01' }, 12)).toBe(false)
  expect(isHeldLonger({ bought: '2024-08-01', sold: '2025-08-02' }, 12)).toBe(true)
})

const sale = (asset: Asset, bought: string, sold: string, cost = 100_000, price = 300_000) =>
  gainResults([...capitalGains, ...incomeTaxRates], { asset, bought, sold, cost, price, expenses: 0 })

describe('the tax of a sale', () => {
  it.each([
    [sale('equity', '2025-01-01', '2025-06-01'), { taxableGain: 200_000, tax: 40_000 }],
    [sale('equity', '2024-01-01', '2025-06-01'), { taxableGain: 75_000, tax: 9_375 }],
    [sale('equity', '2024-01-01', '2025-06-01', 300_000, 100_000), { gain: -200_000, taxableGain: 0, tax: 0 }],
    // 2,75,003 is taxable, rounded to 2,75,000; 34,375 × 1.04 is 35,750
    [sale('equity', '2024-01-01', '2025-06-01', 100_000, 500_003), { gain: 400_003, taxableGain: 275_000, tax: 34_375, payable: 35_750 }],
    // 2,00,007 rounds to 2,00,010, of which 20% is 40,002; × 1.04 is 41,602.08
    [sale('equity', '2025-01-01', '2025-06-01', 100_000, 300_007), { taxableGain: 200_010, tax: 40_002, payable: 41_600 }],
    [sale('debt', '2023-03-31', '2025-06-01'), { tax: 25_000 }],
    [sale('debt', '2023-04-01', '2025-06-01'), { taxableGain: 200_000, tax: undefined }],
    [sale('gold', '2023-06-01', '2025-06-01'), { tax: undefined }],
    [sale('gold', '2023-06-01', '2025-06-02'), { tax: 25_000 }],
    [sale('property', '2024-07-23', '2026-10-01'), { tax: 25_000 }],
    [sale('property', '2001-06-01', '2026-10-01'), { taxableGain: 0, tax: 0 }],
  ])('%#', (results, expected) => expect(results).toMatchObject(expected))

  it.each([
    [sale('equity', '2020-01-01', '2024-07-22'), /23 Jul 2024/],
    [sale('equity', '2026-01-02', '2026-01-01'), /before the purchase date/],
  ])('is refused where the register has no rule: %#', (results, words) => {
    expect(results).toMatchObject({ refused: expect.stringMatching(words) as string })
  })
})
