import { PMT, PV } from '@formulajs/formulajs'
import { expect, it } from 'vitest'
import { changedInstalment, rateChangeResults } from './rate-change-results.ts'

const home = { principal: 1_500_000, annualRatePercent: 6.5, tenureMonths: 180 }

it('with the time kept, the instalment repays what is owed by then, as an independent PMT says', () => {
  const { instalment } = rateChangeResults(home, { annualRatePercent: 8, firstInstalment: 25, keep: 'tenure' })
  const owed = -Number(PV(6.5 / 1200, 156, instalment?.before ?? 0, 0, 0))
  expect(instalment?.owed).toBeCloseTo(owed, 4)
  expect(instalment?.after).toBeCloseTo(-Number(PMT(8 / 1200, 156, owed, 0, 0)), 6)
})

it('with the instalment kept, it stays', () => {
  const changed = changedInstalment(home, { annualRatePercent: 8, firstInstalment: 25, keep: 'instalment' })
  expect(changed?.after).toBe(changed?.before)
})

it('is the loan at the other rate where it changes at once', () => {
  const changed = changedInstalment(home, { annualRatePercent: 8, firstInstalment: 1, keep: 'tenure' })
  expect(changed?.owed).toBe(1_500_000)
  expect(changed?.after).toBeCloseTo(14_334.78, 2)
})

it('is none after the last instalment, and none of what is no loan', () => {
  const change = { annualRatePercent: 8, keep: 'tenure' as const }
  expect(changedInstalment(home, { ...change, firstInstalment: 181 })).toBeUndefined()
  expect(changedInstalment({ ...home, principal: NaN }, { ...change, firstInstalment: 1 })).toBeUndefined()
  expect(changedInstalment(home, { ...change, annualRatePercent: NaN, firstInstalment: 1 })).toBeUndefined()
})
