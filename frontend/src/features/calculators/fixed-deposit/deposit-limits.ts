import type { InputLimits } from '../inputs/input-limits.ts'

/** By the product's calculators, section 9; years have the step 1. */
export const depositLimits = {
  principal: { unit: 'rupees', min: 10_000, max: 5_000_000, step: 10_000, initial: 100_000 },
  annualRate: { unit: 'percent', min: 1, max: 15, step: 0.1, initial: 6.5 },
  years: { unit: 'years', min: 1, max: 30, step: 1, initial: 5 },
} as const satisfies Record<string, InputLimits>
