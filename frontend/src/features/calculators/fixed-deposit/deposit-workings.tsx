import { groupedNumber, rupees, wholeRupees } from '../../../lib/money.ts'
import { linkText } from '../read-link.ts'
import { Workings } from '../workings.tsx'
import { depositFigures, depositWorkings, type DepositTerms } from './deposit-figures.ts'

/** The deposit's formula with the reader's numbers in it. */
export function DepositWorkings({ terms }: { terms: DepositTerms }) {
  const workings = depositWorkings(terms)
  const figures = depositFigures(terms)
  if (!workings || !figures) return null
  const [amount, growth, years] = [wholeRupees(terms.principal), groupedNumber(workings.growthFactor, 8), linkText(workings.years)]
  return (
    <Workings
      formula="Value = P × (1 + rate ÷ 100)ʸᵉᵃʳˢ"
      steps={[
        `P, the deposit: ${amount}`,
        `1 + rate ÷ 100: 1 + ${linkText(terms.annualRatePercent)} ÷ 100 = ${groupedNumber(1 + workings.yearlyRate, 4)}`,
        `That to the power of ${years}: ${growth}`,
        `Value = ${amount} × ${growth} = ${rupees(figures.maturityValue)}`,
        `Interest: value − P = ${rupees(figures.interest)}`,
      ]}
    />
  )
}
