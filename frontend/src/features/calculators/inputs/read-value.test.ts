import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestAllowed, partsOfUnit, type InputLimits } from './input-limits.ts'
import { queryableCalculators } from '../accuracy/of-build.ts'
import { loanLimits } from '../loan/loan-limits.ts'
import { readValue } from './read-value.ts'

const { principal, annualRate, years } = loanLimits.loan

it.each([
  [principal, '15,000', { kind: 'taken', value: 15_000 }],
  [principal, '1.5 lakh', { kind: 'taken', value: 150_000 }],
  [principal, '9,999', { kind: 'taken', value: 9_999 }],
  [principal, '0', { kind: 'below-minimum', nearest: 1 }],
  [principal, '-5', { kind: 'below-minimum', nearest: 1 }],
  [principal, '1cr', { kind: 'taken', value: 10_000_000 }],
  [principal, '6 cr', { kind: 'above-maximum', nearest: 50_000_000 }],
  [principal, '1e999', { kind: 'above-maximum', nearest: 50_000_000 }],
  [principal, '1,50,00', { kind: 'ambiguous', readings: [150, 15_000] }],
  [principal, '12345.5', { kind: 'too-fine', nearest: 12_346 }],
  [principal, '12345', { kind: 'taken', value: 12_345 }],
  [principal, '', { kind: 'empty' }],
  [principal, 'a lot', { kind: 'unreadable' }],
  [annualRate, '8.35', { kind: 'taken', value: 8.35 }],
  [annualRate, '8.35 %', { kind: 'taken', value: 8.35 }],
  [annualRate, '8.355', { kind: 'too-fine', nearest: 8.36 }],
  [annualRate, '0', { kind: 'taken', value: 0 }],
  [annualRate, '-0.01', { kind: 'below-minimum', nearest: 0 }],
  [annualRate, '40.01', { kind: 'above-maximum', nearest: 40 }],
  [annualRate, '1,5', { kind: 'ambiguous', readings: [1.5, 15] }],
  [years, '10', { kind: 'taken', value: 10 }],
  [years, '10 years', { kind: 'taken', value: 10 }],
  [years, '7.5', { kind: 'taken', value: 7.5 }],
  [years, '18 months', { kind: 'taken', value: 1.5 }],
  [years, '7.33', { kind: 'taken', value: 88 / 12 }],
  [years, '7.3', { kind: 'too-fine', nearest: 88 / 12 }],
  [years, '2 years 6 months', { kind: 'taken', value: 2.5 }],
  [years, '2y6m', { kind: 'taken', value: 2.5 }],
  [years, '2 yrs and 6 mo', { kind: 'taken', value: 2.5 }],
  [years, '12 महीने', { kind: 'taken', value: 1 }],
  [years, '२ साल ६ महीने', { kind: 'taken', value: 2.5 }],
  [years, '5 साल', { kind: 'taken', value: 5 }],
  [years, '6m', { kind: 'taken', value: 0.5 }],
  [years, '2 years something', { kind: 'unreadable' }],
  [years, '2 years 6', { kind: 'unreadable' }],
  [years, '1,5 years', { kind: 'ambiguous', readings: [1.5, 15] }],
  [years, '0 months', { kind: 'below-minimum', nearest: 1 / 12 }],
  [years, '481 months', { kind: 'above-maximum', nearest: 40 }],
] as const)('%j reads %j as %j', (limits, text, reading) => {
  expect(readValue(limits, text)).toEqual(reading)
})

const definedLimits = queryableCalculators.flatMap(({ of: { path, fields } }) =>
  Object.entries(fields).flatMap(([name, field]): [string, InputLimits][] => (field.kind === 'number' ? [[`${path} ${name}`, field.limits]] : [])),
)

const everyLimit = Object.entries({
  ...loanLimits,
})
  .flatMap(([calculator, limits]) =>
    Object.entries(limits).map(([input, each]: [string, InputLimits]): [string, InputLimits] => [`${calculator} ${input}`, each]),
  )
  .concat(definedLimits)

describe.each(everyLimit)('%s', (_, limits) => {
  it('starts at a value that it takes', () => {
    expect(readValue(limits, String(limits.initial))).toEqual({ kind: 'taken', value: limits.initial })
  })

  it('turns any number into one that it takes', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        const nearest = nearestAllowed(limits, value)
        expect(nearest).toBeGreaterThanOrEqual(limits.min)
        expect(nearest).toBeLessThanOrEqual(limits.max)
        expect(nearestAllowed(limits, nearest)).toBe(nearest)
        const parts = limits.parts ?? partsOfUnit[limits.unit]
        expect(Math.abs(nearest * parts - Math.round(nearest * parts))).toBeLessThan(1e-12 * Math.max(1e6, Math.abs(nearest * parts)))
      }),
    )
  })
})

it.each(everyLimit.filter(([name]) => /^\W?(insurance|investment|credit|revenue)(-calculator)? /.test(name)))(
  '%s starts in the middle half of its range',
  (_, { min: least, max: most, slide, initial }) => {
    const [min, max] = slide === undefined || slide === 'none' ? [least, most] : slide
    expect(initial).toBeGreaterThanOrEqual(min + (max - min) / 4)
    expect(initial).toBeLessThanOrEqual(max - (max - min) / 4)
  },
)
