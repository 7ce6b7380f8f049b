import type { InputLimits } from '../inputs/input-limits.ts'

/** The three loan calculators; they differ only in their limits. */
export const loanKinds = ['loan', 'home-loan', 'car-loan'] as const
export type LoanKind = (typeof loanKinds)[number]

type LoanLimits = { principal: InputLimits; annualRate: InputLimits; years: InputLimits }

/**
 * Slider limits from section 9 of the product text; where it gives no step, 0.1 for rates and 1 for years. Fields and links accept what Indian
 * lenders offer: home loans up to ₹50 crore, others up to ₹5 crore, rates up to 40%, 1 to 480 months.
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

/** Typical loans: an amount and a term, at the rate already in the field. */
export const loanPresets: Readonly<Record<LoanKind, readonly (readonly [name: string, part: { principal: number; tenureYears: number }])[]>> = {
  loan: [preset(100_000, 2, '1 lakh'), preset(300_000, 3, '3 lakh'), preset(500_000, 5, '5 lakh')],
  'home-loan': [preset(2_500_000, 20, '25 lakh'), preset(5_000_000, 20, '50 lakh'), preset(10_000_000, 25, '1 crore')],
  'car-loan': [preset(500_000, 5, '5 lakh'), preset(800_000, 7, '8 lakh'), preset(1_500_000, 7, '15 lakh')],
}
