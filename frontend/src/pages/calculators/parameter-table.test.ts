import { beforeAll, expect, it } from 'vitest'
import { pageAt, servedPage } from '../../mocks/page-tests/render-page.tsx'
import { documentedRows as rows } from '../../mocks/page-tests/calculator-link-rows.ts'

/** Returns the link of a row with some parameters replaced. An empty value removes the parameter. */
function linkOf(path: string, base: string, part: string) {
  const query = new URLSearchParams(base)
  const changed = new URLSearchParams(part)
  for (const name of new Set(changed.keys())) query.delete(name)
  for (const [name, value] of changed) if (value !== '') query.append(name, value)
  return `${path}?${query}`
}

/** Returns the results of a page by their ids. */
const resultsIn = (html: string): Record<string, string> =>
  Object.fromEntries([...html.matchAll(/<data id="([^"]+)" value="([^"]*)"/g)].map(([, id = '', value = '']) => [id, value]))

/** Rendered results by link, so that each link is rendered once. */
const drawn = new Map<string, Record<string, string>>()
function resultsOf(link: string) {
  const found = drawn.get(link) ?? resultsIn(servedPage(link, {}))
  drawn.set(link, found)
  return found
}

const asked = Object.entries(rows).flatMap(([path, { base, results, also = {} }]) => [
  ...(results.length > 0 ? [{ path, link: linkOf(path, base, ''), ids: results }] : []),
  ...Object.entries(also).map(([id, part]) => ({ path, link: linkOf(path, base, part), ids: [id] })),
])
const differing = Object.entries(rows).flatMap(([path, { base, reads }]) =>
  Object.entries(reads).map(([name, [one, other]]) => ({ path, name, one: linkOf(path, base, one), other: linkOf(path, base, other) })),
)

beforeAll(async () => {
  for (const path of Object.keys(rows)) await pageAt(path)
})

it.each(asked)('$link has its results', ({ link, ids }) => {
  const found = resultsOf(link)
  for (const id of ids) expect(Number.isFinite(Number(found[id] ?? 'absent')), `${id}: ${found[id] ?? 'absent'}`).toBe(true)
})

it.each(differing)('$path reads $name', ({ one, other }) => {
  expect(Object.keys(resultsOf(one))).not.toHaveLength(0)
  expect(resultsOf(other)).not.toEqual(resultsOf(one))
})

// Two parameters change no result today: both tax years have the same slabs, and a Sukanya account runs for 21 years at any age
it.each([
  ['/income-tax-calculator?taxYear=2025-26', '<option value="2025-26" selected="">'],
  ['/income-tax-calculator?taxYear=2026-27', '<option value="2026-27" selected="">'],
  ['/sukanya-calculator?age=6', 'name="age" value="6"'],
])('%s is read', (link, said) => expect(servedPage(link, {})).toContain(said))

/** The parameters of the first ten calculators, which are not in the table. */
const firstTen: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['/loan-calculator', '/home-loan-calculator', '/car-loan-calculator'].map((path) => [
      path,
      ['principal', 'annualRate', 'years', 'months', 'prepayCharge', 'chargeGst', 'moratorium', 'prepay=once:12:', 'rate=13:', 'fee=processing:'],
    ]),
  ),
  '/fixed-deposit-calculator': ['principal', 'annualRate', 'years', 'days', 'seniorExtra'],
  '/investment-calculator': ['initial', 'monthly', 'annualRate', 'years'],
  '/insurance-calculator': ['base', 'age', 'years'],
  '/credit-calculator': ['utilization', 'history', 'ageYears', 'accounts', 'inquiries'],
  '/networth-calculator': ['asset=Gold:', 'asset=Silver:', 'liability=Loan:'],
  '/budget-calculator': ['income=Salary:', 'expense=Rent:'],
  '/revenue-calculator': ['units', 'price', 'otherIncome', 'expenses'],
}
const numbersOf = { ...Object.fromEntries(Object.entries(rows).map(([path, { reads }]) => [path, Object.keys(reads)])), ...firstTen }

/** Values at the limits of the fields, and beyond. */
const ends = ['0', '0.01', '1', '12', '40', '480', '15000', '99999999', '10000000000', '1e15', '-1'] as const

