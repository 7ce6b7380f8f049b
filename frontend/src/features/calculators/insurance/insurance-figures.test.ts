import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { ageFactorOf, insuranceFigures } from './insurance-figures.ts'
import { insuranceTypes } from './insurance-limits.ts'

it.each([
  [18, 1.05],
  [29, 1.05],
  [30, 1.2],
  [49, 1.2],
  [50, 1.5],
  [100, 1.5],
])('at %d years the factor is %d', (ageYears, factor) => {
  expect(ageFactorOf(ageYears)).toBe(factor)
})

it.each([
  ['life', 1.1],
  ['health', 1.3],
  ['vehicle', 1.2],
] as const)('%s has the factor %d', (type, factor) => {
  expect(insuranceFigures({ base: 10_000, ageYears: 29, tenureYears: 10, type })).toMatchObject({
    ageFactor: 1.05,
    typeFactor: factor,
  })
})

it('is base times both factors over a hundred, and in all that for every month', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 1_000_000 }),
      fc.integer({ min: 18, max: 100 }),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(...insuranceTypes),
      (base, ageYears, tenureYears, type) => {
        const { monthlyPremium, totalPremium, ageFactor, typeFactor } =
          insuranceFigures({ base, ageYears, tenureYears, type }) ?? expect.fail('no figures')
        expect(monthlyPremium).toBeCloseTo((base * Math.round(ageFactor * 100) * Math.round(typeFactor * 10)) / 100_000, 8)
        expect(totalPremium).toBeCloseTo(monthlyPremium * 12 * tenureYears, 8)
      },
    ),
  )
})

it('is none where an input is zero or no number, and never no number', () => {
  const good = { base: 10_000, ageYears: 30, tenureYears: 10, type: 'life' as const }
  for (const bad of [0, -1, NaN, Infinity]) expect(insuranceFigures({ ...good, base: bad })).toBeUndefined()
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.double(), (base, ageYears, tenureYears) => {
      expect(Object.values(insuranceFigures({ base, ageYears, tenureYears, type: 'health' }) ?? {}).every(Number.isFinite)).toBe(true)
    }),
    propertyRuns(2_000),
  )
})
