import { memo } from 'react'
import { ChartFigure } from '../charts/chart-figure.tsx'
import { useRested } from '../../../ui/use-rested.ts'
import { netWorthBars } from './net-worth-bars.ts'
import type { NetWorthInput } from './net-worth.ts'

const loadBars = async () => (await import('../charts/amount-bars.tsx')).AmountBars

/** What is owned beside what is owed; nothing until an amount is entered. */
export const NetWorthChart = ({ input }: { input: NetWorthInput }) => <Drawn input={useRested(input)} />

const Drawn = memo(function Drawn({ input }: { input: NetWorthInput }) {
  const bars = netWorthBars(input)
  if (bars.length === 0) return null
  return (
    <ChartFigure
      title="What you own and what you owe"
      load={loadBars}
      height={bars.length}
      chart={{ finding: `${bars.map(({ name, words }) => `${name} ${words}`).join('; ')}.`, bars }}
    />
  )
})
