import type { InputLimits } from '../inputs/input-limits.ts'

/** The three calculators that work out a loan; they differ in their limits alone. */
export const loanKinds = ['loan', 'home-loan', 'car-loan'] as const
export type LoanKind = (typeof loanKinds)[number]

type LoanLimits = { principal: InputLimits, annualRate: InputLimits, years: InputLimits }

/** By the product's calculators, section 9; where no step is given, rates have 0.1 and years 1. */
export const loanLimits: Readonly<Record<LoanKind, LoanLimits>> = {
  'loan': {
    principal: { unit: 'rupees', min: 10_000, max: 1_000_000, step: 10_000, initial: 150_000 },
    annualRate: { unit: 'percent', min: 1, max: 20, step: 0.1, initial: 5 },
    years: { unit: 'years', min: 1, max: 30, step: 1, initial: 10 },
  },
  'home-loan': {
    principal: { unit: 'rupees', min: 500_000, max: 10_000_000, step: 50_000, initial: 1_500_000 },
    annualRate: { unit: 'percent', min: 1, max: 10, step: 0.1, initial: 6.5 },
    years: { unit: 'years', min: 5, max: 30, step: 1, initial: 15 },
  },
  'car-loan': {
    principal: { unit: 'rupees', min: 50_000, max: 2_000_000, step: 50_000, initial: 500_000 },
    annualRate: { unit: 'percent', min: 1, max: 15, step: 0.1, initial: 7 },
    years: { unit: 'years', min: 1, max: 10, step: 1, initial: 5 },
  },
}
