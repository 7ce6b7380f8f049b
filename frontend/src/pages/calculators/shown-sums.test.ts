import { beforeAll, expect, it } from 'vitest'
import { pageAt, servedPage } from '../../mocks/page-tests/render-page.tsx'

/** Returns the results of a server-rendered page in paise, by id. */
function shownOf(link: string) {
  const found = [...servedPage(link, {}).matchAll(/<data id="(\w+)" value="[^"]*">(-?)₹([\d,]+)(?:\.(\d\d))?</g)]
  return Object.fromEntries(
    found.map(([, id = '', sign, whole = '', paise = '0']) => [
      id,
      (Number(whole.replaceAll(',', '')) * 100 + Number(paise)) * (sign === '-' ? -1 : 1),
    ]),
  )
}

const taxOf = (regime: 'new' | 'old') => ({
  [`${regime}Tax`]: ['SlabTax', '-Rebate', '-MarginalRelief', 'Surcharge', '-SurchargeRelief', 'Cess', 'Rounding'].map((part) =>
    part.replace(/^(-?)/, `$1${regime}`),
  ),
})

/** Each total with its parts: ids of results, ids with a minus for deductions ("-cost"), or entered amounts in rupees. */
const sums: readonly (readonly [path: string, queries: readonly string[], sums: Readonly<Record<string, readonly (string | number)[]>>])[] = [
  [
    'gst',
    ['amount=100&mode=remove', 'amount=1239.63&mode=remove', 'amount=890.28', 'amount=890.28&rate=5', 'amount=999.99&rate=0.25&mode=remove'],
    { gross: ['net', 'gst'], gst: ['cgst', 'sgst', 'igst'] },
  ],
  [
    'sip',
    ['monthly=10000&annualRate=12&years=15', 'monthly=7777.77&annualRate=11.3&years=9&stepUpPercent=7'],
    { futureValue: ['totalInvested', 'gain'] },
  ],
  ['lumpsum', ['principal=100000&annualRate=12&years=7'], { futureValue: [100_000, 'gain'] }],
  ['rd', ['monthly=5000&annualRate=6.7&months=61', 'monthly=333.33&annualRate=7.1&months=7'], { maturityValue: ['totalInvested', 'interest'] }],
  ['ppf', ['yearly=149999.99&annualRate=7.1'], { maturityValue: ['totalInvested', 'interest'] }],
  ['sukanya', ['yearly=12345.67&annualRate=8.2'], { maturityValue: ['totalInvested', 'interest'] }],
  ['nps', ['monthly=5000&annualRate=10&years=30&annuityShare=33.3333'], { corpus: ['lumpSum', 'annuityCorpus'] }],
  ['epf', ['wage=33333&annualRate=8.25&years=7&rise=5'], { maturityValue: ['employeeTotal', 'employerTotal', 'interest'] }],
  ['hra', ['basic=600001&hra=300000.55&rent=240000.25'], { received: ['exempt', 'taxable'] }],
  [
    'balance-transfer',
    ['outstanding=4000000&months=180&oldRate=9.5&newRate=8.5&newMonths=180&feePercent=0.33'],
    { interestSaved: ['netSaving', 'cost'] },
  ],
  ['credit-card', ['balance=50000&annualRate=42'], { paid: [50_000, 'interest'] }],
  ['salary', ['ctc=1875073&basicPercent=47.3&regime=old'], { deductions: ['epf', 'annualTax'] }],
  ['income-tax', ['salary=1875073', 'salary=5200077', 'salary=1276003', 'salary=0&otherIncome=21234567'], { ...taxOf('new'), ...taxOf('old') }],
  ['investment', ['initial=12345&monthly=1111&annualRate=11.7&years=7'], { futureValue: ['totalInvested', 'gain'] }],
  [
    'fixed-deposit',
    ['principal=123457&annualRate=7.3&years=4'],
    { maturityValue: [123_457, 'interest'], quarterlyMaturityValue: [123_457, 'quarterlyInterest'] },
  ],
  ['revenue', ['units=7&price=1235&otherIncome=49&expenses=100'], { revenue: ['sales', 49], profit: ['revenue', -100] }],
  ['networth', ['asset=1000.5&asset=2500.25&liability=500.49'], { assetsTotal: ['netWorth', 'liabilitiesTotal'] }],
  ['budget', ['income=50000.5&expense=12345.67'], { incomeTotal: ['savings', 'expenseTotal'] }],
]
const cases = sums.flatMap(([path, queries, wholes]) => queries.map((query) => ({ link: `/${path}-calculator?${query}`, wholes })))

beforeAll(async () => {
  for (const [path] of sums) await pageAt(`/${path}-calculator`)
})

it.each(cases)('$link: parts add up as they are read', ({ link, wholes }) => {
  const shown: Readonly<Record<string, number>> = { ...shownOf(link), ...(link.startsWith('/hra') && { received: 300_001 * 100 }) }
  for (const [whole, parts] of Object.entries(wholes)) {
    const amounts = parts.map((part) => {
      if (typeof part === 'number') return Math.round(part * 100)
      return part.startsWith('-') ? -(shown[part.slice(1)] ?? Number.NaN) : (shown[part] ?? Number.NaN)
    })
    expect(
      amounts.reduce((sum, each) => sum + each, 0),
      `${whole} of ${JSON.stringify(shown)}`,
    ).toBe(shown[whole])
  }
})
