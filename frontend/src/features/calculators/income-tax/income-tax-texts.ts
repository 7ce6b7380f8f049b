import { percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import { shownSteps, type BothRegimes } from './both-regimes.ts'
import type { TaxSteps } from './tax-on-income.ts'
import type { TaxRules } from './tax-rules.ts'

/** The steps of one regime in words, each with its sections. */
function stepsInWords(name: string, steps: TaxSteps, rules: TaxRules, standardDeduction: number) {
  const { limit, most } = rules.rebate
  const { unroundedIncome, slabTax, rebate, marginalRelief, surcharge, surchargeRelief, cess, unroundedTax, tax, taxableIncome } = shownSteps(
    steps,
    2,
  )
  return [
    `${name}, income: ${rupees(unroundedIncome)}${standardDeduction > 0 ? ` after the standard deduction of ${wholeRupees(standardDeduction)} (s. 16(ia) / s. 19(1))` : ''}`,
    `${name}, taxable income, to the nearest ten rupees (s. 288A / s. 516): ${wholeRupees(taxableIncome)}`,
    `${name}, by slabs (${name === 'New' ? 's. 115BAC / s. 202' : 'First Schedule of the Finance Act'}): ${rupees(slabTax)}`,
    ...(rebate > 0
      ? [`${name}, rebate up to ${wholeRupees(limit)} of income, at most ${wholeRupees(most)} (s. 87A / s. 156): ${rupees(rebate)}`]
      : []),
    ...(marginalRelief > 0
      ? [`${name}, marginal relief: tax is at most the income above ${wholeRupees(limit)} (s. 87A / s. 156), so ${rupees(marginalRelief)} less`]
      : []),
    ...(surcharge > 0
      ? [`${name}, surcharge: ${rupees(surcharge)}, its marginal relief: ${rupees(surchargeRelief)} (Finance Act 2026, First Schedule, Paragraph F)`]
      : []),
    `${name}, cess ${percentText(rules.cessPercent)} (Finance Act of the year): ${rupees(cess)}; total ${rupees(unroundedTax)}`,
    `${name}, tax, to the nearest ten rupees (s. 288B / s. 516): ${wholeRupees(tax)}`,
  ]
}

/** The steps of both regimes, with each deduction unless only their total is given. */
export const taxSteps = ({ ofNew, ofOld, newRules, oldRules, parts, deductions, standardDeductions }: BothRegimes, inAll: number) => [
  ...stepsInWords('New', ofNew, newRules, standardDeductions.new),
  ...(inAll > 0
    ? []
    : parts
        .filter(({ counted }) => counted > 0)
        .map(({ name, counted, limit }) => `${name}: ${rupees(counted)}${limit === undefined ? '' : ` of at most ${wholeRupees(limit)}`}`)),
  `Old, total deductions: ${rupees(deductions)}`,
  ...stepsInWords('Old', ofOld, oldRules, standardDeductions.old),
]
