import { expect, it } from 'vitest'
import { budget } from '../budget/budget-calculator.ts'
import { ofBuild } from '../accuracy/of-build.ts'
import { fixedDeposit } from '../fixed-deposit/fixed-deposit-calculator.ts'
import { insurance } from '../insurance/insurance-calculator.ts'
import { investment } from '../investment/investment-calculator.ts'
import { netWorth } from '../networth/networth-calculator.ts'
import { revenue } from '../revenue/revenue-calculator.ts'
import { differenceText } from './difference-texts.ts'
import { whatIfOf } from './what-if-of.ts'

const deposit = { principal: 100_000, annualRate: 6.5, years: 5, days: 0, payout: 'maturity', senior: 'no', seniorExtra: 0.5, on: '' } as const
const ofDeposit = (part: object) => whatIfOf(ofBuild(fixedDeposit), { ...deposit, ...part }, '2026-11-22')
const plan = { initial: 0, monthly: 1_000, annualRate: 0, years: 2 }
const policy = { base: 100_000, age: 25, years: 10, type: 'life' } as const
const row = (amount: number) => [{ label: 'Row', amount }]

it.each([
  // 1,00,000 × 1.07^5 is 1,40,255.17, 1,00,000 × 1.065^5 is 1,37,008.67: shown as 1,40,255 and 1,37,009
  [ofDeposit({}), 'At 7%, half a percentage point more: ₹1,40,255, ₹3,246 more.'],
  // Shown as 1,09,352 and 1,09,904
  [ofDeposit({ annualRate: 8.5, years: 0, days: 400 }), 'At 9%, half a percentage point more: ₹1,09,904, ₹552.00 more.'],
  [ofDeposit({ annualRate: 40 }), undefined],
  [ofDeposit({ principal: 0 }), undefined],
  [whatIfOf(investment, plan, '2026-11-22'), 'One year longer: ₹36,000, ₹12,000 more.'],
  [whatIfOf(investment, { ...plan, years: 60 }, '2026-11-22'), undefined],
  // 1,00,000 × 1.2 × 1.1 ÷ 100 minus 1,00,000 × 1.05 × 1.1 ÷ 100
  [whatIfOf(insurance, policy, '2026-11-22'), 'From age 30: ₹1,320 a month, ₹165.00 more.'],
  [whatIfOf(insurance, { ...policy, age: 50 }, '2026-11-22'), undefined],
  [whatIfOf(budget, { income: row(50_000), expense: row(30_000) }, '2026-11-22'), 'If you spend a tenth less: ₹23,000 left each month, ₹3,000 more.'],
  [whatIfOf(budget, { income: row(50_000), expense: [] }, '2026-11-22'), undefined],
  [whatIfOf(netWorth, { asset: row(500_000), liability: row(480_000) }, '2026-11-22'), 'If your assets lost a tenth of their value: -₹30,000.'],
  [whatIfOf(netWorth, { asset: [], liability: row(1) }, '2026-11-22'), undefined],
  [
    whatIfOf(revenue, { units: 100, price: 500, otherIncome: 0, expenses: 20_000 }, '2026-11-22'),
    'If you raise the price by a tenth: ₹35,000 profit, ₹5,000 more.',
  ],
  [whatIfOf(revenue, { units: 0, price: 500, otherIncome: 0, expenses: 20_000 }, '2026-11-22'), undefined],
])('%s', (words, expected) => expect(words).toBe(expected))

it('says a difference with its direction', () => {
  expect([12_000, -500.5, 0].map(differenceText)).toEqual(['₹12,000 more', '₹500.50 less', 'no more'])
})
