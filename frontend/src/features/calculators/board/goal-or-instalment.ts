import { wholeRupees } from '../../../lib/money.ts'
import { valueText } from '../inputs/value-words.ts'
import { isMonthly, isYearly } from './listed-figures.ts'
import type { Question, SpecialSum } from './special-sums.ts'

/** So much is rather what a SIP shall grow to than what is paid each month, but some pay it. */
const leastInDoubt = 200_000

/** "SIP 50 lakh 15 years" with the amount as the goal, and as the instalment of each month; undefined where it is clear which. */
export function goalOrInstalment(question: Question): { sums: readonly [SpecialSum, SpecialSum]; doubt: string } | undefined {
  const { text, amounts, rates, months, paths, isStrange } = question
  const [amount] = amounts
  const isSip = /\bsips?\b/.test(text) && paths.every((path) => /^\/(?:sip|investment)-/.test(path))
  if (!isSip || isStrange || amount === undefined || amounts.length > 1 || rates.length > 1 || months.length > 1) return undefined
  if (amount.value < leastInDoubt || isMonthly(amount) || isYearly(amount)) return undefined
  const [rate, term] = [rates[0], months[0]]
  const given = (of: string) => [
    `${wholeRupees(amount.value)}${of}`,
    rate === undefined ? undefined : valueText('percent', rate),
    term === undefined ? undefined : valueText('years', term / 12),
  ]
  const sumFor = (path: string, name: string, of: string): SpecialSum => ({
    path,
    values: [
      [name, amount.value],
      ['annualRate', rate],
      ['months', term],
    ],
    given: given(of),
  })
  return {
    sums: [sumFor('/goal-calculator', 'target', ''), sumFor('/sip-calculator', 'monthly', ' a month')],
    doubt: `${wholeRupees(amount.value)} may be your goal or the SIP of each month`,
  }
}
