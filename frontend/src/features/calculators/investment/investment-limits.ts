import type { InputLimits } from '../inputs/input-limits.ts'

/**
 * Slider limits from section 9 of the product text. Where it gives no step: 500 for amounts, 0.1 for rates, 1 for years. Fields and links accept a
 * wider range.
 */
export const investmentLimits = {
  initial: { unit: 'rupees', min: 0, max: 100_000_000, step: 500, initial: 500_000, slide: [0, 1_000_000] },
  monthly: { unit: 'rupees', min: 0, max: 100_000_000, step: 500, initial: 25_000, slide: [0, 100_000] },
  annualRate: { unit: 'percent', min: 0, max: 40, step: 0.1, initial: 12, slide: [1, 30] },
  years: { unit: 'years', min: 1 / 12, max: 60, step: 1, initial: 20, slide: [1, 50] },
} as const satisfies Record<string, InputLimits>
