import { Pie, PieChart } from 'recharts'
import { DrawnChart } from './drawn-chart.tsx'
import { useSettledDrawing } from './first-drawing.ts'
import { toneColours, useToneFills, type Tone } from './tones.tsx'

export interface RingPart {
  name: string
  /** Zero or more. */
  value: number
  tone: Tone
}

export interface ShareRingProps {
  finding: string
  parts: readonly RingPart[]
  /** The label and amount in the middle of the ring. */
  whole: readonly [name: string, amount: string]
}

/** Parts of a whole as a ring. Their names and shares are in the legend. */
export function ShareRing({ finding, parts, whole }: ShareRingProps) {
  const { fillOf, patterns } = useToneFills()
  return (
    <DrawnChart finding={finding}>
      <PieChart responsive style={{ inlineSize: '100%', blockSize: '100%' }} accessibilityLayer={false}>
        {patterns}
        <Pie
          data={parts.map(({ name, value, tone }) => ({ name, value, fill: fillOf(tone), stroke: toneColours[tone] }))}
          dataKey="value"
          nameKey="name"
          innerRadius="66%"
          outerRadius="96%"
          startAngle={90}
          endAngle={-270}
          strokeWidth={1.5}
          paddingAngle={1}
          rootTabIndex={-1}
          {...useSettledDrawing()}
        />
        <text textAnchor="middle" fontSize="var(--size-label)" fill="var(--ink-muted)">
          <tspan x="50%" y="50%" dy="-0.5em">
            {whole[0]}
          </tspan>
          <tspan x="50%" y="50%" dy="0.85em" fontSize="var(--size-note)" fontWeight={600} fill="var(--ink)">
            {whole[1]}
          </tspan>
        </text>
      </PieChart>
    </DrawnChart>
  )
}
