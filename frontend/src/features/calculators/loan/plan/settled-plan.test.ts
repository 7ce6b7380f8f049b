import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../arithmetic/property-runs.ts'
import { planPairs, readPlan } from './plan-rows.ts'
import { settledPlan } from './settled-plan.ts'

const terms = { principal: 5_000_000, annualRatePercent: 8.5, tenureMonths: 240 }

/** The results and refused rows of a link. */
function settle(query: string) {
  const { plan, refused } = readPlan(new URLSearchParams(query))
  const settled = settledPlan(terms, plan)
  const results = settled.outcome.kind === 'planned' ? settled.outcome.results : expect.fail(settled.outcome.kind)
  return { results, refused: [...refused, ...settled.refused], plan: settled.plan }
}

describe('a link', () => {
  it('holds what is paid on top, other rates, fees and how instalments are counted', () => {
    const { plan, refused } = settle(
      'prepay=once:12:100000:time&prepay=monthly:13:5000:emi:24&prepayCharge=2&chargeGst=18&rate=2028-06:9.25&fee=processing:10000' +
        '&start=2026-12&moratorium=6&mode=advance&rounding=rupee',
    )
    expect(refused).toEqual([])
    expect(plan).toMatchObject({
      partPayments: [
        { kind: 'once', from: 12, amount: 100_000, effect: 'time' },
        { kind: 'monthly', from: 13, until: 24, amount: 5_000, effect: 'emi' },
      ],
      rateSteps: [{ from: 13, annualRatePercent: 9.25, effect: 'emi' }],
      fees: 10_000,
      chargePercent: 2,
      chargeGstPercent: 18,
      moratoriumMonths: 6,
      mode: 'advance',
      rounding: 'rupee',
    })
  })

  it('names a month of the calendar in the place of an instalment', () => {
    expect(settle('start=2026-12&prepay=once:2027-12:100000:time').results).toEqual(settle('prepay=once:12:100000:time').results)
    expect(settle('start=2026-12&rate=2028-06:9.25').plan.rateSteps).toMatchObject([{ from: 18 }])
  })

  it('takes amounts as people write them, and "all" to close the loan', () => {
    expect(settle('prepay=once:12:1 lakh').results).toEqual(settle('prepay=once:12:100000:time').results)
    expect(settle('prepay=once:36:all').results.plannedMonths).toBe(36)
  })
})

it.each([
  ['prepay=sometimes:12:5000:time', 'unreadable'],
  ['prepay=once:0:5000:time', 'unreadable'],
  ['prepay=once:12:1,5:time', 'unreadable'],
  ['prepay=once:12', 'unreadable'],
  ['prepay=once:2027-13:5000', 'unreadable'],
  ['prepay=once:2027-04:5000', 'needs-start'],
  ['start=2027-04&prepay=once:2027-04:5000', 'before-start'],
  ['prepay=once:241:5000', 'after-the-end'],
  ['prepay=monthly:24:5000:time:12', 'ends-before-it-begins'],
  ['rate=13:41', 'unreadable'],
  ['rate=13:20:time', 'never-repaid'],
  ['fee=processing:5000000', 'more-than-the-loan'],
  ['mode=sideways', 'unreadable'],
  ['moratorium=-1', 'unreadable'],
])('%s is told, as %s, and the rest counts', (query, problem) => {
  const { results, refused } = settle(`${query}&prepay=once:12:100000:time`)
  expect(refused.map((each) => each.problem)).toEqual([problem])
  expect(results.monthsSaved).toBe(11)
})

it('gives the same plan again from its own link', () => {
  const part = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('once', 'monthly', 'yearly'),
        fc.integer({ min: 1, max: 240 }),
        fc.integer({ min: 1, max: 1e7 }),
        fc.constantFrom('time', 'emi'),
      )
      .map((parts): [string, string] => ['prepay', parts.join(':')]),
    fc
      .tuple(fc.integer({ min: 1, max: 240 }), fc.integer({ min: 0, max: 4_000 }))
      .map(([from, hundredths]): [string, string] => ['rate', `${from}:${hundredths / 100}`]),
    fc.constantFrom<[string, string]>(
      ['fee', 'a:5000'],
      ['rounding', 'rupee'],
      ['mode', 'advance'],
      ['moratorium', '3'],
      ['start', '2026-12'],
      ['prepayCharge', '2'],
    ),
    fc.tuple(fc.constantFrom('prepay', 'rate', 'fee', 'start'), fc.string({ unit: 'binary' })),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (pairs) => {
      const { plan } = readPlan(new URLSearchParams(pairs))
      expect(readPlan(new URLSearchParams(planPairs(plan)))).toEqual({ plan, refused: [] })
      const { outcome } = settledPlan(terms, plan)
      if (outcome.kind !== 'planned') return
      const results = Object.values(outcome.results).filter((value) => value !== undefined)
      expect(results.every(Number.isFinite)).toBe(true)
    }),
    propertyRuns(200),
  )
})
