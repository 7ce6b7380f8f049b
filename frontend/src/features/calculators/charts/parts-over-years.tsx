import { percentText, wholeRupees } from '../../../lib/money.ts'
import { roundParts } from '../../../lib/round-parts.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { LegendRow } from './chart-legend.tsx'
import { percentShares } from './percent-shares.ts'
import { shortRupees } from './short-rupees.ts'
import type { ValueOverYearsProps } from './value-over-years.tsx'

const loadRing = async () => (await import('./share-ring.tsx')).ShareRing
const loadOverYears = async () => (await import('./value-over-years.tsx')).ValueOverYears

interface PartsOverYearsProps extends ValueOverYearsProps {
  title: string
}

/** A ring of the parts at the end, and a chart of all years. A single layer has no ring, and its legend has the final amount. */
export function PartsOverYears({ title, ...chart }: PartsOverYearsProps) {
  const ends = chart.layers.map(({ name, amounts, tone }) => ({ name, value: amounts.at(-1) ?? 0, tone }))
  const values = ends.map(({ value }) => value)
  const whole = values.reduce((sum, value) => sum + value, 0)
  const hasParts = ends.length > 1 && whole > 0
  const amounts = roundParts(values, 0)
  const shares = hasParts ? percentShares(values) : []
  const legend = ends.map(({ name, tone }, at): LegendRow => ({
    name: hasParts ? name : `${name} at the end`,
    amount: wholeRupees(amounts[at] ?? 0),
    tone,
    ...(hasParts && { share: percentText(shares[at] ?? 0, 1) }),
  }))
  return (
    <>
      {hasParts && (
        <ChartFrame
          title="At the end"
          load={loadRing}
          height="ring"
          legend={legend}
          chart={{
            finding: `Out of ${wholeRupees(whole)} at the end: ${legend.map(({ name, amount, share }) => `${name} ${amount}, ${share}`).join('; ')}.`,
            parts: ends,
            whole: ['Total', shortRupees(whole)],
          }}
        />
      )}
      <ChartFrame title={title} load={loadOverYears} height="tall" chart={chart} {...(!hasParts && { legend })} />
    </>
  )
}