/** Returns a link with an extreme value in each parameter. The same `turn` gives the same link in every run. */
const endLink = (path: string, parameters: readonly string[], turn: number) =>
  `${path}?${parameters.map((name, at) => `${name}${name.includes('=') ? '' : '='}${ends[(turn * 7 + at * (turn + 2)) % ends.length]}`).join('&')}`

it.each(Object.entries(numbersOf))('%s shows no figure that does not exist', async (path, parameters) => {
  await pageAt(path)
  const links = [0, 3, 5].map((turn) => endLink(path, parameters, turn))
  for (const end of ends.slice(0, 1)) links.push(`${path}?${parameters.map((name) => `${name}${name.includes('=') ? '' : '='}${end}`).join('&')}`)
  for (const link of links) {
    const html = servedPage(link, {})
    expect(/.{0,80}(?:\bNaN\b|\bInfinity\b|∞|>undefined|undefined<|₹undefined).{0,40}/.exec(html)?.[0], link).toBeUndefined()
    for (const [id, value] of Object.entries(resultsIn(html)))
      expect(Number.isFinite(Number(value || 'absent')), `${link} ${id}: ${value}`).toBe(true)
  }
})

/** Returns the links of a page to other calculators, filled with its results. */
const waysOf = (link: string) =>
  [...servedPage(link, {}).matchAll(/href="(\/[a-z-]+-calculator\?[^"]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))

/** The pages of the first ten with such links. */
const [homeLoan, investment] = [
  '/home-loan-calculator?principal=5000000&annualRate=8.5&years=20',
  '/investment-calculator?initial=0&monthly=12000&annualRate=11&years=7.5',
]

it('leads from a home loan to the tax that its interest saves, and from an investment to the same sum with a step-up', async () => {
  for (const link of [homeLoan, investment]) await pageAt(link)
  // The interest of the first year in the schedule, in whole rupees
  expect(waysOf(homeLoan)).toContain('/income-tax-calculator?homeLoanInterest=421182')
  const [stepUp = ''] = waysOf(investment)
  expect(stepUp).toBe('/sip-calculator?monthly=12000&annualRate=11&months=90&stepUpPercent=10')
  await pageAt(stepUp)
  expect(Number(resultsOf(stepUp.replace('=10', '=0')).futureValue)).toBeCloseTo(Number(resultsOf(investment).futureValue), 4)
  expect(Number(resultsOf(stepUp).totalInvested)).toBeGreaterThan(12_000 * 90)
})

it('leads on from each calculator with figures that the next one takes as they are', async () => {
  const described = Object.entries(rows).flatMap(([path, { base }]) => ['', 'years=&months=31'].map((part) => linkOf(path, base, part)))
  const links = [...described, homeLoan, investment]
  const ways = new Map(links.flatMap((link) => waysOf(link).map((to) => [to, link] as const)))
  expect(ways.size).toBeGreaterThan(20)
  for (const [to, link] of ways) {
    await pageAt(to)
    expect(/[^>]*from the link[^<]*/.exec(servedPage(to, {}))?.[0], `${link} to ${to}`).toBeUndefined()
  }
})

