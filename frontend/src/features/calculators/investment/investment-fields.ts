import { numberField, type InputOf } from '../definition/field.ts'
import type { InvestmentTerms } from './investment-results.ts'

/**
 * Slider limits from section 9 of the product text. Where it gives no step: 500 for amounts, 0.1 for rates, 1 for years. Fields and links accept a
 * wider range.
 */
export const investmentFields = {
  initial: numberField('One-time investment', { unit: 'rupees', min: 0, max: 100_000_000, step: 500, initial: 500_000, slide: [0, 1_000_000] }),
  monthly: numberField(
    'Monthly investment',
    { unit: 'rupees', min: 0, max: 100_000_000, step: 500, initial: 25_000, slide: [0, 100_000] },
    { chips: [5_000, 10_000, 25_000] },
  ),
  annualRate: numberField(
    'Expected annual return',
    { unit: 'percent', min: 0, max: 40, step: 0.1, initial: 12, slide: [1, 30] },
    { hint: 'Assumed, not a forecast.' },
  ),
  years: numberField('Time', { unit: 'years', min: 1 / 12, max: 60, step: 1, initial: 20, slide: [1, 50] }),
}

export const investmentTerms = ({ initial, monthly, annualRate, years }: InputOf<typeof investmentFields>): InvestmentTerms => ({
  initial,
  monthly,
  annualRatePercent: annualRate,
  months: Math.round(years * 12),
})
