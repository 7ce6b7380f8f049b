import { fieldsOf } from '@artha/contract/unknown-fields'
import { groupedNumber, percentText } from '../../../lib/money.ts'

const figureNames: Readonly<Record<string, string>> = {
  emi: 'EMI',
  totalPayment: 'Total paid',
  totalInterest: 'Total interest',
  interest: 'Interest',
  principal: 'Principal',
  annualPercentageRate: 'Annual percentage rate',
  maturityValue: 'Maturity value',
  quarterlyMaturityValue: 'Maturity value, quarterly',
  quarterlyInterest: 'Interest, quarterly',
  futureValue: 'Future value',
  effectiveFutureValue: 'Future value, effective rate',
  totalInvested: 'Invested',
  gain: 'Gain',
  score: 'Score',
}

/** A difference that cannot be seen at these decimals is 0, without a row of zeros. */
export function differenceWords(difference: number, decimals: number) {
  const words = groupedNumber(difference, decimals)
  return /[1-9]/.test(words) ? words : '0'
}

/** What a figure of a reference case is called. */
export const figureName = (figure: string) => figureNames[figure] ?? figure

const decimalsOf = (value: number) => Math.min(7, (String(value).split('.')[1] ?? '').length)
const number = (value: unknown) => (typeof value === 'number' ? groupedNumber(value, decimalsOf(value)) : String(value))

const amount = (value: unknown) => `₹${number(value)}`

const inRupees = (before: string) => (value: unknown) => `${before} ${amount(value)}`
const share = (after: string) => (value: unknown) => `${typeof value === 'number' ? percentText(value, decimalsOf(value)) : String(value)} ${after}`
const counted = (after: string) => (value: unknown) => `${number(value)} ${after}`

/** How each input of a case is said, in the order in which they are said. */
const inputWords: Readonly<Record<string, (value: unknown) => string>> = {
  principal: amount,
  initial: inRupees('one-time'),
  monthly: inRupees('each month'),
  annualRatePercent: share('a year'),
  tenureMonths: counted('months'),
  months: counted('months'),
  from: (value) => `instalments ${number(value)}`,
  to: (value) => `to ${number(value)}`,
  upfrontFees: inRupees('upfront fees'),
  monthlyFees: inRupees('monthly fees'),
  utilizationPercent: share('of credit limit used'),
  historyPercent: share('paid on time'),
  ageYears: counted('years old'),
  accounts: counted('accounts'),
  inquiries: counted('inquiries'),
}

/** The input of a reference case in words: "₹1,50,000, 5% a year, 120 months". */
export function givenInWords(given: unknown) {
  const values = fieldsOf(given)
  if (typeof values.words === 'string') return values.words
  return Object.entries(inputWords)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, words]) => words(values[name]))
    .join(', ')
}
