import type { InputLimits } from '../inputs/input-limits.ts'

/** Slider limits from section 9 of the product text; years have step 1. Fields and links accept the range of Indian banks. */
export const depositLimits = {
  principal: { unit: 'rupees', min: 1, max: 1_000_000_000, step: 10_000, initial: 100_000, slide: [10_000, 5_000_000] },
  annualRate: { unit: 'percent', min: 0, max: 40, step: 0.1, initial: 6.5, slide: [1, 15] },
  years: { unit: 'years', min: 1 / 12, max: 40, step: 1, initial: 5, slide: [1, 30] },
} as const satisfies Record<string, InputLimits>
