import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditFields } from '../credit/credit-fields.ts'
import { depositFields } from '../fixed-deposit/deposit-fields.ts'
import { nearestAllowed, type InputLimits } from '../inputs/input-limits.ts'
import { insurance } from '../insurance/insurance-calculator.ts'
import { investment } from '../investment/investment-calculator.ts'
import { loanKinds, loanLimits } from '../loan/loan-limits.ts'
import { loanLink, readLoanLink } from '../loan/loan-link.ts'
import { noPlan, type RefusedRow } from '../loan/plan/plan-rows.ts'
import { netWorth } from '../networth/networth-calculator.ts'
import type { Field, Fields } from '../definition/field.ts'
import { fieldsLink, readFields } from '../definition/read-fields.ts'
import { queryableCalculators } from '../accuracy/of-build.ts'
import { propertyRuns } from '../arithmetic/property-runs.ts'

const plainDeposit = { days: 0, payout: 'maturity', senior: 'no', seniorExtra: 0.5, on: '' }
const query = (text: string) => new URLSearchParams(text)

describe('a loan', () => {
  it('is what the link says', () => {
    expect(readLoanLink('home-loan', query('principal=2500000&annualRate=8.35&years=20'))).toEqual({
      input: { principal: 2_500_000, annualRatePercent: 8.35, tenureYears: 20, plan: noPlan, unread: [], isPlanShown: false },
      notes: [],
    })
  })

  it('starts at the product’s values without a link', () => {
    expect(readLoanLink('loan', query('')).input).toMatchObject({ principal: 150_000, annualRatePercent: 5, tenureYears: 10 })
    expect(readLoanLink('home-loan', query('')).input).toMatchObject({ principal: 1_500_000, annualRatePercent: 6.5, tenureYears: 15 })
    expect(readLoanLink('car-loan', query('')).input).toMatchObject({ principal: 500_000, annualRatePercent: 7, tenureYears: 5 })
  })

  it('takes the nearest allowed values and says why', () => {
    expect(readLoanLink('car-loan', query('principal=0&annualRate=99&years=2.34'))).toMatchObject({
      input: { principal: 1, annualRatePercent: 40, tenureYears: 28 / 12 },
      notes: [
        { parameter: 'principal', reason: 'below-minimum', given: '0', used: 1 },
        { parameter: 'annualRate', reason: 'above-maximum', given: '99', used: 40 },
        { parameter: 'years', reason: 'too-fine', given: '2.34', used: 28 / 12 },
      ],
    })
  })

  it('takes amounts as people write them, the first of several, and the start for what is unreadable', () => {
    expect(readLoanLink('loan', query('principal=2.5+lakh&principal=5&annualRate=NaN&years='))).toMatchObject({
      input: { principal: 250_000, annualRatePercent: 5, tenureYears: 10 },
      notes: [{ parameter: 'annualRate', reason: 'unreadable', given: 'NaN', used: 5 }],
    })
  })

  it.each([
    ['years=20&months=6', 246],
    ['months=18', 18],
    ['years=20', 240],
    ['years=7.5&months=3', 93],
    ['years=40&months=1', 480],
  ])('%s is a term of %d months', (text, months) => {
    expect(Math.round(readLoanLink('loan', query(text)).input.tenureYears * 12)).toBe(months)
  })

  it('cuts what a note repeats', () => {
    expect(readLoanLink('loan', query(`principal=${'x'.repeat(5_000)}`)).notes[0]?.given).toHaveLength(40)
  })
})

it('reads a deposit, an investment and a profile by the documented names', () => {
  expect(readFields(depositFields, query('principal=100000&annualRate=7.1&years=3')).input).toEqual({
    ...plainDeposit,
    principal: 100_000,
    annualRate: 7.1,
    years: 3,
  })
  expect(readFields(investment.fields, query('initial=0&monthly=5000&annualRate=12&years=15')).input).toEqual({
    initial: 0,
    monthly: 5_000,
    annualRate: 12,
    years: 15,
  })
  expect(readFields(creditFields, query('utilization=30&history=90&ageYears=5&accounts=4&inquiries=2')).input).toEqual({
    utilization: 30,
    history: 90,
    ageYears: 5,
    accounts: 4,
    inquiries: 2,
  })
})

