import type { InputLimits } from '../inputs/input-limits.ts'

/** The three calculators that work out a loan; they differ in their limits alone. */
export const loanKinds = ['loan', 'home-loan', 'car-loan'] as const
export type LoanKind = (typeof loanKinds)[number]

type LoanLimits = { principal: InputLimits; annualRate: InputLimits; years: InputLimits }

/**
 * Sliders by the product's calculators, section 9; where no step is given, rates have 0.1 and years 1. Fields and links take
 * what lenders in India offer: home loans to ₹50 crore, others to ₹5 crore, rates to 40%, one to 480 months.
 */
export const loanLimits: Readonly<Record<LoanKind, LoanLimits>> = {
  loan: {
    principal: { unit: 'rupees', min: 1, max: 50_000_000, step: 10_000, initial: 150_000, slide: [10_000, 1_000_000] },
    annualRate: { unit: 'percent', min: 0, max: 40, step: 0.1, initial: 5, slide: [1, 20] },
    years: { unit: 'years', min: 1 / 12, max: 40, step: 1, initial: 10, slide: [1, 30] },
  },
  'home-loan': {
    principal: { unit: 'rupees', min: 1, max: 500_000_000, step: 50_000, initial: 1_500_000, slide: [500_000, 10_000_000] },
    annualRate: { unit: 'percent', min: 0, max: 40, step: 0.1, initial: 6.5, slide: [1, 10] },
    years: { unit: 'years', min: 1 / 12, max: 40, step: 1, initial: 15, slide: [5, 30] },
  },
  'car-loan': {
    principal: { unit: 'rupees', min: 1, max: 50_000_000, step: 50_000, initial: 500_000, slide: [50_000, 2_000_000] },
    annualRate: { unit: 'percent', min: 0, max: 40, step: 0.1, initial: 7, slide: [1, 15] },
    years: { unit: 'years', min: 1 / 12, max: 40, step: 1, initial: 5, slide: [1, 10] },
  },
}

const preset = (principal: number, tenureYears: number, name: string) => [`₹${name}, ${tenureYears} years`, { principal, tenureYears }] as const

/** Loans as many take them: an amount and a time, at the rate that stands in its field. */
export const loanPresets: Readonly<Record<LoanKind, readonly (readonly [name: string, part: { principal: number; tenureYears: number }])[]>> = {
  loan: [preset(100_000, 2, '1 lakh'), preset(300_000, 3, '3 lakh'), preset(500_000, 5, '5 lakh')],
  'home-loan': [preset(2_500_000, 20, '25 lakh'), preset(5_000_000, 20, '50 lakh'), preset(10_000_000, 25, '1 crore')],
  'car-loan': [preset(500_000, 5, '5 lakh'), preset(800_000, 7, '8 lakh'), preset(1_500_000, 7, '15 lakh')],
}
