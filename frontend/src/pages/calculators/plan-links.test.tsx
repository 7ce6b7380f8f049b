import { beforeAll, expect, it } from 'vitest'
import { loanParameters } from '../../features/calculators/loan/loan-parameters.ts'
import { recomputedPlan } from '../../features/calculators/loan/plan/recomputed-plan.ts'
import { pageAt, servedPage } from '../../mocks/page-tests/render-page.tsx'

const home = '/home-loan-calculator?principal=5000000&annualRate=8.5&years=20'
const small = '/loan-calculator?principal=150000&annualRate=5&years=10'
const car = '/car-loan-calculator?principal=800000&annualRate=9.4&years=5'

const links = [
  `${home}&rounding=exact`,
  `${home}&rounding=rupee`,
  `${home}&mode=advance`,
  `${home}&moratorium=6`,
  `${home}&start=2026-12`,
  `${home}&prepay=once:12:100000:time`,
  `${home}&prepay=once:12:100000:emi`,
  `${home}&prepay=once:12:100000`,
  `${home}&prepay=monthly:13:5000:emi`,
  `${home}&prepay=monthly:13:5000:time`,
  `${home}&prepay=yearly:12:43391:time`,
  `${home}&prepay=yearly:12:50000:emi:120`,
  `${home}&prepay=monthly:1:2500:time:60`,
  `${home}&prepay=once:60:all:time`,
  `${home}&prepay=once:60:all:time&prepayCharge=2&chargeGst=18`,
  `${home}&prepay=once:12:100000:time&prepay=monthly:13:5000:emi`,
  `${home}&prepay=monthly:13:5000:emi&prepay=once:24:200000:time&prepay=yearly:36:40000:time`,
  `${home}&prepay=once:12:100000:time&prepayCharge=2&chargeGst=18`,
  `${home}&prepay=once:12:100000:time&prepayCharge=2.5`,
  `${home}${Array.from({ length: 239 }, (_, at) => `&prepay=once:${at + 1}:1000:emi`).join('')}`,
  `${home}&rate=13:9.25`,
  `${home}&rate=13:7.75:time`,
  `${home}&rate=13:9:time&rate=37:8`,
  `${home}&start=2026-12&rate=2028-06:9.25`,
  `${home}&start=2026-12&prepay=once:2027-04:100000:time`,
  `${home}&start=2026-12&moratorium=6&prepay=once:2027-12:100000:time`,
  `${home}&start=2026-12&mode=advance&prepay=monthly:2028-01:4000:time:2030-12`,
  `${home}&fee=processing:10000`,
  `${home}&fee=processing:25000&fee=valuation:5900&fee=insurance:41000`,
  `${home}&fee=processing:10000&mode=advance`,
  `${home}&fee=processing:10000&moratorium=12`,
  `${home}&fee=processing:10000&rounding=rupee&prepay=once:12:100000:time`,
  `${home}&mode=advance&rounding=rupee&rate=13:9&prepay=yearly:12:50000:time`,
  `${home}&start=2026-12&moratorium=6&mode=advance&rounding=rupee&rate=2028-06:9.25&fee=processing:10000&prepay=once:12:100000:time&prepay=monthly:13:5000:emi&prepayCharge=2&chargeGst=18`,
  `${small}&rounding=rupee`,
  `${small}&prepay=once:1:150000:time`,
  `${small}&prepay=monthly:1:500:time&rounding=rupee`,
  `${small}&months=6&prepay=once:6:20000:emi`,
  `${small}&rate=1:0`,
  `${small}&rate=25:40`,
  `${small.replace('annualRate=5', 'annualRate=0')}&prepay=once:12:15000:time`,
  `${small.replace('annualRate=5', 'annualRate=0')}&fee=processing:1500`,
  `${car}&prepay=once:24:100000:time&prepayCharge=5&chargeGst=18`,
  `${car}&prepay=once:36:all:emi&prepayCharge=3&chargeGst=18&fee=processing:4500`,
  `${car}&moratorium=3&mode=advance&fee=file:2500`,
  `${car}&rate=13:10.4:time&prepay=yearly:12:25000:emi&rounding=rupee`,
  `${car}&prepay=yearly:12:25000:time:36&rate=30:8.9`,
]

const served = (link: string) => servedPage(link, {}).replaceAll('<!-- -->', '')
const resultsOf = (html: string) =>
  Object.fromEntries([...html.matchAll(/<data id="(\w+)" value="([^"]*)"/g)].map(([, id = '', value]) => [id, Number(value)]))

beforeAll(async () => {
  for (const page of [home, small, car]) await pageAt(page)
})

it.each(links)('%s gives each result as a second calculation does', (link) => {
  const query = new URLSearchParams(link.slice(link.indexOf('?')))
  for (const name of query.keys()) expect(loanParameters).toContain(name)
  const html = served(link)
  expect(html).not.toContain('It does not count')
  const results = resultsOf(html)
  for (const [id, expected] of Object.entries(recomputedPlan(query))) {
    expect(Math.abs((results[id] ?? NaN) - expected), `${id}: ${results[id]}, calculated again ${expected}`).toBeLessThan(
      Math.max(1e-5, Math.abs(expected) * 1e-9),
    )
  }
})

it('is a table of at least forty plans', () => expect(new Set(links).size).toBeGreaterThanOrEqual(40))

it('has the schedule of the plan, and its rows in fields', () => {
  const html = served(`${home}&prepay=once:12:100000:time&rate=13:9.25&fee=processing:10000&prepay=once:900:5:time`)
  expect(html).toContain('Extra paid')
  for (const name of ['prepayKind', 'prepayAmount', 'prepayFrom', 'newRate', 'feeAmount', 'moratorium', 'prepayCharge', 'chargeGst', 'start', 'mode'])
    expect(html).toContain(`name="${name}"`)
  expect(html).toContain('This row comes after the loan is repaid. It is ignored; the rest still counts.')
})

it('folds 239 part-payments, and says beside the result which of them are in no figure', () => {
  const html = served(`${home}${Array.from({ length: 239 }, (_, at) => `&prepay=once:${at + 1}:50000:time`).join('')}`)
  expect(html).toContain('Show all 239 rows')
  expect(html).toMatch(/<p>1\d\d entries in the plan do not count: see “Your plan”\.<\/p>/)
  const many = served(`${home}${'&prepay=once:12:1000:time'.repeat(412)}`)
  expect(many).toContain('<p>12 entries in the plan do not count: see “Your plan”.</p>')
  expect(many).toContain('exceeds the 400 rows a plan can hold. It is ignored, as are the 11 after it; the rest counts.')
})

it('guesses nothing at a bank’s mark', () => {
  expect(served(`${home}&prepay=once:12:50,000.00Cr:time`)).toContain(
    'has “Cr” or “Dr”: “Cr” may mean credit or crore, “Dr” means debit. It is ignored',
  )
})
