import { roundTo } from '../../../lib/rounding.ts'
import { addedUp } from '../declared/shown-figures.ts'
import type { TaxSteps } from './tax-on-income.ts'

/** The steps of a tax as they are read: they add up to the tax before it is rounded, and that with its rounding to the tax. */
export function shownSteps(steps: TaxSteps, decimals: number): TaxSteps {
  const parts = ['slabTax', '-rebate', '-marginalRelief', 'surcharge', '-surchargeRelief', 'cess'] as const
  const shown = addedUp(steps, decimals, { whole: 'unroundedTax', parts })
  return { ...shown, rounding: roundTo(shown.tax - shown.unroundedTax, decimals) }
}
