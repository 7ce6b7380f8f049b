import { expect, it } from 'vitest'
import { wholeRupees } from '../../lib/money.ts'
import { loanResults } from './loan/loan-results.ts'
import { loanTerms, readLoanLink } from './loan/loan-link.ts'
import { queryableCalculators } from './accuracy/of-build.ts'
import { calculatorTiles } from './tile-results.ts'

const askOf = (path: string) => queryableCalculators.find(({ of }) => of.path === path)?.of.ask('', '2026-11-22') ?? {}
const resultOf = (path: string) => calculatorTiles.find(({ to }) => to === path)?.result

it.each([
  ['/income-tax-calculator', 'newTax'],
  ['/sip-calculator', 'futureValue'],
  ['/ppf-calculator', 'maturityValue'],
  ['/gst-calculator', 'gross'],
  ['/salary-calculator', 'monthlyInHand'],
] as const)('%s has the figure that it begins with', (path, id) => {
  expect(resultOf(path)).toBe(wholeRupees(askOf(path)[id] ?? Number.NaN))
})

it('has the instalment of the home loan that its page begins with', () => {
  const results = loanResults(loanTerms(readLoanLink('home-loan', new URLSearchParams()).input))
  expect(resultOf('/home-loan-calculator')).toBe(wholeRupees(results?.emi ?? Number.NaN))
})

it('says the tax of the old regime too', () => {
  expect(calculatorTiles[0]?.text).toContain(wholeRupees(askOf('/income-tax-calculator').oldTax ?? Number.NaN))
})
