import { shippedFigures } from '@artha/contract/figures/all-figures'
import { expect, it } from 'vitest'
import type { LoanTerms } from '../loan/loan-results.ts'
import { loanTerms, readLoanLink } from '../loan/loan-link.ts'
import { todayInIndia } from '../../../lib/india-clock.ts'
import { checkedCases } from './checked-cases.ts'
import { checkCases } from '../references/reference-case.ts'
import { ownFormula } from '../references/reference-sources.ts'

const rows = checkedCases(shippedFigures, todayInIndia()).flatMap(({ name, results }) => results.map((each) => ({ name, ...each })))

it.each(rows)('$name: $result of $given is $expected', ({ ours, expected, decimals, agrees }) => {
  expect(ours).toBeCloseTo(expected, decimals)
  expect(agrees).toBe(true)
})

it('covers every calculator', () => {
  expect(checkedCases(shippedFigures, todayInIndia()).every(({ results }) => results.length > 0)).toBe(true)
  expect(rows.length).toBeGreaterThan(70)
})

/** Counts links by calculator, so that a calculator that loses its links fails by name. */
const linked = checkedCases(shippedFigures, todayInIndia()).map(
  ({ name, results }) => [name, results.filter(({ address }) => address !== undefined).length, results.length] as const,
)

it.each(linked.filter(([name]) => !name.startsWith('Loans')))('every figure of %s leads to its calculator filled in', (_, count, all) => {
  expect(count).toBe(all)
})

it('a loan or a plan leads there where the calculator takes such an input, and only there', () => {
  const loans = rows.filter(({ name }) => name === 'Loans: instalment and totals')
  const [within] = loans.filter(({ given }) => (given as LoanTerms).principal === 2_000_000)
  const { input, notes } = readLoanLink('loan', new URLSearchParams(within?.address?.split('?')[1]))
  expect([loanTerms(input), notes]).toEqual([within?.given, []])
  expect(loans.filter(({ given }) => (given as LoanTerms).principal < 1_000).every(({ address }) => address === undefined)).toBe(true)
  expect(loans.filter(({ address }) => address !== undefined).length).toBeGreaterThan(10)
})

const noAddress = () => undefined

it('says so where a figure differs or is missing', () => {
  const cases = [{ source: ownFormula, given: 1, expected: { result: 1.01 }, decimals: 2 }]
  expect(checkCases(cases, () => ({ result: 1.0151 }), noAddress)[0]).toMatchObject({ agrees: false, ours: 1.0151 })
  expect(checkCases(cases, () => ({ result: 1.0149 }), noAddress)[0]).toMatchObject({ agrees: true })
  expect(checkCases(cases, () => undefined, noAddress)[0]).toMatchObject({ agrees: false, ours: undefined, difference: undefined })
})
