import type { LoanTerms } from './loan-figures.ts'
import type { PartPayment } from './plan/loan-plan.ts'

/** About a fiftieth of the loan, rounded down to 1, 2 or 5 followed by zeros. */
function roundPart(principal: number) {
  const part = principal / 50
  const size = 10 ** Math.floor(Math.log10(Math.max(1, part)))
  return ([5, 2, 1].find((each) => each * size <= part) ?? 1) * size
}

/** A typical part payment: a round amount after one year. Undefined if the loan is not longer than a year or has no interest. */
export function usualPartPayment({ principal, annualRatePercent, tenureMonths }: LoanTerms): PartPayment | undefined {
  return tenureMonths > 12 && annualRatePercent > 0 ? { kind: 'once', from: 12, amount: roundPart(principal), effect: 'time' } : undefined
}
