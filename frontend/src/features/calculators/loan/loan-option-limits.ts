import type { InputLimits } from '../inputs/input-limits.ts'
import { loanResults, type LoanTerms } from './loan-results.ts'
import type { PrepaymentKind } from './repayment-course.ts'

const prepaymentStep = 500
const upfrontFeeStep = 100
const monthlyFeeStep = 10

const downTo = (step: number, value: number) => Math.max(step, Math.floor(value / step) * step)

/** The largest prepayment as a share of the loan; smaller for more frequent ones. */
const largestShare: Readonly<Record<PrepaymentKind, number>> = { once: 1, yearly: 0.5, monthly: 0.1 }

function usualPrepayment({ principal, ...rest }: LoanTerms, kind: PrepaymentKind) {
  const emi = loanResults({ principal, ...rest })?.emi ?? 0
  return { once: principal / 10, yearly: emi, monthly: emi / 10 }[kind]
}

/** Initially a tenth of the loan once, one extra instalment a year, or a tenth of an instalment each month. */
export function prepaymentLimits(terms: LoanTerms, kind: PrepaymentKind): InputLimits {
  const max = downTo(prepaymentStep, terms.principal * largestShare[kind])
  const initial = Math.min(max, downTo(prepaymentStep, usualPrepayment(terms, kind)))
  return { unit: 'rupees', min: prepaymentStep, max, step: prepaymentStep, initial }
}

/** The number of an instalment; initially after one year, or the last one of a shorter loan. */
export const instalmentLimits = (terms: LoanTerms, initial = 12): InputLimits => ({
  unit: 'count',
  min: 1,
  max: terms.tenureMonths,
  step: 1,
  initial: Math.min(initial, terms.tenureMonths),
})

/** The range that the calculators accept; initially half a percentage point above the present rate. */
export const changedRateLimits = ({ annualRatePercent }: LoanTerms): InputLimits => ({
  unit: 'percent',
  min: 0,
  max: 40,
  step: 0.1,
  initial: Math.min(40, Math.round((annualRatePercent + 0.5) * 100) / 100),
})

/** Up to a quarter of the loan; initially one percent, a usual processing fee. */
export const upfrontFeesLimits = ({ principal }: LoanTerms): InputLimits => ({
  unit: 'rupees',
  min: 0,
  max: Math.min(principal - 1, downTo(upfrontFeeStep, principal / 4)),
  step: upfrontFeeStep,
  initial: Math.round(principal / 100),
})

/** Up to a hundredth of the loan with each instalment; initially zero. */
export const monthlyFeesLimits = ({ principal }: LoanTerms): InputLimits => ({
  unit: 'rupees',
  min: 0,
  max: downTo(monthlyFeeStep, principal / 100),
  step: monthlyFeeStep,
  initial: 0,
})
