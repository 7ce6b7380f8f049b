import { brief, choiceField, countField, numberField, onField, optional, rateField, yesNoField, type InputOf } from '../definition/field.ts'
import type { InputLimits } from '../inputs/input-limits.ts'
import { valueText } from '../inputs/value-texts.ts'
import type { DepositTerms } from './deposit-results.ts'

const yearsLimits: InputLimits = { unit: 'years', min: 1 / 12, max: 40, step: 1, initial: 5, slide: [1, 30] }

/**
 * Slider limits from section 9 of the product text; years have step 1. Fields and links accept the range of Indian banks. Days are read before years,
 * which may be zero beside them.
 */
export const depositFields = {
  principal: numberField(
    'Deposit',
    { unit: 'rupees', min: 1, max: 1_000_000_000, step: 10_000, initial: 100_000, slide: [10_000, 5_000_000] },
    { chips: [100_000, 500_000, 1_000_000] },
  ),
  annualRate: numberField('Annual interest rate', { unit: 'percent', min: 0, max: 40, step: 0.1, initial: 6.5, slide: [1, 15] }),
  days: brief(optional(countField('Extra days', { initial: 0, max: 3_650, to: 364 }))),
  years: numberField('Time', yearsLimits, { when: ({ days }) => (Number(days) > 0 ? { limits: { ...yearsLimits, min: 0 }, omitted: 0 } : {}) }),
  payout: brief(
    optional(choiceField('Interest payout', { maturity: 'At maturity', quarterly: 'Every quarter', monthly: 'Every month' }, 'maturity')),
  ),
  senior: brief(optional(yesNoField('Depositor is 60 or older', 'no'))),
  seniorExtra: brief(optional(rateField('Extra rate for seniors, in points', { initial: 0.5, max: 5, to: 2 }))),
  on: onField,
}

/** The deposit as entered; `principal` in rupees, `years` in whole months, plus `days`. */
export type DepositInput = InputOf<typeof depositFields>

/** The depositor's rate, including the extra for senior citizens. */
export const depositRate = ({ annualRate, senior, seniorExtra }: DepositInput) => annualRate + (senior === 'yes' ? seniorExtra : 0)

export const depositTerms = (input: DepositInput): DepositTerms => ({
  principal: input.principal,
  annualRatePercent: depositRate(input),
  tenureMonths: Math.round(input.years * 12) + (input.days * 12) / 365,
})

/** "1 year 40 days". */
export function depositTime({ years, days }: Pick<DepositInput, 'years' | 'days'>) {
  const words = [years > 0 ? valueText('years', years) : '', days > 0 ? `${days} day${days === 1 ? '' : 's'}` : '']
  return words.filter(Boolean).join(' ')
}
