import { figureOn, taxYearOf } from '@artha/contract/figure-on'
import { describe, expect, it } from 'vitest'
import { asked } from '../declared/asked-calculator.ts'
import type { Calculator } from '../declared/calculator.ts'
import type { Fields } from '../declared/field.ts'
import { readFields } from '../declared/read-fields.ts'
import { isRefused } from '../declared/refusal.ts'
import { epf } from '../epf/epf-calculator.ts'
import { gratuity } from '../gratuity/gratuity-calculator.ts'
import { hra } from '../hra/hra-calculator.ts'
import { hraCities, hraFigures } from '../hra/hra-figures.ts'
import { hraRegister } from '../hra/hra-register.ts'
import { nps } from '../nps/nps-calculator.ts'
import { postOffice } from '../post-office/post-office-calculator.ts'
import { ppf } from '../ppf/ppf-calculator.ts'
import { sukanya } from '../sukanya/sukanya-calculator.ts'

const today = '2026-11-22'

function refusalOf<const Of extends Fields, Figures extends object>(of: Calculator<Of, Figures>, query: string) {
  const worked = of.work(readFields(of.fields, new URLSearchParams(query)).input, today)
  return isRefused(worked) ? worked.refused : undefined
}

describe('the wage ceiling of EPF changes in the night to 17 September 2026', () => {
  const base = 'wage=50000&capped=yes&years=1&annualRate=8.25'
  const at = (more: string) => asked(epf).ask(`${base}&${more}`, today)

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
  // For 2026-27 none is declared yet: the last one is used, and the page says so.
  ['2026-04-01', 8.25],
])('on %s the last declared rate of EPF is %d %%', (on, rate) => {
  const query = `wage=50000&years=1&ceiling=15000&on=${on}`
  expect(asked(epf).ask(query, today)).toEqual(asked(epf).ask(`${query}&annualRate=${rate}`, today))
})

const quarterEnds = ['2025-06-30', '2025-09-30', '2025-12-31', '2026-03-31', '2026-06-30', '2026-09-30', '2026-12-31']
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
const small = [
  [ppf, 'yearly=150000', 7.1],
  [sukanya, 'yearly=150000&age=5', 8.2],
  [postOffice, 'scheme=nsc&amount=100000', 7.7],
] as const

describe.each(small.map(([of, query, rate]) => ({ of: asked(of as never), name: of.title, query, rate })))('$name', ({ of, query, rate }) => {
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
    expect(hraCities(hraRegister, taxYear)).toHaveLength(cities)
    const value = figureOn(hraRegister, 'it-hra', day)?.value
    expect(value?.kind === 'list' && value.items).toHaveLength(cities)
    expect(refusalOf(hra, `${query}&taxYear=${taxYear}`)).toBeUndefined()
  })

  it.each(['2024-25', '2019-20', 'no year'])('has no result for %s, since the register has no shares for it', (taxYear) => {
    expect(hraFigures(hraRegister, { taxYear, basic: 600_000, hra: 300_000, rent: 240_000, city: 'metro' })).toBeUndefined()
  })

  it('says why', () => {
    const { input } = readFields(hra.fields, new URLSearchParams(query))
    const worked = hra.work({ ...input, taxYear: '2024-25' as never }, today)
    expect(isRefused(worked) && worked.refused).toBe('There is no result: the register of official figures has no shares for the tax year 2024-25.')
  })
})

describe('where the register has no figure there is no result, and it is said why', () => {
  it.each([
    ['PPF before its rates', () => refusalOf(ppf, 'yearly=150000&on=2025-03-31')],
    ['PPF after the last quarter that is known', () => refusalOf(ppf, 'yearly=150000&on=2027-01-01')],
    ['Sukanya before its rates', () => refusalOf(sukanya, 'yearly=150000&age=5&on=2025-03-31')],
    ['Sukanya after the last quarter that is known', () => refusalOf(sukanya, 'yearly=150000&age=5&on=2027-01-01')],
    ['NSC before its rates', () => refusalOf(postOffice, 'scheme=nsc&amount=100000&on=2025-03-31')],
    ['NSC after the last quarter that is known', () => refusalOf(postOffice, 'scheme=nsc&amount=100000&on=2027-01-01')],
    ['EPF before its ceiling', () => refusalOf(epf, 'wage=50000&years=1&on=2014-08-31')],
    ['NPS before its rules of leaving', () => refusalOf(nps, 'monthly=5000&years=20&on=2025-12-15')],
    ['gratuity before its rules', () => refusalOf(gratuity, 'salary=50000&years=10&on=2025-11-20')],
  ])('%s', (_, refused) => {
    expect(refused()).toMatch(/the register of official figures has no .+ for \d{1,2} [A-Z][a-z]{2} 20\d\d/)
  })
})
