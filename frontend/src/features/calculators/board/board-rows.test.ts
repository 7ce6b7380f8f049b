import { expect, it } from 'vitest'
import { wholeRupees } from '../../../lib/money.ts'
import { shortRupees } from '../charts/short-rupees.ts'
import { bigText } from '../definition/result-text.ts'
import { loanResults } from '../loan/loan-results.ts'
import { loanKinds } from '../loan/loan-limits.ts'
import { loanTerms, readLoanLink } from '../loan/loan-link.ts'
import { shownPlan } from '../loan/shown-plan.ts'
import { queryableCalculators } from '../accuracy/of-build.ts'
import { boardGroups, boardQuestions } from './board-rows.ts'

const rows = boardGroups.flatMap((group) => group.rows)
const resultOf = (path: string) => rows.find((row) => row.path === path)?.result
const asked = (path: string) => queryableCalculators.find(({ of }) => of.path === path)?.of
const nothing = new URLSearchParams()

it('has every calculator once', () => {
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length)
  expect(queryableCalculators.map(({ of }) => of.path).filter((path) => resultOf(path) === undefined)).toEqual([])
})

it.each(queryableCalculators.map(({ of }) => of.path))('%s has the figure that it begins with', (path) => {
  const of = asked(path)
  const [id = ''] = Object.keys(of?.names('') ?? {})
  const value = of?.ask('', '2026-11-22')[id] ?? Number.NaN
  const result = resultOf(path) ?? ''
  const unit = result.endsWith('%') ? 'percent' : result.endsWith('months') ? 'months' : result.includes('₹') ? 'rupees' : 'points'
  expect(result).toBe(bigText(value, unit))
})

it.each(loanKinds.map((kind) => [`/${kind}-calculator`, () => loanResults(loanTerms(readLoanLink(kind, nothing).input))?.emi] as const))(
  '%s has the figure that it begins with',
  (path, work) => {
    expect(resultOf(path)).toBe(bigText(work() ?? Number.NaN))
  },
)

it('answers its six questions with what their pages work out', () => {
  const [regime, emi, paidBack, sip, salary, retirement] = boardQuestions.map(({ result }) => result)
  const home = readLoanLink('home-loan', new URLSearchParams(boardQuestions[2]?.to.split('?')[1])).input
  const outcome = shownPlan(home)?.outcome
  expect(regime).toBe(wholeRupees(asked('/income-tax-calculator')?.ask('', '2026-11-22').newTax ?? NaN))
  expect(boardQuestions[0]?.text).toContain(wholeRupees(asked('/income-tax-calculator')?.ask('', '2026-11-22').oldTax ?? NaN))
  expect(emi).toBe(wholeRupees(loanResults(loanTerms(home))?.emi ?? NaN))
  expect(outcome?.kind === 'planned' && [wholeRupees(outcome.results.interestSaved), outcome.results.monthsSaved]).toEqual([paidBack, 11])
  expect([sip, salary]).toEqual([resultOf('/sip-calculator'), resultOf('/salary-calculator')])
  expect(retirement).toBe(shortRupees(asked('/retirement-calculator')?.ask('', '2026-11-22').corpusNeeded ?? NaN))
})
