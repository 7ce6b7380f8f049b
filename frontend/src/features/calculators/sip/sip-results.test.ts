import { FV } from '@formulajs/formulajs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { goalResults } from '../goal/goal-results.ts'
import { sipResults, type SipTerms } from './sip-results.ts'

const terms = fc.record({
  monthly: fc.integer({ min: 1, max: 1_000_000 }),
  annualRate: fc.integer({ min: 0, max: 3_000 }).map((hundredths) => hundredths / 100),
  term: fc.integer({ min: 1, max: 600 }),
  stepUpPercent: fc.integer({ min: 0, max: 25 }),
  stepUpAmount: fc.integer({ min: 0, max: 5_000 }),
  inflation: fc.integer({ min: 0, max: 15 }),
  delayMonths: fc.integer({ min: 0, max: 700 }),
  timing: fc.constantFrom('start' as const, 'end' as const),
  convention: fc.constantFrom('nominal' as const, 'effective' as const),
})

const resultsOf = (each: SipTerms) => sipResults(each) ?? expect.fail('no results')
const near = (ours: number, theirs: number) => expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(theirs)))

/** A plain calculation month by month. */
function monthByMonth({ monthly, annualRate, term, stepUpPercent, stepUpAmount, timing, convention }: SipTerms) {
  const rate = convention === 'nominal' ? annualRate / 1200 : (1 + annualRate / 100) ** (1 / 12) - 1
  let [value, sum] = [0, monthly]
  for (let month = 0; month < term; month += 1) {
    if (month > 0 && month % 12 === 0) sum = sum * (1 + stepUpPercent / 100) + stepUpAmount
    value = timing === 'start' ? (value + sum) * (1 + rate) : value * (1 + rate) + sum
  }
  return value
}

it('is what comes out month by month, and without a step-up what an independent FV gives', () => {
  fc.assert(
    fc.property(terms, (each) => {
      near(resultsOf(each).futureValue, monthByMonth(each))
      const level = { ...each, stepUpPercent: 0, stepUpAmount: 0, convention: 'nominal' as const }
      near(resultsOf(level).futureValue, Number(FV(each.annualRate / 1200, each.term, -each.monthly, 0, each.timing === 'start' ? 1 : 0)))
    }),
    propertyRuns(300),
  )
})

it('costs nothing to begin at once, and all of it to begin after the end', () => {
  fc.assert(
    fc.property(terms, (each) => {
      expect(resultsOf({ ...each, delayMonths: 0 }).delayCost).toBe(0)
      expect(resultsOf({ ...each, delayMonths: each.term }).delayCost).toBe(resultsOf(each).futureValue)
    }),
    propertyRuns(100),
  )
})

it('reaches with the goal’s sum the goal itself', () => {
  fc.assert(
    fc.property(terms, (each) => {
      const goal = goalResults({ ...each, target: 1_000_000, saved: 0 }) ?? expect.fail('no goal')
      near(resultsOf({ ...each, monthly: goal.monthlyNeeded, stepUpAmount: 0 }).futureValue, goal.targetThen)
    }),
    propertyRuns(200),
  )
})
