import { groupedNumber, percentText, rupees } from '../../../lib/money.ts'
import { Workings } from '../frame/workings.tsx'
import type { LoanTerms } from './loan-results.ts'
import type { ChangedInstalment } from './rate-change-results.ts'
import type { RateChange } from './repayment-course.ts'

interface RateChangeWorkingsProps {
  terms: LoanTerms
  change: RateChange
  instalment: ChangedInstalment
  /** The number of instalments until the loan is repaid. */
  months: number
}

/** The formula of the instalment, or of the time, after the change. */
export function RateChangeWorkings({ terms, change, instalment, months }: RateChangeWorkingsProps) {
  const { annualRatePercent, firstInstalment, keep } = change
  const left = terms.tenureMonths - firstInstalment + 1
  const given = [
    `P, the balance before instalment ${firstInstalment}: ${rupees(instalment.owed)}`,
    `i, the new monthly rate: ${percentText(annualRatePercent)} ÷ 12 = ${groupedNumber(annualRatePercent / 1200, 8)}`,
  ]
  return keep === 'tenure' ? (
    <Workings
      formula="EMI = P × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)"
      steps={[...given, `n, the instalments left: ${left}`, `EMI from then on = ${rupees(instalment.after)}`]}
    />
  ) : (
    <Workings
      formula="Balance = balance + balance × i − EMI, month by month"
      steps={[
        ...given,
        `EMI, unchanged: ${rupees(instalment.after)}`,
        `The loan is repaid with instalment ${months}; the last one covers what remains.`,
      ]}
    />
  )
}
