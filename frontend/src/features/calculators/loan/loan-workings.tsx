import { exactRupees, groupedNumber, percentText, rupees } from '../../../lib/money.ts'
import { Workings } from '../frame/workings.tsx'
import { loanFigures, loanWorkings, type LoanTerms } from './loan-figures.ts'

/** The EMI formula with the reader's loan. */
export function LoanWorkings({ terms }: { terms: LoanTerms }) {
  const workings = loanWorkings(terms)
  const figures = loanFigures(terms)
  if (!workings || !figures) return null
  const [amount, rate, growth] = [exactRupees(terms.principal), groupedNumber(workings.monthlyRate, 8), groupedNumber(workings.growthFactor, 8)]
  return (
    <Workings
      formula="EMI = P × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)"
      steps={[
        `P, the amount borrowed: ${amount}`,
        `i, the monthly rate: ${percentText(terms.annualRatePercent)} ÷ 12 = ${rate}`,
        `n, the number of instalments: ${workings.instalments}`,
        `(1 + i)ⁿ = ${growth}`,
        `EMI = ${amount} × ${rate} × ${growth} ÷ (${growth} − 1) = ${rupees(figures.emi)}`,
        `Total paid: EMI × n = ${rupees(figures.totalPayment)}`,
        `Total interest: total paid − P = ${rupees(figures.totalInterest)}`,
      ]}
    />
  )
}
