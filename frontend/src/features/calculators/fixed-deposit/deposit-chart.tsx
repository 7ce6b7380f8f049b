import { memo } from 'react'
import { exactRupees, rupees } from '../../../lib/money.ts'
import { PartsOverYears } from '../charts/parts-over-years.tsx'
import { yearEnds } from '../charts/year-ends.ts'
import { useSettledValue } from '../../../ui/use-settled-value.ts'
import { depositFigures, type DepositTerms } from './deposit-figures.ts'
import { depositGrowth } from './deposit-growth.ts'

interface DepositChartProps {
  terms: DepositTerms
  /** The duration in words. */
  time: string
}

/** The growth of the deposit: the amount and its interest. */
export const DepositChart = (deposit: DepositChartProps) => <Drawn {...useSettledValue(deposit)} />

const Drawn = memo(function Drawn({ terms, time }: DepositChartProps) {
  const figures = depositFigures(terms)
  if (!figures) return null
  const { principal, annualRatePercent, tenureMonths } = terms
  const ends = yearEnds(tenureMonths)
  return (
    <PartsOverYears
      title="How it grows"
      finding={
        `${exactRupees(principal)} grows to ${rupees(figures.maturityValue)} in ${time}; ` + `${rupees(figures.interest)} of that is interest.`
      }
      years={ends.map((months) => months / 12)}
      layers={[
        { name: 'Deposit', amounts: ends.map(() => principal), tone: 'first', nameAt: 0.5 },
        {
          name: 'Interest',
          amounts: ends.map((months) => principal * depositGrowth('annual', annualRatePercent, months)),
          tone: 'second',
          nameAt: 0.85,
        },
      ]}
    />
  )
})
