import { shippedFigures } from '@artha/contract/figures/all-figures'
import { describe, expect, it } from 'vitest'
import { queryable } from '../definition/queryable.ts'
import { readFields } from '../definition/read-fields.ts'
import { isRefused } from '../definition/refusal.ts'
import { hra as hraWith } from '../hra/hra-calculator.ts'
import { salary as salaryWith } from '../salary/salary-calculator.ts'
import { incomeTax as incomeTaxWith } from './income-tax-calculator.ts'
import { taxSteps } from './income-tax-texts.ts'
import { incomeTaxFields as incomeTaxFieldsWith } from './income-tax-fields.ts'
import { ofBuild } from '../accuracy/of-build.ts'

const hra = ofBuild(hraWith)
const salary = ofBuild(salaryWith)
const incomeTax = ofBuild(incomeTaxWith)

const day = '2026-11-22'
const incomeTaxFields = incomeTaxFieldsWith(shippedFigures, day)
const inputOf = (query: string) => readFields(incomeTaxFields, new URLSearchParams(query)).input

function resultsOf(query: string) {
  const worked = incomeTax.work(inputOf(query), day)
  return isRefused(worked) ? expect.fail(worked.refused) : worked
}

/** The sentences at the top of the page. */
const saidOf = (query: string) => {
  const results = resultsOf(query)
  return [incomeTax.sentence(results, inputOf(query)), ...(incomeTax.remarks?.(results, inputOf(query), day) ?? [])]
}

describe('the first screen', () => {
  it('starts with 2026-27, below 60 and a salary of fifteen lakh', () => {
    expect(inputOf('')).toMatchObject({ taxYear: '2026-27', age: 'below60', salary: 1_500_000, deductions: 0 })
  })

  it('says first both taxes and the lower one, then what would make the old one win, then the next hundred rupees', () => {
    const [both, wins, next] = saidOf('')
    expect(both).toBe('New regime ₹97,500 (₹8,125 a month). Old ₹2,57,400. New is lower by ₹1,59,900.')
    expect(wins).toMatch(/^The old regime is cheaper once deductions pass ₹5,43,750/)
    expect(next).toBe('Of your next ₹100 you keep ₹84.40.')
  })

  it('says what the interest on a home loan saves, up to its limit and in the old regime alone', () => {
    const interest = (query: string) => saidOf(query).filter((line) => line.includes('interest'))
    // 30% tax and its cess on ₹2,00,000, the part of the interest that counts
    expect(interest('homeLoanInterest=421323')).toEqual([
      'Home-loan interest counts only in the old regime: ₹2,00,000 of it cuts your tax there by ₹62,400.',
    ])
    expect(interest('')).toEqual([])
    // The total of deductions already includes it
    expect(interest('homeLoanInterest=421323&deductions=200000')).toEqual([])
  })

  it('asks in order, with the deductions one by one in a group that is opened', () => {
    const shown = Object.entries(incomeTaxFields)
    expect(shown.map(([name]) => name)).toEqual([
      'on',
      'taxYear',
      'salary',
      'age',
      'deductions',
      'section80C',
      'section80D',
      'hraExempt',
      'homeLoanInterest',
      'nps80CCD1B',
      'savingsInterest',
      'employerNps',
      'otherIncome',
      'gains',
    ])
    const groups = shown.map(([, field]) => (field.kind === 'number' && field.group !== undefined ? 'group' : '-'))
    expect(groups.join('')).toBe('-----groupgroupgroupgroupgroupgroup---')
    expect(incomeTaxFields.salary.chips).toEqual([800_000, 1_275_000, 1_500_000, 2_000_000, 3_000_000])
    expect(Object.keys(incomeTaxFields.age.options)).toEqual(['below60', '60to79', '80plus'])
  })

  it.each([
    [1_275_000, 0],
    [1_276_000, 1_040],
  ])('of a salary of %d takes %d', (salary, tax) => {
    expect(resultsOf(`salary=${salary}`).newTax).toBe(tax)
  })

  it('refuses income of several kinds with gains above two crore, and says why', () => {
    const refused = incomeTax.work(inputOf('salary=20000000&gains=1'), day)
    expect(refused).toMatchObject({ refused: expect.stringContaining('no source we found settles') as string })
    expect(incomeTax.work(inputOf('salary=20000000'), day)).not.toHaveProperty('refused')
  })

  it('has the sections of both Acts beside each deduction and each step', () => {
    const labels = Object.values(incomeTaxFields).filter((field) => field.kind === 'number' && field.group !== undefined)
    for (const { label } of [...labels, incomeTaxFields.employerNps]) expect(label).toMatch(/\((s\. .+) \/ .+\)$/)
    const steps = taxSteps(resultsOf('salary=1276000'), 0)
    expect(steps[0]).toContain('s. 16(ia) / s. 19(1)')
    expect(steps[1]).toContain('s. 288A / s. 516')
    expect(steps[2]).toContain('s. 115BAC / s. 202')
  })
})

