import type { InputLimits } from '../inputs/input-limits.ts'

/** By the product's calculators, section 9; units have the step 1, and starts lie in the middle half of the range. */
export const revenueLimits = {
  units: { unit: 'count', min: 0, max: 10_000, step: 1, initial: 2_500 },
  price: { unit: 'rupees', min: 0, max: 10_000, step: 10, initial: 2_500 },
  otherIncome: { unit: 'rupees', min: 0, max: 1_000_000, step: 500, initial: 250_000 },
  expenses: { unit: 'rupees', min: 0, max: 1_000_000, step: 500, initial: 500_000 },
} as const satisfies Record<string, InputLimits>
