import { shippedFigures } from '@artha/contract/figures/all-figures'
import { figureOn, taxYearOf } from '@artha/contract/figure-on'
import { describe, expect, it } from 'vitest'
import { queryable } from '../definition/queryable.ts'
import type { Calculator } from '../definition/calculator.ts'
import type { Fields } from '../definition/field.ts'
import { readFields } from '../definition/read-fields.ts'
import { isRefused } from '../definition/refusal.ts'
import { capitalGains as capitalGainsWith } from '../capital-gains/capital-gains-calculator.ts'
import { incomeTax as incomeTaxWith } from '../income-tax/income-tax-calculator.ts'
import { salary as salaryWith } from '../salary/salary-calculator.ts'
import { epf as epfWith } from '../epf/epf-calculator.ts'
import { gratuity as gratuityWith } from '../gratuity/gratuity-calculator.ts'
import { hra as hraWith } from '../hra/hra-calculator.ts'
import { hraCities, hraResults } from '../hra/hra-results.ts'
import { nps as npsWith } from '../nps/nps-calculator.ts'
import { postOffice as postOfficeWith } from '../post-office/post-office-calculator.ts'
import { ppf as ppfWith } from '../ppf/ppf-calculator.ts'
import { sukanya as sukanyaWith } from '../sukanya/sukanya-calculator.ts'
import { ofBuild } from './of-build.ts'

const capitalGains = ofBuild(capitalGainsWith)
const incomeTax = ofBuild(incomeTaxWith)
const salary = ofBuild(salaryWith)
const epf = ofBuild(epfWith)
const gratuity = ofBuild(gratuityWith)
const hra = ofBuild(hraWith)
const nps = ofBuild(npsWith)
const postOffice = ofBuild(postOfficeWith)
const ppf = ofBuild(ppfWith)
const sukanya = ofBuild(sukanyaWith)

const today = '2026-11-22'

function refusalOf<const Of extends Fields, Results extends object>(of: Calculator<Of, Results>, query: string) {
  const worked = of.work(readFields(of.fields, new URLSearchParams(query)).input, today)
  return isRefused(worked) ? worked.refused : undefined
}

describe('the EPF wage ceiling changes in the night to 17 September 2026', () => {
  const base = 'wage=50000&capped=yes&years=1&annualRate=8.25'
  const at = (more: string) => queryable(epf).ask(`${base}&${more}`, today)

  it.each([
    ['2026-09-16', 15_000],
    ['2026-09-17', 25_000],
  ])('on %s it is ₹%d', (on, ceiling) => {
    expect(at(`on=${on}`)).toEqual(at(`on=${on}&ceiling=${ceiling}`))
    expect(at(`on=${on}`).employerTotal).toBeGreaterThan(0)
  })

  it('which the result shows', () => {
    expect(at('on=2026-09-16').employeeTotal).toBeLessThan(at('on=2026-09-17').employeeTotal ?? 0)
  })
})

it.each([
  ['2022-03-31', 8.1],
  ['2022-04-01', 8.15],
  ['2023-03-31', 8.15],
  ['2023-04-01', 8.25],
  ['2026-03-31', 8.25],
  // No rate is declared for 2026-27 yet: the last one is used, and the page says so.
  ['2026-04-01', 8.25],
])('on %s the last declared EPF interest rate is %d %%', (on, rate) => {
  const query = `wage=50000&years=1&ceiling=15000&on=${on}`
  expect(queryable(epf).ask(query, today)).toEqual(queryable(epf).ask(`${query}&annualRate=${rate}`, today))
})

const quarterEnds = ['2025-06-30', '2025-09-30', '2025-12-31', '2026-03-31', '2026-06-30', '2026-09-30', '2026-12-31']
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
const small = [
  [ppf, 'yearly=150000', 7.1],
  [sukanya, 'yearly=150000&age=5', 8.2],
  [postOffice, 'scheme=nsc&amount=100000', 7.7],
] as const

describe.each(small.map(([of, query, rate]) => ({ of: queryable(of as never), name: of.title, query, rate })))('$name', ({ of, query, rate }) => {
  it.each(quarterEnds)('has the rate of the quarter that ends on %s', (day) => {
    expect(of.ask(`${query}&on=${day}`, today)).toEqual(of.ask(`${query}&on=${day}&annualRate=${rate}`, today))
    expect(of.ask(`${query}&on=${day}`, today).maturityValue).toBeGreaterThan(0)
  })

  it.each(quarterEnds.slice(0, -1).map(dayAfter))('has one on %s, the first day of a quarter', (day) => {
    expect(of.ask(`${query}&on=${day}`, today).maturityValue).toBeGreaterThan(0)
  })
})

describe('HRA from one tax year to the next', () => {
  const query = 'basic=600000&hra=300000&rent=240000&city=metro'

  it.each([
    ['2026-03-31', '2025-26', 4],
    ['2026-04-01', '2026-27', 8],
  ])('on %s the year is %s, with %d cities of half the salary', (day, taxYear, cities) => {
    expect(taxYearOf(day)).toBe(taxYear)
    expect(hraCities(shippedFigures, taxYear)).toHaveLength(cities)
    const value = figureOn(shippedFigures, 'it-hra', day)?.value
    expect(value?.kind === 'list' && value.items).toHaveLength(cities)
    expect(refusalOf(hra, `${query}&taxYear=${taxYear}`)).toBeUndefined()
  })

  it.each(['2024-25', '2019-20', 'no year'])('has no result for %s, since the register has no shares for it', (taxYear) => {
    expect(hraResults(shippedFigures, { taxYear, basic: 600_000, hra: 300_000, rent: 240_000, city: 'metro' })).toBeUndefined()
  })

  it('says why', () => {
    const { input } = readFields(hra.fields, new URLSearchParams(query))
    const worked = hra.work({ ...input, taxYear: '2024-25' }, today)
    expect(isRefused(worked) && worked.refused).toBe('No result: the official HRA rates for tax year 2024-25 are not available.')
  })
})

