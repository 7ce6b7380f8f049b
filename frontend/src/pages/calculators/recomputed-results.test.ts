import { beforeAll, expect, it } from 'vitest'
import { pageAt, servedPage } from '../../mocks/page-tests/render-page.tsx'

/**
 * Compares the results of rendered pages at thresholds ± ₹1 with an independent calculation: in whole millionths of a rupee, from the
 * Acts' figures written out here, without any code of the calculators.
 */
const million = 1_000_000n
const share = (amount: bigint, percent: number) => (amount * BigInt(Math.round(percent * 100))) / 10_000n
const least = (...amounts: bigint[]) => amounts.reduce((one, other) => (other < one ? other : one))
const lakh = 100_000

type Band = readonly [upTo: number, percent: number]
const newSlabs: readonly Band[] = [[4, 0], [8, 5], [12, 10], [16, 15], [20, 20], [24, 25], [1e6, 30]] // prettier-ignore
const oldSlabs = (free: number): readonly Band[] => [[free, 0], [5, 5], [10, 20], [1e6, 30]] // prettier-ignore
const freeOfOld = { 40: 2.5, 60: 3, 79: 3, 80: 5 } as const
type Age = keyof typeof freeOfOld
const surcharges = { new: [[50, 10], [100, 15], [200, 25]], old: [[50, 10], [100, 15], [200, 25], [500, 37]] } as const // prettier-ignore

function onSlabs(slabs: readonly Band[], income: bigint) {
  let [tax, from] = [0n, 0n]
  for (const [upTo, percent] of slabs) {
    const end = BigInt(upTo * lakh) * million
    if (income > from && end > from) tax += share(least(income, end) - from, percent)
    from = end
  }
  return tax
}

/** Drops paise and rounds to the nearest ten rupees, as sections 288A, 288B and 516 require. In millionths of a rupee. */
const filed = (amount: bigint) => ((amount / million + 5n) / 10n) * 10n * million

function recomputedTax(regime: 'new' | 'old', age: Age, salary: number) {
  const standard = regime === 'new' ? 75_000 : 50_000
  const income = filed(BigInt(Math.max(0, salary - standard)) * million)
  const slabs = regime === 'new' ? newSlabs : oldSlabs(freeOfOld[age])
  const limit = BigInt(regime === 'new' ? 12 * lakh : 5 * lakh) * million
  const withSurcharge = (of: bigint, percent: number) => of + share(of, percent)
  let tax = onSlabs(slabs, income)
  if (income <= limit) tax -= least(tax, BigInt(regime === 'new' ? 60_000 : 12_500) * million)
  else if (regime === 'new') tax = least(tax, income - limit)
  const percentAt = (of: bigint) => surcharges[regime].findLast(([from]) => of > BigInt(from * lakh) * million)?.[1] ?? 0
  const passed = surcharges[regime].findLast(([from]) => income > BigInt(from * lakh) * million)?.[0]
  let all = withSurcharge(tax, percentAt(income))
  if (passed !== undefined) {
    const threshold = BigInt(passed * lakh) * million
    all = least(all, withSurcharge(onSlabs(slabs, threshold), percentAt(threshold)) + income - threshold)
  }
  return Number(filed(all + share(all, 4))) / 1e6
}

