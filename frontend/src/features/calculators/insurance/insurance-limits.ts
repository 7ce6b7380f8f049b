import type { InputLimits } from '../inputs/input-limits.ts'

/** By the product's calculators, section 9; steps of 1 and starts in the middle half of the range where none is given. */
export const insuranceLimits = {
  base: { unit: 'rupees', min: 10_000, max: 1_000_000, step: 1_000, initial: 500_000 },
  age: { unit: 'count', min: 18, max: 100, step: 1, initial: 40 },
  years: { unit: 'years', min: 1, max: 40, step: 1, initial: 20 },
} as const satisfies Record<string, InputLimits>

export const insuranceTypes = ['life', 'health', 'vehicle'] as const
export type InsuranceType = (typeof insuranceTypes)[number]

/** As it stands on the page: "Life". */
export const insuranceTypeName = (type: string) => type.charAt(0).toUpperCase() + type.slice(1)

export const initialInsuranceType: InsuranceType = 'life'
