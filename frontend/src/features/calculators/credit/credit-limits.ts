import type { InputLimits } from '../inputs/input-limits.ts'

/**
 * Limits from section 9 of the product text. It gives no steps or initial values: steps are 1, initial values are in the middle half of the range.
 */
export const creditLimits = {
  utilization: { unit: 'percent', min: 0, max: 100, step: 1, initial: 30 },
  history: { unit: 'percent', min: 0, max: 100, step: 1, initial: 75 },
  ageYears: { unit: 'years', min: 0, max: 50, step: 1, initial: 15 },
  accounts: { unit: 'count', min: 0, max: 50, step: 1, initial: 15 },
  inquiries: { unit: 'count', min: 0, max: 20, step: 1, initial: 5 },
} as const satisfies Record<string, InputLimits>