const resultsOf = (link: string) =>
  Object.fromEntries([...servedPage(link, {}).matchAll(/<data id="(\w+)" value="([^"]*)"/g)].map(([, id = '', value]) => [id, Number(value)]))

beforeAll(async () => {
  for (const name of ['income-tax', 'gratuity', 'hra', 'epf', 'gst']) await pageAt(`/${name}-calculator`)
})

const aroundEach = (amounts: readonly number[]) => amounts.flatMap((amount) => [amount - 1, amount, amount + 1])
const newSalaries = aroundEach([12, 12.7059, 16, 20, 24, 50, 51, 100, 101.5, 200, 500].map((lakhs) => Math.round(lakhs * lakh) + 75_000))
const oldSalaries = aroundEach([2.5, 3, 5, 10, 50, 50.2, 100, 200, 202.9, 500, 503].map((lakhs) => Math.round(lakhs * lakh) + 50_000))

it.each([
  ['2025-26', 'new', 40, newSalaries],
  ['2026-27', 'new', 40, newSalaries],
  ['2025-26', 'old', 40, oldSalaries],
  ['2026-27', 'old', 60, oldSalaries],
  ['2026-27', 'old', 79, oldSalaries],
  ['2026-27', 'old', 80, oldSalaries],
] as const)('income tax of %s in the %s regime at %d', (taxYear, regime, age, salaries) => {
  for (const salary of salaries) {
    const found = resultsOf(`/income-tax-calculator?taxYear=${taxYear}&age=${age}&salary=${salary}&deductions=0`)
    expect(found[`${regime}Tax`], `salary ${salary}`).toBe(recomputedTax(regime, age, salary))
  }
})

it.each([
  // 26 days a month; more than six months count as a year, exactly six do not; at most ₹20,00,000; nothing before five years
  ['salary=26000&years=10&months=6', { yearsCounted: 10, gratuity: 150_000, payable: 150_000 }],
  ['salary=26000&years=10&months=7', { yearsCounted: 11, gratuity: 165_000, payable: 165_000 }],
  ['salary=30000&years=10&months=11&covered=no', { yearsCounted: 10, gratuity: 150_000, payable: 150_000 }],
  ['salary=26000&years=4&months=11', { yearsCounted: 5, gratuity: 75_000, payable: 0 }],
  ['salary=260000&years=14', { gratuity: 2_100_000, payable: 2_000_000 }],
])('gratuity of %s', (query, expected) => expect(resultsOf(`/gratuity-calculator?${query}`)).toMatchObject(expected))

it.each([
  ['basic=600000&hra=300000&rent=240000&city=metro', least(300_000n, 180_000n, 300_000n)],
  ['basic=600000&hra=300000&rent=359999&city=other', least(300_000n, 299_999n, 240_000n)],
  ['basic=600000&hra=300000&rent=360001&city=metro', least(300_000n, 300_001n, 300_000n)],
  ['basic=600000&hra=200000&rent=900000&city=metro', 200_000n],
  ['basic=600000&hra=300000&rent=60000&city=metro', 0n],
  ['basic=600000&hra=300000&rent=59999&city=metro', 0n],
])('HRA of %s', (query, exempt) => {
  const [hra] = /hra=(\d+)/.exec(query)?.slice(1).map(Number) ?? []
  expect(resultsOf(`/hra-calculator?${query}`)).toMatchObject({ exempt: Number(exempt), taxable: Number(hra) - Number(exempt) })
})

it.each([
  // 12% each; the pension scheme gets 8.33% of the wage up to the ceiling on that day, in whole rupees
  ['2026-09-16', 50_000, 15_000],
  ['2026-09-17', 50_000, 25_000],
  ['2026-09-17', 25_001, 25_000],
  ['2026-09-17', 24_999, 25_000],
  ['2026-09-17', 24_996, 25_000],
  ['2026-09-16', 14_999, 15_000],
])('EPF with the figures of %s on a wage of %d', (on, wage, ceiling) => {
  const pension = Math.round((Math.min(wage, ceiling) * 833) / 10_000)
  // Calculated in paise, then rounded to the rupee, 50 paise upwards
  const each = Math.floor((wage * 12 + 50) / 100)
  const found = resultsOf(`/epf-calculator?on=${on}&wage=${wage}&months=1&annualRate=0`)
  expect(found).toMatchObject({ pensionTotal: pension, interest: 0 })
  expect(found).toMatchObject({ employeeTotal: each, employerTotal: each - pension })
})

it.each([0.25, 3, 5, 18, 40])('GST of %d%, put on and taken out, in one state and between two', (rate) => {
  const tax = (12_345.67 * rate) / 100
  const put = resultsOf(`/gst-calculator?amount=12345.67&rate=${rate}&mode=add&supply=intra`)
  expect(put.gst).toBeCloseTo(tax, 6)
  expect([put.cgst, put.sgst].map((half) => (half ?? NaN) * 2 - tax)).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)])
  const taken = resultsOf(`/gst-calculator?amount=${(12_345.67 + tax).toFixed(2)}&rate=${rate}&mode=remove&supply=inter`)
  expect(taken.net).toBeCloseTo(Number((12_345.67 + tax).toFixed(2)) / (1 + rate / 100), 6)
  expect(taken.igst).toBeCloseTo(taken.gst ?? NaN, 9)
  expect([taken.cgst, taken.sgst, put.igst]).toEqual([0, 0, 0])
})

/** Advance tax under section 211 (old Act) and 408 (new): the due dates and the percentage of the year's tax to be paid by each. */
const advanceBy = [['15 June', 15], ['15 September', 45], ['15 December', 75], ['15 March', 100]] as const // prettier-ignore
const wholeRupees = (millionths: bigint) => (millionths + million / 2n) / million

// No advance tax is due below ₹10,000 of tax. The highest such income is ₹12,09,614: rounded to ₹12,09,610, its tax is ₹9,610 plus cess
it.each([1_284_614, 1_284_615, 1_500_000, 2_000_001, 2_475_000, 5_075_001, 20_000_000, 60_000_003])('advance tax of a salary of %d', (salary) => {
  const tax = least(...(['new', 'old'] as const).map((regime) => BigInt(Math.round(recomputedTax(regime, 40, salary) * 1e6))))
  const [, table = ''] =
    /<caption[^>]*>Advance tax in the cheaper regime.*?<tbody[^>]*>(.*?)<\/tbody>/.exec(
      servedPage(`/income-tax-calculator?taxYear=2026-27&salary=${salary}&deductions=0`, {}),
    ) ?? []
  const found = [...table.matchAll(/<th[^>]* scope="row"[^>]*>([^<]*)<\/th><td[^>]*>([\d,]*)<\/td>/g)].map(([, day, sum = '']) => [
    day,
    BigInt(sum.replaceAll(',', '')),
  ])
  const owed = tax >= 10_000n * million ? advanceBy.map(([day, percent]) => [day, wholeRupees(share(tax, percent))]) : []
  expect(found).toEqual(owed)
})
