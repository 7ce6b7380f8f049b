import { shippedFigures } from '@artha/contract/figures/all-figures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../arithmetic/property-runs.ts'
import { readFields } from '../definition/read-fields.ts'
import { isRefused } from '../definition/refusal.ts'
import { ofBuild } from '../accuracy/of-build.ts'
import { epf as epfWith } from './epf-calculator.ts'
import { epfResults, monthOf, type EpfTerms } from './epf-results.ts'

const epf = ofBuild(epfWith)

const shares = { employer: 12, pension: 8.33 }
const terms = fc.record({
  wage: fc.integer({ min: 0, max: 300_000 }),
  annualRate: fc.integer({ min: 0, max: 1_200 }).map((hundredths) => hundredths / 100),
  term: fc.integer({ min: 1, max: 480 }),
  rise: fc.integer({ min: 0, max: 15 }),
  balance: fc.integer({ min: 0, max: 5_000_000 }),
  employeeRate: fc.integer({ min: 0, max: 100 }),
  capped: fc.constantFrom('yes' as const, 'no' as const),
  ceiling: fc.constantFrom(15_000, 25_000),
})

/** A running balance as EPFO keeps it: interest on the balance at the start of each month, credited in the twelfth. */
function monthByMonth(each: EpfTerms) {
  let [balance, interest, wage] = [each.balance, 0, each.wage]
  for (let month = 1; month <= each.term; month += 1) {
    const { employee, employer } = monthOf(each, shares, wage)
    interest += (balance * each.annualRate) / 1200
    balance += employee + employer
    if (month % 12 !== 0 && month !== each.term) continue
    balance += interest
    interest = 0
    wage *= 1 + each.rise / 100
  }
  return balance
}

it('is the running balance, month by month, and adds up', () => {
  fc.assert(
    fc.property(terms, (each) => {
      const results = epfResults(each, shares) ?? expect.fail('no results')
      const theirs = monthByMonth(each)
      expect(Math.abs(results.maturityValue - theirs)).toBeLessThanOrEqual(1e-8 * Math.max(1, theirs))
      const sum = each.balance + results.employeeTotal + results.employerTotal + results.interest
      expect(Math.abs(results.maturityValue - sum)).toBeLessThanOrEqual(1e-8 * Math.max(1, sum))
    }),
    propertyRuns(300),
  )
})

it.each([
  [15_000, 15_000, 1_250],
  [25_000, 25_000, 2_083],
  [100_000, 25_000, 2_083],
  [10_000, 25_000, 833],
])('of a wage of %d at a ceiling of %d the pension takes %d', (wage, ceiling, pension) => {
  expect(monthOf({ wage, annualRate: 8.25, term: 1, rise: 0, balance: 0, employeeRate: 12, capped: 'no', ceiling }, shares, wage).pension).toBe(
    pension,
  )
})

it('pays whole rupees each month, fifty paise upwards', () => {
  fc.assert(
    fc.property(terms, fc.integer({ min: 0, max: 30_000_000 }), (each, paise) => {
      const { employee, employer, pension } = monthOf(each, shares, paise / 100)
      expect([employee, employer, pension].every(Number.isInteger)).toBe(true)
    }),
    propertyRuns(300),
  )
  const year = { annualRate: 0, term: 12, rise: 0, balance: 0, employeeRate: 12, capped: 'no', ceiling: 25_000 } as const
  // 12% is 1,481.40 and 4,999.50, of which the pension takes 1,028.34 and 2,082.50
  expect(monthOf({ ...year, wage: 0 }, shares, 12_345)).toEqual({ employee: 1_481, employer: 1_481 - 1_028, pension: 1_028 })
  expect(monthOf({ ...year, wage: 0 }, shares, 41_662.5)).toEqual({ employee: 5_000, employer: 5_000 - 2_083, pension: 2_083 })
})

it.each([
  ['2026-09-10', /₹15,000 until 16 Sep 2026, ₹25,000 from 17 Sep 2026.*Here ₹15,000, for the first part/],
  ['2026-09-30', /Here ₹25,000, for the last part/],
  ['2026-08-31', undefined],
  ['2026-10-01', undefined],
])('says on %s which part of a month within which the ceiling changed it takes', (on, words) => {
  const { input } = readFields(epf.fields, new URLSearchParams(`on=${on}&wage=50000`))
  const worked = epf.work(input, '2026-11-22')
  const said = isRefused(worked)
    ? expect.fail(worked.refused)
    : (epf.remarks?.(worked, input, '2026-11-22') ?? []).find((line) => line.startsWith('The wage ceiling changed'))
  if (words) expect(said).toMatch(words)
  else expect(said).toBeUndefined()
})

describe('takes the shares of the day of a link', () => {
  const changed = [
    ...shippedFigures,
    ...shippedFigures
      .filter(({ figureKey }) => figureKey === 'epf-split')
      .map((row) => ({
        ...row,
        validFrom: '2027-04-01',
        value:
          row.value.kind === 'table'
            ? {
                ...row.value,
                rows: row.value.rows.map((part) => (part.name === 'employee' || part.name === 'employer' ? { ...part, cells: [10] } : part)),
              }
            : row.value,
      })),
  ]
  const later = epfWith.of(changed, '2026-11-22')
  const at = (on: string) => {
    const { input } = readFields(later.fields, new URLSearchParams(`on=${on}&wage=50000&years=1&rise=0`))
    const worked = later.work(input, '2026-11-22')
    if (isRefused(worked)) return expect.fail(worked.refused)
    const formula = typeof later.formula === 'function' ? later.formula(input) : ''
    return { own: worked.employeeTotal / 12, formula, said: (later.remarks?.(worked, input, '2026-11-22') ?? []).join(' ') }
  }

  it.each([
    ['2026-10-01', 6_000, /you pay 12% of wages/],
    ['2027-04-01', 5_000, /you pay 10% of wages/],
  ])('%s: ₹%d a month', (on, own, formula) => {
    expect(at(on).own).toBe(own)
    expect(at(on).formula).toMatch(formula)
    expect(at(on).said).not.toContain('These are the shares')
  })

  it('and says which where the register has none for it', () => {
    expect(at('2026-08-01').said).toContain('These shares apply from 17 Sep 2026; we have none for 1 Aug 2026.')
  })
})
