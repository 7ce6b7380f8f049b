import { wholeRupees } from '../../../lib/money.ts'
import { isMonthly, isYearly } from './listed-figures.ts'
import { monthsPart, ratePart, rupeesPart, sumFor, type Question, type SpecialSum } from './special-sum.ts'

/** In rupees. From here on, an amount is more likely the goal of a SIP than its monthly payment, although some pay that much. */
const leastInDoubt = 200_000

/** Both readings of "SIP 50 lakh 15 years": the amount as the goal, and as the monthly payment. Undefined if it is clear. */
export function goalOrInstalment(question: Question): { sums: readonly [SpecialSum, SpecialSum]; doubt: string } | undefined {
  const { text, amounts, rates, months, paths, isStrange } = question
  const [amount] = amounts
  const isSip = /\bsips?\b/.test(text) && paths.every((path) => /^\/(?:sip|investment)-/.test(path))
  if (!isSip || isStrange || amount === undefined || amounts.length > 1 || rates.length > 1 || months.length > 1) return undefined
  if (amount.value < leastInDoubt || isMonthly(amount) || isYearly(amount)) return undefined
  const more = [ratePart(rates[0]), monthsPart(months[0])]
  return {
    sums: [sumFor('goal', rupeesPart('target', amount.value), ...more), sumFor('sip', rupeesPart('monthly', amount.value, ' a month'), ...more)],
    doubt: `${wholeRupees(amount.value)} may be your goal or your monthly SIP`,
  }
}
