import { memo } from 'react'
import { ChartFrame } from '../charts/chart-frame.tsx'
import type { PicturesProps } from '../definition/calculator.ts'
import { useSettledValue } from '../../../ui/use-settled-value.ts'
import { creditBands, creditScore, highestScore, type CreditBand, type CreditInput } from './credit-score.ts'

const loadScale = async () => (await import('../charts/score-scale.tsx')).ScoreScale

/** The colours of the bands, as in `credit-result.module.css`. The name of the band says the same without colour. */
const bandColours: Readonly<Record<CreditBand, string>> = {
  Excellent: 'var(--gain)',
  Good: 'var(--gain)',
  Fair: 'var(--mark)',
  Poor: 'var(--loss)',
  'Very Poor': 'var(--loss)',
}

const bands = creditBands
  .map(({ name, from }, at) => ({ name, from, to: creditBands[at - 1]?.from ?? highestScore, colour: bandColours[name] }))
  .reverse()

/** The position of the score between 300 and 900. This calculator has no tables. */
export function CreditChart({ part, input }: PicturesProps) {
  const settled = useSettledValue(input)
  return part === 'charts' && <Scale input={settled} />
}

const Scale = memo(function Scale({ input }: Pick<PicturesProps, 'input'>) {
  // This is the input of this calculator, so the cast is safe.
  const result = creditScore(input as CreditInput)
  if (result === undefined) return null
  const { score, band } = result
  const { from, to } = bands.find(({ name }) => name === band) ?? { from: score, to: score }
  return (
    <ChartFrame
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
