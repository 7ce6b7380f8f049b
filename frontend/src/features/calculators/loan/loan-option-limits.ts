import type { InputLimits } from '../inputs/input-limits.ts'
import { loanFigures, type LoanTerms } from './loan-figures.ts'
import type { PrepaymentKind } from './repayment-course.ts'

const prepaymentStep = 500
const upfrontFeeStep = 100
const monthlyFeeStep = 10

const downTo = (step: number, value: number) => Math.max(step, Math.floor(value / step) * step)

/** How much of the loan one prepayment can be at most: more often, less at a time. */
const largestShare: Readonly<Record<PrepaymentKind, number>> = { once: 1, yearly: 0.5, monthly: 0.1 }

function usualPrepayment({ principal, ...rest }: LoanTerms, kind: PrepaymentKind) {
  const emi = loanFigures({ principal, ...rest })?.emi ?? 0
  return { once: principal / 10, yearly: emi, monthly: emi / 10 }[kind]
}

/** Starts at a tenth of the loan once, one instalment more a year, or a tenth of one each month. */
export function prepaymentLimits(terms: LoanTerms, kind: PrepaymentKind): InputLimits {
  const max = downTo(prepaymentStep, terms.principal * largestShare[kind])
  const initial = Math.min(max, downTo(prepaymentStep, usualPrepayment(terms, kind)))
  return { unit: 'rupees', min: prepaymentStep, max, step: prepaymentStep, initial }
}

/** Any of the loan's instalments, by its number; it starts a year on, or with the last one. */
export const instalmentLimits = (terms: LoanTerms, initial = 12): InputLimits => ({
  unit: 'count',
  min: 1,
  max: terms.tenureMonths,
  step: 1,
  initial: Math.min(initial, terms.tenureMonths),
})

/** As wide as what the calculators take. Starts half a percent above the present one. */
export const changedRateLimits = ({ annualRatePercent }: LoanTerms): InputLimits => ({
  unit: 'percent',
  min: 0,
  max: 40,
  step: 0.1,
  initial: Math.min(40, Math.round((annualRatePercent + 0.5) * 100) / 100),
})

/** Up to a quarter of the loan; starts at one percent of it, a usual processing fee. */
export const upfrontFeesLimits = ({ principal }: LoanTerms): InputLimits => ({
  unit: 'rupees',
  min: 0,
  max: Math.min(principal - 1, downTo(upfrontFeeStep, principal / 4)),
  step: upfrontFeeStep,
  initial: Math.round(principal / 100),
})

/** Up to a hundredth of the loan with each instalment; starts at none. */
export const monthlyFeesLimits = ({ principal }: LoanTerms): InputLimits => ({
  unit: 'rupees',
  min: 0,
  max: downTo(monthlyFeeStep, principal / 100),
  step: monthlyFeeStep,
  initial: 0,
})
