import { expect, it } from 'vitest'
import { resultSentence } from '../definition/result-sentence.ts'
import { readFields } from '../definition/read-fields.ts'
import { isRefused } from '../definition/refusal.ts'
import { returns } from './returns-calculator.ts'
import { cagr, returnOf, xirr } from './returns-results.ts'

const between = (from: string, paid: number, to: string, got: number) => [
  { day: from, amount: -paid },
  { day: to, amount: got },
]

it.each([
  ['15,000 to 36,000 in six days', between('2024-01-01', 15_000, '2024-01-07', 36_000), 365 / 6, 2.4],
  ['10% overnight', between('2024-01-01', 100_000, '2024-01-02', 110_000), 365, 1.1],
  ['a loss overnight', between('2024-01-01', 100_000, '2024-01-02', 90_000), 365, 0.9],
  ['doubled in a year', between('2023-01-01', 1_000, '2024-01-01', 2_000), 1, 2],
])('%s has a rate', (_, flows, times, factor) => {
  const exact = (factor ** times - 1) * 100
  expect((xirr(flows) ?? Number.NaN) / exact).toBeCloseTo(1, 9)
  expect(returnOf(flows)?.inAll).toBeCloseTo((factor - 1) * 100, 6)
})

it('what a double does not hold is no figure, but has a return of its days', () => {
  const flows = between('2024-01-01', 1_000, '2024-01-02', 10_000)
  expect(xirr(flows)).toBeUndefined()
  expect(returnOf(flows)).toEqual({ percent: Infinity, inAll: expect.closeTo(900, 6), days: 1 })
  expect(cagr(1, 1e10, 0.001)).toBe(Infinity)
})

it('payments of 240 months have the rate of their spreadsheet', () => {
  const flows = Array.from({ length: 240 }, (_, at) => ({
    day: `${2005 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
    amount: at === 239 ? 5_000_000 : -5_000,
  }))
  const rate = 1 + (xirr(flows) ?? Number.NaN) / 100
  const first = Date.parse('2005-01-01')
  const worth = flows.reduce((sum, { day, amount }) => sum + amount / rate ** ((Date.parse(day) - first) / 86_400_000 / 365), 0)
  expect(Math.abs(worth)).toBeLessThan(0.01)
})

const said = (query: string) => {
  const { input } = readFields(returns.fields, new URLSearchParams(query))
  const worked = returns.work(input, '2026-11-26')
  return isRefused(worked) ? [worked.refused] : [returns.sentence(worked, input), ...(returns.remarks?.(worked, input, '2026-11-26') ?? [])]
}

it.each([
  [
    'flow=2024-01-01:-15000&flow=2024-01-07:36000',
    ['The payments below return more than 10,00,000% a year.', 'The payments return 140.00% in 6 days. The period is too short for an annual rate.'],
  ],
  [
    'flow=01/01/2024:-100&flow=2-Jan-24:1e9',
    [
      'The payments below return more than 10,00,000% a year.',
      'The payments return more than 10,00,000% in 1 day. The period is too short for an annual rate.',
    ],
  ],
  [
    'start=100&end=200&years=0&flow=2024-01-01:-100&flow=2025-01-01:110',
    [expect.stringMatching(/^The payments below return 9\.97% a year\.$/), 'The period is zero years, so there is no annual return.'],
  ],
])('%s is said as it is', (query, words) => expect(said(query)).toEqual(words))

it('an answer says what of its link is not used', () => {
  expect(resultSentence(returns, 'start=100&end=121&years=101', '2026-11-26')).toMatch(
    /^Years between: “101” in the link is above this calculator’s maximum; 100 years is used instead\./,
  )
})
