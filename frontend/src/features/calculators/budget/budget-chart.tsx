import { memo } from 'react'
import { ChartFigure } from '../charts/chart-figure.tsx'
import { useRested } from '../../../ui/use-rested.ts'
import { budgetBars } from './budget-bars.ts'
import type { BudgetInput } from './budget-figures.ts'

const loadBars = async () => (await import('../charts/amount-bars.tsx')).AmountBars

/** Where the income of a month goes; nothing until an amount is entered. */
export const BudgetChart = ({ input }: { input: BudgetInput }) => <Drawn input={useRested(input)} />

const Drawn = memo(function Drawn({ input }: { input: BudgetInput }) {
  const bars = budgetBars(input)
  if (bars.length === 0) return null
  return (
    <ChartFigure
      title="Where your monthly income goes"
      load={loadBars}
      height={bars.length}
      chart={{ finding: `Where your monthly income goes: ${bars.map(({ name, words }) => `${name} ${words}`).join('; ')}.`, bars }}
    />
  )
})
