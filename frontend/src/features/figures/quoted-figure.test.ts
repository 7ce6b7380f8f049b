import { shippedFigures } from '@artha/contract/figures/all-figures'
import { expect, it } from 'vitest'
import { bestFigure, quotedFigure } from './quoted-figure.ts'

const day = '2026-11-24'

it.each([
  ['repo', 'repo rate today', '5.50% a year. Since 7 Oct 2026. Source: RBI Monetary Policy Committee.'],
  ['it-80c', '80c limit', '₹1,50,000. Since 1 Apr 2014. Source: Parliament.'],
  [
    'ss-rates',
    'ppf interest rate',
    'Public Provident Fund: 7.10% a year, until 31 Dec 2026. Since 1 Oct 2026. Source: Ministry of Finance. Not verified: one source.',
  ],
  [
    'it-duedates',
    'belated return last date',
    'Belated return for financial year 2025-26: 31 Dec 2026. Source: CBDT. Not verified: source page unknown.',
  ],
])('%s to “%s”', (key, question, expected) => {
  expect(quotedFigure(shippedFigures, key, question, day)?.words).toBe(expected)
})

it.each([
  ['2027-01-01', 'ss-rates', 'ppf interest rate', 'Public Provident Fund: 7.10% a year, held until 31 Dec 2026; we know of no later figure.'],
  ['2027-07-01', 'ss-rates', 'ppf interest rate', 'Public Provident Fund: 7.10% a year, held until 31 Dec 2026; we know of no later figure.'],
  ['2026-11-26', 'epf-rate', 'epf interest rate', '8.25% a year, held until 31 Mar 2026; we know of no later figure.'],
])('on %s %s is answered to “%s” with the last known figure', (on, key, question, expected) => {
  expect(quotedFigure(shippedFigures, key, question, on)?.words).toContain(expected)
})

it('says the bands of a table of rates, and of dates the next three', () => {
  const slabs = quotedFigure(shippedFigures, 'it-slabs-new', 'new regime slabs', day)?.words
  expect(slabs).toMatch(/^Up to ₹4,00,000: 0%; ₹4,00,000 to ₹8,00,000: 5%; .*Above ₹24,00,000: 30%\. /)
  const dates = quotedFigure(shippedFigures, 'it-duedates', 'itr last date', day)?.words
  expect(dates?.match(/\d{4}(?=[;.])/g)).toEqual(['2026', '2026', '2027'])
  expect(dates).not.toContain('31 Jul 2026')
})

it.each([
  ['nothing', '2026-11-24'],
  ['repo', '1950-01-01'],
])('says nothing of %s on %s', (key, on) => {
  expect(quotedFigure(shippedFigures, key, 'rate', on)).toBeUndefined()
})

it.each([
  ['ppf interest rate', ['ss-ppf', 'ss-rates'], 'ss-rates'],
  ['80c limit', ['ss-td', 'it-80c'], 'it-80c'],
  ['advance tax dates', ['it-interest', 'it-advance'], 'it-advance'],
  ['when', ['repo'], undefined],
])('%s is answered by the best of %j', (question, keys, expected) => {
  expect(bestFigure(shippedFigures, keys, question, day)?.key).toBe(expected)
})

it('says of a day of each year what falls on it', () => {
  expect(quotedFigure(shippedFigures, 'it-advance', 'advance tax dates', day)?.words).toMatch(/^Paid by 15 June: 15%; Paid by 15 September: 45%; /)
})
