import { exactRupees, groupedNumber, rupees } from '../../../lib/money.ts'
import { linkText } from '../links/read-link.ts'
import { Workings } from '../frame/workings.tsx'
import { depositFigures, depositWorkings, type DepositTerms } from './deposit-figures.ts'

/** The deposit's formula with the reader's numbers. */
export function DepositWorkings({ terms }: { terms: DepositTerms }) {
  const workings = depositWorkings(terms)
  const figures = depositFigures(terms)
  if (!workings || !figures) return null
  const [amount, growth, years] = [
    exactRupees(terms.principal),
    groupedNumber(workings.growthFactor, 8),
    groupedNumber(workings.years, Number.isInteger(terms.tenureMonths) ? 2 : 6),
  ]
  return (
    <Workings
      formula="Value = P × (1 + rate ÷ 100)ʸᵉᵃʳˢ"
      steps={[
        `P, the deposit: ${amount}`,
        `1 + rate ÷ 100: 1 + ${linkText(terms.annualRatePercent)} ÷ 100 = ${groupedNumber(1 + workings.yearlyRate, 4)}`,
        `That to the power of ${years}: ${growth}`,
        `Value = ${amount} × ${growth} = ${rupees(figures.maturityValue)}`,
        `Interest: value − P = ${rupees(figures.interest)}`,
        `${quarterlyWords(terms)} = ${rupees(figures.quarterlyMaturityValue)}`,
      ]}
    />
  )
}

/** The banks' formula: whole quarters compound, the remaining months earn simple interest. */
function quarterlyWords({ principal, annualRatePercent, tenureMonths }: DepositTerms) {
  const [rate, quarters, rest] = [linkText(annualRatePercent), Math.floor(tenureMonths / 3), tenureMonths - Math.floor(tenureMonths / 3) * 3]
  const restWords =
    rest === 0
      ? ''
      : Number.isInteger(rest)
        ? `, × (1 + ${rate} ÷ 1200 × ${rest}) for the last months`
        : `, × (1 + ${rate} ÷ 100 × ${linkText((rest * 365) / 12)} ÷ 365) for the last days`
  const compounded = `${exactRupees(principal)} × (1 + ${rate} ÷ 400) to the power of ${quarters} quarters`
  return `With quarterly interest: ${compounded}${restWords}`
}
