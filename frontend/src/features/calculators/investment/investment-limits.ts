import type { InputLimits } from '../inputs/input-limits.ts'

/** By the product's calculators, section 9; where none is given, the step of the initial sum is 500, of rates 0.1, of years 1. */
export const investmentLimits = {
  initial: { unit: 'rupees', min: 0, max: 1_000_000, step: 500, initial: 500_000 },
  monthly: { unit: 'rupees', min: 0, max: 100_000, step: 500, initial: 25_000 },
  annualRate: { unit: 'percent', min: 1, max: 30, step: 0.1, initial: 12 },
  years: { unit: 'years', min: 1, max: 50, step: 1, initial: 20 },
} as const satisfies Record<string, InputLimits>
