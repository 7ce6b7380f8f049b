import { fieldsOf } from '@artha/contract/unknown-fields'
import { groupedNumber, percentText } from '../../../lib/money.ts'

const resultNames: Readonly<Record<string, string>> = {
  emi: 'EMI',
  totalPayment: 'Total paid',
  totalInterest: 'Total interest',
  interest: 'Interest',
  principal: 'Principal',
  annualPercentageRate: 'Annual percentage rate',
}

/** Formats a difference; "0" if it rounds to zero at these decimals. */
export function shownDifference(difference: number, decimals: number) {
  const words = groupedNumber(difference, decimals)
  return /[1-9]/.test(words) ? words : '0'
}

/** The label of a result in a reference case. */
export const resultName = (result: string) => resultNames[result] ?? result

const decimalsOf = (value: number) => Math.min(7, (String(value).split('.')[1] ?? '').length)
const number = (value: unknown) => (typeof value === 'number' ? groupedNumber(value, decimalsOf(value)) : String(value))

const amount = (value: unknown) => `₹${number(value)}`

const inRupees = (before: string) => (value: unknown) => `${before} ${amount(value)}`
const share = (after: string) => (value: unknown) => `${typeof value === 'number' ? percentText(value, decimalsOf(value)) : String(value)} ${after}`
const counted = (after: string) => (value: unknown) => `${number(value)} ${after}`

/** Formats for each input of a case, in display order. */
const inputText: Readonly<Record<string, (value: unknown) => string>> = {
  principal: amount,
  annualRatePercent: share('a year'),
  tenureMonths: counted('months'),
  from: (value) => `instalments ${number(value)}`,
  to: (value) => `to ${number(value)}`,
  upfrontFees: inRupees('upfront fees'),
  monthlyFees: inRupees('monthly fees'),
}

/** Formats the input of a reference case: "₹1,50,000, 5% a year, 120 months". */
export function givenInWords(given: unknown) {
  const values = fieldsOf(given)
  if (typeof values.words === 'string') return values.words
  return Object.entries(inputText)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, words]) => words(values[name]))
    .join(', ')
}