describe('where the register has no figure there is no result, and it is said why', () => {
  it.each([
    ['PPF before its rates', () => refusalOf(ppf, 'yearly=150000&on=2025-03-31')],
    ['Sukanya before its rates', () => refusalOf(sukanya, 'yearly=150000&age=5&on=2025-03-31')],
    ['NSC before its rates', () => refusalOf(postOffice, 'scheme=nsc&amount=100000&on=2025-03-31')],
    ['EPF before its ceiling', () => refusalOf(epf, 'wage=50000&years=1&on=2014-08-31')],
    ['NPS before its rules of leaving', () => refusalOf(nps, 'monthly=5000&years=20&on=2025-12-15')],
    ['gratuity before its rules', () => refusalOf(gratuity, 'salary=50000&years=10&on=2025-11-20')],
  ])('%s', (_, refused) => {
    expect(refused()).toMatch(/the official .+ for \d{1,2} [A-Z][a-z]{2} 20\d\d is not available/)
  })
})

describe('a figure that changes on one day, and more than once on it', () => {
  const day = '2026-11-22'
  const [ceiling] = shippedFigures.filter(({ figureKey }) => figureKey === 'gratuity')
  if (ceiling === undefined) throw new Error('the register has no gratuity')
  const most = (rupees: number) => ({
    kind: 'table' as const,
    columns: [{ name: 'value', title: '' }],
    rows: [{ name: 'most', title: '', unit: 'rupees' as const, cells: [rupees] }],
  })
  const others = shippedFigures.filter(({ figureKey }) => figureKey !== 'gratuity')
  const before = { ...ceiling, validFrom: '2026-01-01', value: most(2_000_000) }
  const first = { ...ceiling, validFrom: day, value: most(2_500_000) }
  const payableOn = (rows: readonly (typeof ceiling)[], on: string) =>
    queryable(gratuityWith.of([...others, ...rows], day)).ask(`salary=500000&years=40&on=${on}`, day).payable

  it('holds from its first day, today', () => {
    expect([payableOn([before, first], '2026-11-21'), payableOn([before, first], day)]).toEqual([2_000_000, 2_500_000])
  })

  it('withdrawn and set right on the day itself, only what was set right holds', () => {
    const withdrawn = { ...first, withdrawn: { on: day, reason: 'misread' } }
    const right = { ...first, value: most(3_000_000) }
    expect(payableOn([before, withdrawn, right], day)).toBe(3_000_000)
    expect(payableOn([before, right, withdrawn], day)).toBe(3_000_000)
    expect(payableOn([before, withdrawn], day)).toBe(2_000_000)
  })

  it('begun and ended on the same day, it holds on that day alone, and after it there is no result', () => {
    const ofADay = { ...first, validUntil: day }
    expect(payableOn([before, ofADay], day)).toBe(2_500_000)
    expect(payableOn([before, ofADay], '2026-11-23')).toBeUndefined()
    const worked = gratuityWith.of([...others, before, ofADay], day)
    const { input } = readFields(worked.fields, new URLSearchParams('salary=500000&years=40&on=2026-11-23'))
    const refused = worked.work(input, day)
    expect(isRefused(refused) && refused.refused).toBe('No result: the official gratuity ceiling for 23 Nov 2026 is not available.')
  })
})

describe('31 March and 1 April across the calculators of the register', () => {
  const edges = ['2025-03-31', '2025-04-01', '2026-03-31', '2026-04-01', '2026-09-16', '2026-09-17']
  const known = (of: { ask: (query: string, today: string) => Readonly<Record<string, number>> }, query: string) =>
    edges.filter((on) => Object.keys(of.ask(`${query}&on=${on}`, today)).length > 0)

  it.each([
    ['PPF', known(queryable(ppf), 'yearly=150000'), edges.slice(1)],
    ['Sukanya Samriddhi', known(queryable(sukanya), 'yearly=150000&age=5'), edges.slice(1)],
    ['NSC', known(queryable(postOffice), 'scheme=nsc&amount=100000'), edges.slice(1)],
    ['EPF', known(queryable(epf), 'wage=50000&years=1'), edges],
    ['NPS', known(queryable(nps), 'monthly=5000&years=20'), edges.slice(2)],
    ['gratuity', known(queryable(gratuity), 'salary=50000&years=10'), edges.slice(2)],
  ])('%s has a result on the days that its figures hold, and on no other', (_, days, expected) => {
    expect(days).toEqual(expected)
  })

  it.each(['2025-26', '2026-27'])('income tax, salary and HRA have one for %s', (taxYear) => {
    for (const [of, query] of [
      [incomeTax, 'salary=1500000'],
      [salary, 'ctc=1500000'],
      [hra, 'basic=600000&hra=300000&rent=240000'],
    ] as const)
      expect(Object.keys(queryable(of as never).ask(`${query}&taxYear=${taxYear}`, today))).not.toHaveLength(0)
  })

  it.each([
    ['2024-07-22', undefined],
    ['2024-07-23', true],
    ['2026-03-31', true],
    ['2026-04-01', true],
    ['2027-03-31', true],
  ])('a gain of %s: %s', (sold, has) => {
    const results = queryable(capitalGains).ask(`asset=equity&bought=2020-01-01&sold=${sold}&cost=500000&price=900000`, today)
    expect(results.tax === undefined ? undefined : true).toBe(has)
  })
})
