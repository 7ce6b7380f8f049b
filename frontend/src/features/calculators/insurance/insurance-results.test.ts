import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rupees } from '../../../lib/money.ts'
import { toPaise } from '../../../lib/rounding.ts'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { ageFactorOf, insuranceResults } from './insurance-results.ts'

it.each([
  [18, 1.05],
  [29, 1.05],
  [30, 1.2],
  [49, 1.2],
  [50, 1.5],
  [100, 1.5],
])('at %d years the factor is %d', (age, factor) => {
  expect(ageFactorOf(age)).toBe(factor)
})

it.each([
  ['life', 1.1],
  ['health', 1.3],
  ['vehicle', 1.2],
] as const)('%s has the factor %d', (type, factor) => {
  expect(insuranceResults({ base: 10_000, age: 29, years: 10, type })).toMatchObject({
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
      fc.constantFrom('life' as const, 'health' as const, 'vehicle' as const),
      (base, age, years, type) => {
        const { monthlyPremium, totalPremium, ageFactor, typeFactor } = insuranceResults({ base, age, years, type }) ?? expect.fail('no results')
        expect(monthlyPremium).toBeCloseTo((base * Math.round(ageFactor * 100) * Math.round(typeFactor * 10)) / 100_000, 8)
        expect(totalPremium).toBeCloseTo(monthlyPremium * 12 * years, 8)
      },
    ),
  )
})

it('is right at half a paisa: base 10085, age 25, 5 years, health', () => {
  const results = insuranceResults({ base: 10_085, age: 25, years: 5, type: 'health' })
  expect(results?.totalPremium).toBe(8_259.615)
  expect(rupees(results?.totalPremium ?? NaN)).toBe('₹8,259.62')
})

it('shows the paisa that whole numbers give, halves upwards', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 1_000_000 }),
      fc.constantFrom([25, 105n] as const, [40, 120n] as const, [60, 150n] as const),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(['life', 11n] as const, ['health', 13n] as const, ['vehicle', 12n] as const),
      (base, [age, hundredths], years, [type, tenths]) => {
        const monthly = BigInt(base) * hundredths * tenths
        const inPaise = (thousandths: bigint) => Number((thousandths + 500n) / 1_000n)
        const results = insuranceResults({ base, age, years, type })
        expect(toPaise(results?.monthlyPremium ?? NaN)).toBe(inPaise(monthly))
        expect(toPaise(results?.totalPremium ?? NaN)).toBe(inPaise(monthly * BigInt(years * 12)))
      },
    ),
    propertyRuns(2_000),
  )
})

it('is none where an input is zero or no number, and never no number', () => {
  const good = { base: 10_000, age: 30, years: 10, type: 'life' as const }
  for (const bad of [0, -1, NaN, Infinity]) expect(insuranceResults({ ...good, base: bad })).toBeUndefined()
  fc.assert(
    fc.property(fc.double(), fc.double(), fc.double(), (base, age, years) => {
      expect(Object.values(insuranceResults({ base, age, years, type: 'health' }) ?? {}).every(Number.isFinite)).toBe(true)
    }),
    propertyRuns(2_000),
  )
})