it('reads an insurance and explains a type that there is not', () => {
  expect(readFields(insurance.fields, query('base=10000&age=29&years=10&type=health'))).toEqual({
    input: { base: 10_000, age: 29, years: 10, type: 'health' },
    notes: [],
  })
  expect(readFields(insurance.fields, query('age=17&type=pet'))).toEqual({
    input: { base: 500_000, age: 18, years: 20, type: 'life' },
    notes: [
      { parameter: 'age', reason: 'below-minimum', given: '17', used: 18 },
      { parameter: 'type', reason: 'unknown-choice', given: 'pet', used: 'life' },
    ],
  })
})

/** Adds 0 to turn −0 into 0, since links have no −0. */
const valueWithin = (limits: InputLimits) =>
  fc.double({ min: limits.min, max: limits.max, noNaN: true }).map((value) => nearestAllowed(limits, value) + 0)

/** Any value that a field may hold. */
function valueOf(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'number') return valueWithin(field.limits)
  if (field.kind === 'term') return fc.integer({ min: Math.round(field.limits.min * 12), max: field.limits.max * 12 })
  if (field.kind === 'choice') return fc.constantFrom(...Object.keys(field.options))
  if (field.kind === 'day') return fc.constantFrom(field.initial, '2026-04-01')
  if (field.kind === 'carried') return fc.constant('')
  return fc.array(fc.record({ label: fc.constantFrom('2025-04-01', 'Flat: Pune'), amount: valueWithin(field.list.limits) }), {
    minLength: 1,
    maxLength: 5,
  })
}
const inputOf = (fields: Fields) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)]))) as fc.Arbitrary<Record<string, never>>

describe('a link written by us', () => {
  const cases: [string, fc.Arbitrary<unknown>][] = [
    ...loanKinds.map((kind): [string, fc.Arbitrary<unknown>] => {
      const { principal, annualRate, years } = loanLimits[kind]
      const input = fc.record({
        principal: valueWithin(principal),
        annualRatePercent: valueWithin(annualRate),
        tenureYears: valueWithin(years),
        plan: fc.constant(noPlan),
        unread: fc.constant<RefusedRow[]>([]),
        isPlanShown: fc.constant(false),
      })
      return [kind, input.map((each) => [each, readLoanLink(kind, query(loanLink(each).toString()))])]
    }),
    ...queryableCalculators.map(({ of: { path, fields } }): [string, fc.Arbitrary<unknown>] => [
      path,
      inputOf(fields).map((each) => [each, readFields(fields, fieldsLink(fields, each))]),
    ]),
  ]
  it.each(cases)('gives the same %s again, without a note', (_, pairs) => {
    fc.assert(
      fc.property(pairs as fc.Arbitrary<[unknown, { input: unknown; notes: unknown[] }]>, ([written, read]) => {
        expect(read.input).toEqual(written)
        expect(read.notes).toEqual([])
      }),
    )
  })
})

it('gives complete input within the limits for any text at all', () => {
  const names = [
    'principal',
    'annualRate',
    'years',
    'initial',
    'monthly',
    'utilization',
    'history',
    'ageYears',
    'accounts',
    'inquiries',
    'asset',
    'liability',
    'income',
    'expense',
  ]
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String), fc.constantFrom('NaN', 'Infinity', '-1', '1e308', '0', '0x1'))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 30 }), (pairs) => {
      const given = new URLSearchParams(pairs)
      const loan = readLoanLink('loan', given).input
      expect(loan.principal >= 1 && loan.principal <= 50_000_000).toBe(true)
      expect(loan.annualRatePercent >= 0 && loan.annualRatePercent <= 40).toBe(true)
      expect(loan.tenureYears >= 1 / 12 && loan.tenureYears <= 40).toBe(true)
      const readings = [readFields(depositFields, given), readFields(investment.fields, given), readFields(creditFields, given)]
      for (const value of readings.flatMap(({ input }) => Object.values(input))) {
        expect(typeof value === 'string' || (Number.isFinite(value) && value >= 0)).toBe(true)
      }
      const { asset, liability } = readFields(netWorth.fields, given).input
      for (const { label, amount } of [...asset, ...liability]) {
        expect(label).not.toBe('')
        expect(amount >= 0 && amount <= 10_000_000_000).toBe(true)
      }
    }),
    propertyRuns(500),
  )
})
