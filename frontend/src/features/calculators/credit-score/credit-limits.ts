import type { InputLimits } from '../inputs/input-limits.ts'

/** By the product's calculators, section 9; steps of 1 and starts in the middle half of the range, since none are given. */
export const creditLimits = {
  utilization: { unit: 'percent', min: 0, max: 100, step: 1, initial: 30 },
  history: { unit: 'percent', min: 0, max: 100, step: 1, initial: 75 },
  ageYears: { unit: 'years', min: 0, max: 50, step: 1, initial: 15 },
  accounts: { unit: 'count', min: 0, max: 50, step: 1, initial: 15 },
  inquiries: { unit: 'count', min: 0, max: 20, step: 1, initial: 5 },
} as const satisfies Record<string, InputLimits>
