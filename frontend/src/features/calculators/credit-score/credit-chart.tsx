import { memo } from 'react'
import { ChartFigure } from '../charts/chart-figure.tsx'
import { useSettledValue } from '../../../ui/use-settled-value.ts'
import { bandColours } from './band-colours.ts'
import { creditBands, highestScore, type CreditBand } from './credit-score.ts'

const loadScale = async () => (await import('../charts/score-scale.tsx')).ScoreScale

const bands = creditBands
  .map(({ name, from }, at) => ({ name, from, to: creditBands[at - 1]?.from ?? highestScore, colour: bandColours[name] }))
  .reverse()

interface CreditChartProps {
  score: number
  band: CreditBand
}

/** The position of the score between 300 and 900. */
export const CreditChart = (result: CreditChartProps) => <Drawn {...useSettledValue(result)} />

const Drawn = memo(function Drawn({ score, band }: CreditChartProps) {
  const { from, to } = bands.find(({ name }) => name === band) ?? { from: score, to: score }
  return (
    <ChartFigure
      title="Where you stand"
      load={loadScale}
      height="short"
      chart={{
        finding: `${score} on a scale from 300 to ${highestScore}: ${band}, the band from ${from} to ${to}.`,
        bands,
        score,
      }}
    />
  )
})
