import { memo } from 'react'
import { exactRupees, rupees } from '../../../lib/money.ts'
import type { NamedBar } from '../charts/amount-bars.tsx'
import { ChartFigure } from '../charts/chart-figure.tsx'
import { useRested } from '../../../ui/use-rested.ts'
import { revenueFigures, type RevenueInput } from './revenue-figures.ts'

const loadBars = async () => (await import('../charts/amount-bars.tsx')).AmountBars

/** What comes in, what goes out and what is left, side by side. */
export const RevenueChart = ({ input }: { input: RevenueInput }) => <Drawn input={useRested(input)} />

function leftBar(profit: number): NamedBar {
  if (profit < 0) return { name: 'Loss', value: -profit, words: rupees(-profit), tone: 'loss' }
  return { name: profit === 0 ? 'Break-even' : 'Profit', value: profit, words: rupees(profit), tone: 'gain' }
}

const Drawn = memo(function Drawn({ input }: { input: RevenueInput }) {
  const figures = revenueFigures(input)
  if (!figures) return null
  const bars: NamedBar[] = [
    { name: 'Sales', value: figures.sales, words: exactRupees(figures.sales), tone: 'first' },
    { name: 'Other income', value: input.otherIncome, words: exactRupees(input.otherIncome), tone: 'first' },
    { name: 'Expenses', value: input.expenses, words: exactRupees(input.expenses), tone: 'second' },
    leftBar(figures.profit),
  ]
  return (
    <ChartFigure
      title="Income, expenses and profit"
      load={loadBars}
      height={4}
      chart={{ finding: `${bars.map(({ name, words }) => `${name} ${words}`).join(', ')}.`, bars }}
    />
  )
})