describe('income and tax are as they are filed', () => {
  // Each calculated independently of this program: income to ten rupees, slabs, cess, tax to ten rupees
  it.each([
    ['taxYear=2026-27&salary=1875073', { newTaxableIncome: 1_800_070, newTax: 166_410, oldTaxableIncome: 1_825_070, oldTax: 374_420 }],
    ['salary=0&otherIncome=500004', { oldTaxableIncome: 500_000, oldTax: 0 }],
    ['salary=0&otherIncome=500005', { oldTaxableIncome: 500_010, oldTax: 13_000 }],
    ['taxYear=2025-26&salary=0&otherIncome=1200004', { newTaxableIncome: 1_200_000, newTax: 0 }],
    ['salary=2111111', { newTax: 217_390, oldTax: 448_070, saving: 230_680 }],
    ['salary=1333333.33', { newTax: 60_660, oldTax: 205_400 }],
  ])('%s', (query, expected) => expect(resultsOf(query)).toMatchObject(expected))

  it('shows the working before it is rounded, and speaks of a standard deduction only where there is one', () => {
    const steps = taxSteps(resultsOf('salary=1875073'), 0)
    expect(steps).toContain('New, income: ₹18,00,073.00 after the standard deduction of ₹75,000 (s. 16(ia) / s. 19(1))')
    expect(steps).toContain('New, cess 4% (Finance Act of the year): ₹6,400.56; total ₹1,66,414.56')
    expect(steps).toContain('New, tax, to the nearest ten rupees (s. 288B / s. 516): ₹1,66,410')
    const said = [...taxSteps(resultsOf('salary=0&otherIncome=1300000'), 0), ...saidOf('salary=0&otherIncome=1300000')].join(' ')
    expect(said).not.toMatch(/standard deduction/i)
  })
})

describe('the day of a link', () => {
  const yearOf = (query: string) => inputOf(query).taxYear
  it.each([
    ['on=2025-07-01&salary=1500000', '2025-26'],
    ['on=2026-03-31&salary=1500000', '2025-26'],
    ['on=2026-04-01&salary=1500000', '2026-27'],
    ['on=2025-07-01&taxYear=2026-27&salary=1500000', '2026-27'],
    ['salary=1500000', '2026-27'],
  ])('of %s means the tax year %s', (query, taxYear) => expect(yearOf(query)).toBe(taxYear))

  it.each([
    ['2019-05-01', '2019-20', /for tax year .+ are not available/],
    ['2025-03-31', '2024-25', /for tax year .+ are not available/],
    ['2030-01-01', '2029-30', /Finance Act/],
  ])('%s has no result in income tax, salary or HRA, and each says why', (on, taxYear, why) => {
    for (const of of [incomeTax, salary, hra]) {
      const { input, notes } = readFields(of.fields, new URLSearchParams(`on=${on}`))
      const worked = of.work(input as never, day)
      expect(notes).toEqual([])
      expect(worked).toMatchObject({ refused: expect.stringContaining(taxYear) as string })
      expect(isRefused(worked) && worked.refused).toMatch(why)
    }
  })
})

describe('HRA is worked out beside it and comes back', () => {
  it('with everything that was entered', () => {
    const there = incomeTaxFields.hraExempt.way?.({ ...inputOf('salary=1200000&age=65&section80C=90000') }).to ?? ''
    const query = new URLSearchParams(there.split('?')[1])
    const input = hra.shared.read(query).input
    const worked = hra.work(input, day)
    const back = isRefused(worked) ? '' : (hra.ways?.(worked, input, day)[0]?.to ?? '')
    expect(inputOf(back.split('?')[1] ?? '')).toMatchObject({ salary: 1_200_000, age: '60to79', section80C: 90_000, taxYear: '2026-27' })
    expect(inputOf(back.split('?')[1] ?? '').hraExempt).toBe(queryable(hra).ask(query.toString(), day).exempt)
  })

  it('with nothing but what the tax calculator knows, whatever stands in the link', () => {
    const input = hra.shared.read(new URLSearchParams('back=https%3A%2F%2Fevil.example%3Fsalary%3D1%26x%3D%3Cscript%3E')).input
    const worked = hra.work(input, day)
    const way = isRefused(worked) ? undefined : hra.ways?.(worked, input, day)[0]
    expect(way?.to).toMatch(/^\/income-tax-calculator\?[\w=&.-]+$/)
  })

  it('from a salary, with its figures, and back there with the rent', () => {
    const pay = salary.shared.read(new URLSearchParams('ctc=2000000&basicPercent=40&nps=10000')).input
    const paid = salary.work(pay, day)
    const there = isRefused(paid) ? '' : (salary.ways?.(paid, pay, day)[1]?.to ?? '')
    const query = new URLSearchParams(there.split('?')[1])
    expect(query.has('rent')).toBe(false)
    query.set('rent', '300000')
    const { input } = hra.shared.read(query)
    expect(input).toMatchObject({ basic: 800_000, hra: 400_000, city: 'metro' })
    const worked = hra.work(input, day)
    const back = isRefused(worked) ? '' : (hra.ways?.(worked, input, day)[1]?.to ?? '')
    expect(salary.shared.read(new URLSearchParams(back.split('?')[1])).input).toMatchObject({ ...pay, regime: 'old', rent: 300_000 })
  })
})