// Formulas that divide by the rate need another one for a rate of 0: plain sums, exact
it.each<[link: string, results: Readonly<Record<string, number>>]>([
  ['/loan-calculator?principal=120000&annualRate=0&years=1', { emi: 10_000, totalInterest: 0 }],
  ['/home-loan-calculator?principal=3600000&annualRate=0&years=30', { emi: 10_000, totalInterest: 0 }],
  ['/car-loan-calculator?principal=600000&annualRate=0&years=5', { emi: 10_000, totalInterest: 0 }],
  ['/loan-calculator?principal=120000&annualRate=0&years=1&prepay=once:6:30000:time', { plannedMonths: 9, plannedInterest: 0, interestSaved: 0 }],
  ['/loan-calculator?principal=120000&annualRate=0&years=1&mode=advance', { plannedMonths: 12, plannedEmi: 10_000, plannedInterest: 0 }],
  ['/fixed-deposit-calculator?principal=100000&annualRate=0&years=3', { maturityValue: 100_000 }],
  ['/fixed-deposit-calculator?principal=100000&annualRate=0&days=400', { quarterlyMaturityValue: 100_000, quarterlyInterest: 0 }],
  ['/investment-calculator?initial=1000&monthly=100&annualRate=0&years=1', { futureValue: 2_200, totalInvested: 2_200, gain: 0 }],
  ['/sip-calculator?monthly=10000&annualRate=0&years=1&delayMonths=3', { futureValue: 120_000, gain: 0, delayCost: 30_000 }],
  ['/sip-calculator?monthly=10000&annualRate=0&years=2&stepUpPercent=10&timing=end&convention=effective', { futureValue: 252_000, gain: 0 }],
  ['/goal-calculator?target=120000&annualRate=0&years=1&inflation=0', { monthlyNeeded: 10_000, targetThen: 120_000 }],
  ['/swp-calculator?corpus=100000&withdrawal=15000&annualRate=0&years=1', { finalValue: 0, monthsPaid: 6, lastPart: 10_000 }],
  ['/lumpsum-calculator?principal=100000&annualRate=0&years=10', { futureValue: 100_000, gain: 0 }],
  ['/ppf-calculator?yearly=100000&annualRate=0', { maturityValue: 1_500_000, interest: 0 }],
  ['/sukanya-calculator?yearly=100000&annualRate=0', { maturityValue: 1_500_000, interest: 0 }],
  ['/post-office-calculator?scheme=nsc&amount=100000&annualRate=0', { maturityValue: 100_000, interest: 0 }],
  ['/rd-calculator?monthly=5000&annualRate=0&months=61', { maturityValue: 305_000, interest: 0 }],
  ['/epf-calculator?wage=25000&annualRate=0&years=1&capped=yes&on=2026-11-22', { employeeTotal: 36_000, interest: 0 }],
  ['/nps-calculator?monthly=1000&annualRate=0&years=10&annuityShare=20&annuityRate=0', { corpus: 120_000, lumpSum: 96_000, pension: 0 }],
  [
    '/retirement-calculator?age=30&retireAge=60&lifeExpectancy=80&expenses=10000&inflation=0&returnBefore=0&returnAfter=0',
    { corpusNeeded: 2_400_000, monthlyNeeded: 2_400_000 / 360, realReturn: 0 },
  ],
  // A return equal to inflation is a real return of 0
  [
    '/retirement-calculator?age=59&retireAge=60&lifeExpectancy=80&expenses=10000&inflation=7&returnBefore=7&returnAfter=7&mode=month-start',
    { expensesThen: 10_700, corpusNeeded: 10_700 * 240, realReturn: 0 },
  ],
  ['/loan-eligibility-calculator?income=100000&foir=50&obligations=10000&annualRate=0&years=10', { emi: 40_000, principal: 4_800_000 }],
  ['/flat-rate-calculator?principal=120000&flatRate=0&months=12', { emi: 10_000, interest: 0, reducingRate: 0, effectiveRate: 0 }],
  [
    '/balance-transfer-calculator?outstanding=120000&months=12&oldRate=0&newRate=0&newMonths=12&feePercent=0&otherCharges=0',
    { oldEmi: 10_000, newEmi: 10_000, interestSaved: 0, netSaving: 0 },
  ],
  ['/credit-card-calculator?balance=10000&annualRate=0&payment=fixed&fixed=3000', { months: 4, interest: 0 }],
  ['/inflation-calculator?amount=100000&inflation=0&years=10&annualRate=0', { futureCost: 100_000, presentValue: 100_000, realReturn: 0 }],
  ['/returns-calculator?start=100000&end=100000&years=5', { cagr: 0 }],
  ['/returns-calculator?flow=2024-04-01:-100000&flow=2026-04-01:100000', { xirr: 0 }],
])('%s is exact without interest', async (link, results) => {
  await pageAt(link)
  const found = resultsOf(link)
  for (const [id, value] of Object.entries(results)) expect(Number(found[id] ?? 'absent'), id).toBeCloseTo(value, 6)
})
