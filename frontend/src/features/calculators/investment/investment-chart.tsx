import { memo } from 'react'
import { rupees } from '../../../lib/money.ts'
import { PartsOverYears } from '../charts/parts-over-years.tsx'
import { yearEnds } from '../charts/year-ends.ts'
import { useSettledValue } from '../../../ui/use-settled-value.ts'
import { valueText } from '../inputs/value-words.ts'
import { investmentFigures, valueAfter, type InvestmentTerms } from './investment-figures.ts'

/** The growth of the investment: amount paid in and gain. Nothing is drawn if nothing is invested. */
export const InvestmentChart = ({ terms }: { terms: InvestmentTerms }) => <Drawn terms={useSettledValue(terms)} />

const Drawn = memo(function Drawn({ terms }: { terms: InvestmentTerms }) {
  const figures = investmentFigures(terms)
  if (!figures || figures.totalInvested === 0) return null
  const ends = yearEnds(terms.months)
  const invested = ends.map((months) => terms.initial + terms.monthly * months)
  return (
    <PartsOverYears
      title="How it grows"
      finding={
        `${rupees(figures.totalInvested)} invested over ${valueText('years', terms.months / 12)} grows to ` +
        `${rupees(figures.futureValue)}, of which ${rupees(figures.gain)} is gain.`
      }
      years={ends.map((months) => months / 12)}
      layers={[
        { name: 'Invested', amounts: invested, tone: 'first', nameAt: 0.7 },
        {
          name: 'Gain',
          amounts: ends.map((months, at) => Math.max(0, valueAfter(terms, months, 'nominal') - (invested[at] ?? 0))),
          tone: 'second',
          nameAt: 0.9,
        },
      ]}
    />
  )
})
