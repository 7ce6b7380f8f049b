import { exactRupees, groupedNumber, percentText, rupees, wholeRupees } from '../../../lib/money.ts'
import type { WorkedProps } from '../definition/calculator.ts'
import { Ways } from '../frame/ways.tsx'
import { Workings } from '../frame/workings.tsx'
import { termsOfFields } from './loan-fields.ts'
import { loanResults, loanWorkings } from './loan-results.ts'
import { repaidBetween } from './repaid-between.ts'

/** The EMI formula with the reader's loan. */
export function LoanWorkings({ input }: Pick<WorkedProps, 'input'>) {
  const terms = termsOfFields(input)
  const workings = loanWorkings(terms)
  const results = loanResults(terms)
  if (!workings || !results) return null
  const [amount, rate, growth] = [exactRupees(terms.principal), groupedNumber(workings.monthlyRate, 8), groupedNumber(workings.growthFactor, 8)]
  return (
    <Workings
      formula="EMI = P × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1)"
      steps={[
        `P, the amount borrowed: ${amount}`,
        `i, the monthly rate: ${percentText(terms.annualRatePercent)} ÷ 12 = ${rate}`,
        `n, the number of instalments: ${workings.instalments}`,
        `(1 + i)ⁿ = ${growth}`,
        `EMI = ${amount} × ${rate} × ${growth} ÷ (${growth} − 1) = ${rupees(results.emi)}`,
        `Total paid: EMI × n = ${rupees(results.totalPayment)}`,
        `Total interest: total paid − P = ${rupees(results.totalInterest)}`,
      ]}
    />
  )
}

/** The workings, and a link to the tax calculator with the first year's interest, which is deductible in the old regime. */
export function HomeLoanWorkings({ input }: WorkedProps) {
  const first = repaidBetween({ ...termsOfFields(input), from: 1, to: 12 })
  const to = `/income-tax-calculator?homeLoanInterest=${Math.round(first?.interest ?? 0)}`
  return (
    <>
      <LoanWorkings input={input} />
      {first && <Ways ways={[{ text: `Tax saved on ${wholeRupees(first.interest)} of first-year interest`, to }]} />}
    </>
  )
}
