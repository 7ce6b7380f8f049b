import { figureHistory } from '@artha/contract/figure-on'
import { shippedFigures } from '@artha/contract/figures/all-figures'
import { describe, expect, it } from 'vitest'
import { amountText, bandText, validityText, shortText } from './figure-texts.ts'
import { dayText } from '../../lib/dates.ts'

describe('an amount in words', () => {
  it.each([
    [5.5, 'percent-a-year', '5.50% a year'],
    [4, 'percent', '4%'],
    [0.025, 'percent', '0.025%'],
    [25_000, 'rupees-a-month', '₹25,000 a month'],
    [1, 'years', '1 year'],
    [115, 'months', '115 months'],
    [50_000, 'crore-rupees', '₹50,000 crore'],
    ['Both regimes', 'text', 'Both regimes'],
  ] as const)('%s %s is "%s"', (number, unit, words) => {
    expect(amountText(number, unit)).toBe(words)
  })
})

it.each([
  [{ from: 0, upTo: 400_000 }, 'Up to ₹4,00,000'],
  [{ from: 400_000, upTo: 800_000 }, '₹4,00,000 to ₹8,00,000'],
  [{ from: 2_400_000, upTo: null }, 'Above ₹24,00,000'],
])('the band %j is "%s"', (band, words) => {
  expect(bandText(band, 'rupees')).toBe(words)
})

it.each([
  ['2026-10-07', '7 Oct 2026'],
  ['2027-03-31', '31 Mar 2027'],
])('the day %s is "%s"', (day, words) => {
  expect(dayText(day)).toBe(words)
})

it.each([
  ['repo', ['7 Feb 2025 to 8 Apr 2025', '9 Apr 2025 to 5 Jun 2025', '6 Jun 2025 to 4 Dec 2025', '5 Dec 2025 to 6 Oct 2026', 'Since 7 Oct 2026']],
  ['it-hra', ['Until 31 Mar 2026', 'Since 1 Apr 2026']],
])('%s says from when to when each row holds', (key, words) => {
  expect(figureHistory(shippedFigures, key).map((held) => validityText(held, '2026-11-22'))).toEqual(words)
})

it('says every figure that ships in one line', () => {
  expect(shippedFigures.filter(({ value }) => !/\S/.test(shortText(value)) || /NaN|undefined|—/.test(shortText(value)))).toEqual([])
})
