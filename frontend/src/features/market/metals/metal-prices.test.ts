import { describe, expect, it } from 'vitest'
import { roundTo } from '../../../lib/rounding.ts'
import { changeOverDays, daysOf, eachDay, gramsPerTroyOunce, overDays, puritiesOf, rupeesFor, weightsOf } from './metal-prices.ts'

const price = (day: string, usdPerTroyOunce: number) => ({ day, usdPerTroyOunce })

describe('in rupees', () => {
  it('an ounce of pure metal is worth what is paid for it', () => {
    const quote = { usdPerTroyOunce: 2_000, rupeesPerDollar: 80 }
    expect(rupeesFor(quote, { name: '', fineness: 1000 }, gramsPerTroyOunce)).toBeCloseTo(160_000, 8)
  })

  // Computed by hand: 2,400 × 84 ÷ 31.1034768 = 6,481.590508 rupees per gram of pure gold
  it.each([
    ['24 carat', 1, 6_475.11],
    ['24 carat', 8, 51_800.87],
    ['24 carat', 10, 64_751.09],
    ['22 carat', 1, 5_937.14],
    ['22 carat', 10, 59_371.37],
    ['18 carat', 1, 4_861.19],
    ['18 carat', 8, 38_889.54],
  ])('gold of %s, %d g', (carat, grams, rupees) => {
    const purity = puritiesOf('XAU').find(({ name }) => name === carat)
    expect(purity && roundTo(rupeesFor({ usdPerTroyOunce: 2_400, rupeesPerDollar: 84 }, purity, grams), 2)).toBe(rupees)
  })

  it('carats are of gold alone', () => {
    expect(puritiesOf('XAU').map(({ fineness }) => fineness)).toEqual([999, 916, 750])
    expect([puritiesOf('XAG'), puritiesOf('XPT')].flat().map(({ name }) => name)).toEqual(['Fine', 'Fine'])
  })
})

it.each([
  ['XAU', ['1 g', '8 g', '10 g', '1 tola (11.66 g)', '100 g']],
  ['XAG', ['1 g', '10 g', '1 tola (11.66 g)', '100 g', '1 kg']],
  ['XPT', ['1 g', '10 g', '100 g']],
] as const)('%s is quoted by %j', (metal, names) => {
  expect(weightsOf(metal).map(({ name }) => name)).toEqual(names)
})

it('a tola is three eighths of per troy ounce, a kilogram a thousand grams', () => {
  expect(weightsOf('XAU').find(({ name }) => name.startsWith('1 tola'))?.grams).toBeCloseTo(11.6638038, 10)
  expect(weightsOf('XAG').at(-1)?.grams).toBe(1_000)
})

describe('the change over the days', () => {
  it.each([
    ['a rise', [price('2026-11-14', 2_000), price('2026-11-20', 2_100)], { usd: 100, percent: 5, since: '2026-11-14' }],
    ['a fall', [price('2026-11-16', 100), price('2026-11-17', 90), price('2026-11-19', 75)], { usd: -25, percent: -25, since: '2026-11-16' }],
    ['none', [price('2026-11-19', 30), price('2026-11-20', 30)], { usd: 0, percent: 0, since: '2026-11-19' }],
    ['of a single day', [price('2026-11-20', 30)], undefined],
    ['of no day', [], undefined],
  ])('%s', (_, prices, change) => {
    expect(changeOverDays(prices)).toEqual(change)
  })
})

describe('the days', () => {
  it.each([
    ['one after the other', ['2026-11-28', '2026-12-01'], ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01']],
    ['over the turn of a leap February', ['2028-02-28', '2028-03-01'], ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['one', ['2026-11-28'], ['2026-11-28']],
    ['none', [], []],
  ])('%s', (_, given, days) => {
    expect(eachDay(given)).toEqual(days)
  })

  it('are those that any series covers, and a day without a price is a gap', () => {
    const gold = [price('2026-11-17', 10), price('2026-11-20', 13)]
    const silver = [price('2026-11-18', 1)]
    const days = daysOf([gold, silver, []])
    expect(days).toEqual(['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'])
    expect(overDays(days, gold).map(({ usdPerTroyOunce }) => usdPerTroyOunce)).toEqual([10, null, null, 13])
    expect(overDays(days, silver).map(({ usdPerTroyOunce }) => usdPerTroyOunce)).toEqual([null, 1, null, null])
  })
})
