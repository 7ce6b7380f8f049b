import { groupedNumber, rupees, wholeRupees } from '../../../lib/money.ts'
import { rateText } from '../inputs/value-words.ts'
import type { TaxSteps } from './tax-on-income.ts'
import type { TaxRules } from './tax-rules.ts'

/** Income and tax as a return has them: to the nearest ten rupees (s. 288A and 288B / s. 516). */
export const asFiled = (amount: number) => Math.round(Math.floor(amount + 1e-6) / 10) * 10

/** The steps of one regime in words, each with its sections. */
export function stepsInWords(
  name: string,
  { slabTax, rebate, marginalRelief, surcharge, surchargeRelief, cess, tax, taxableIncome }: TaxSteps,
  rules: TaxRules,
) {
  const { limit, most } = rules.rebate
  return [
    `${name}, taxable income: ${rupees(taxableIncome)} after the standard deduction of ${wholeRupees(rules.standardDeduction)} (s. 16(ia) / s. 19(1))`,
    `${name}, by slabs (${name === 'New' ? 's. 115BAC / s. 202' : 'First Schedule of the Finance Act'}): ${rupees(slabTax)}`,
    ...(rebate > 0
      ? [`${name}, rebate up to ${wholeRupees(limit)} of income, at most ${wholeRupees(most)} (s. 87A / s. 156): ${rupees(rebate)}`]
      : []),
    ...(marginalRelief > 0
      ? [`${name}, marginal relief: tax is at most the income above ${wholeRupees(limit)}, so ${rupees(marginalRelief)} less`]
      : []),
    ...(surcharge > 0
      ? [`${name}, surcharge: ${rupees(surcharge)}, its marginal relief: ${rupees(surchargeRelief)} (Finance Act 2026, First Schedule, Paragraph F)`]
      : []),
    `${name}, cess ${rateText(rules.cessPercent)} %: ${rupees(cess)}; in all ${rupees(tax)}`,
    `${name}, as a return has it, to ten rupees (s. 288B / s. 516): ₹${groupedNumber(asFiled(tax))}`,
  ]
}
