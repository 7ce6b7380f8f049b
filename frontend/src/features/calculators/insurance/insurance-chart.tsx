import { memo } from 'react'
import { rupees } from '../../../lib/money.ts'
import type { NamedBar } from '../charts/amount-bars.tsx'
import { ChartFigure } from '../charts/chart-figure.tsx'
import { useRested } from '../../../ui/use-rested.ts'
import { ageBandOf, ageBands, insuranceFigures, type InsuranceInput } from './insurance-figures.ts'

const loadBars = async () => (await import('../charts/amount-bars.tsx')).AmountBars

/** The same insurance at every age band, with the reader's own filled in. */
export const InsuranceChart = ({ input }: { input: InsuranceInput }) => <Drawn input={useRested(input)} />

const bandName = (at: number) => {
  const [from, next] = [ageBands[at]?.from ?? 0, ageBands[at + 1]?.from]
  if (next === undefined) return `Age ${from} and over`
  return from === 0 ? `Below ${next}` : `${from} to ${next - 1}`
}

const Drawn = memo(function Drawn({ input }: { input: InsuranceInput }) {
  const own = ageBandOf(input.ageYears)
  const bars = ageBands.flatMap((band, at): NamedBar[] => {
    // The youngest band begins at no age that could be insured; any age of a band has its premium
    const figures = insuranceFigures({ ...input, ageYears: Math.max(1, band.from) })
    if (!figures) return []
    const name = bandName(at) + (band === own ? `, with you at ${input.ageYears}` : '')
    const value = figures.monthlyPremium
    return [{ name, value, words: rupees(value), tone: 'first', isOutlined: band !== own }]
  })
  return (
    <ChartFigure
      title="Monthly premium by age"
      load={loadBars}
      height={ageBands.length}
      chart={{ finding: `Monthly premium by age: ${bars.map(({ name, words }) => `${name}, ${words}`).join('; ')}.`, bars }}
    />
  )
})
