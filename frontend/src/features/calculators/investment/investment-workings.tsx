import { exactRupees, groupedNumber, percentText, rupees } from '../../../lib/money.ts'
import { linkText } from '../links/read-link.ts'
import { Workings } from '../frame/workings.tsx'
import { investmentFigures, investmentWorkings, rateOfMonth, type InvestmentTerms } from './investment-figures.ts'

/** The growth formula with the reader's numbers. */
export function InvestmentWorkings({ terms }: { terms: InvestmentTerms }) {
  const workings = investmentWorkings(terms)
  const figures = investmentFigures(terms)
  if (!workings || !figures) return null
  const [rate, growth] = [groupedNumber(workings.monthlyRate, 8), groupedNumber(workings.growthFactor, 8)]
  const effective = groupedNumber(rateOfMonth('effective', terms.annualRatePercent), 8)
  const effectiveWords = `(1 + ${linkText(terms.annualRatePercent)} ÷ 100) to the power of 1 ÷ 12, minus 1 = ${effective}`
  const [once, monthly] = [exactRupees(terms.initial), exactRupees(terms.monthly)]
  return (
    <Workings
      formula="Value = P × (1 + i)ⁿ + M × ((1 + i)ⁿ − 1) ÷ i × (1 + i)"
      steps={[
        `P, the one-time investment: ${once}`,
        `M, invested at the start of each month: ${monthly}`,
        `i, the monthly rate: ${percentText(terms.annualRatePercent)} ÷ 12 = ${rate}`,
        `n, the number of months: ${workings.months}`,
        `(1 + i)ⁿ = ${growth}`,
        `Value = ${once} × ${growth} + ${monthly} × (${growth} − 1) ÷ ${rate} × (1 + ${rate}) = ${rupees(figures.futureValue)}`,
        `Gain: value − total invested = ${rupees(figures.gain)}`,
        `At the effective rate: i = ${effectiveWords}, which gives ${rupees(figures.effectiveFutureValue)}`,
      ]}
    />
  )
}
