import type { InputLimits } from '../inputs/input-limits.ts'

/**
 * Sliders by the product's calculators, section 9; where none is given, the step of the initial sum is 500, of rates 0.1, of years 1. Fields
 * and links take more. */
export const investmentLimits = {
  initial: { unit: 'rupees', min: 0, max: 100_000_000, step: 500, initial: 500_000, slide: [0, 1_000_000] },
  monthly: { unit: 'rupees', min: 0, max: 100_000_000, step: 500, initial: 25_000, slide: [0, 100_000] },
  annualRate: { unit: 'percent', min: 0, max: 40, step: 0.1, initial: 12, slide: [1, 30] },
  years: { unit: 'years', min: 1 / 12, max: 60, step: 1, initial: 20, slide: [1, 50] },
} as const satisfies Record<string, InputLimits>
