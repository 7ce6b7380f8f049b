import { Pie, PieChart, type PieLabelRenderProps } from 'recharts'
import { groupedNumber } from '../../../lib/money.ts'
import { DrawnChart } from './drawn-chart.tsx'
import { useFirstDrawing } from './first-drawing.ts'
import { toneColours, type Tone } from './tones.ts'

export interface RingPart {
  name: string
  /** From 0 on. */
  value: number
  tone: Tone
}

export interface ShareRingProps {
  finding: string
  parts: readonly RingPart[]
  /** In its middle: what all parts are together, in two lines. */
  whole: readonly [name: string, amount: string]
}

/** Parts of a whole as a ring; each has its name and its share beside it. */
export const ShareRing = ({ finding, parts, whole }: ShareRingProps) => (
  <DrawnChart finding={finding}>
    <PieChart responsive style={{ inlineSize: '100%', blockSize: '100%' }} accessibilityLayer={false}>
      <Pie
        data={parts.map(({ name, value, tone }) => ({ name, value, fill: toneColours[tone] }))}
        dataKey="value"
        nameKey="name"
        innerRadius="52%"
        outerRadius="74%"
        startAngle={90}
        endAngle={-270}
        stroke="var(--paper)"
        strokeWidth={2}
        label={PartName}
        labelLine={false}
        rootTabIndex={-1}
        {...useFirstDrawing()}
      />
      <text textAnchor="middle" fontSize={12} fill="var(--ink-muted)">
        <tspan x="50%" y="50%" dy="-0.5em">
          {whole[0]}
        </tspan>
        <tspan x="50%" y="50%" dy="0.85em" fontSize={15} fontWeight={600} fill="var(--ink)">
          {whole[1]}
        </tspan>
      </text>
    </PieChart>
  </DrawnChart>
)

const gap = 10
const lineHeight = 17

/** Beside the middle of its part, on the side on which there is room; above and below the ring its two lines keep off it. */
function PartName({ cx, cy, midAngle = 0, outerRadius, percent = 0, name }: PieLabelRenderProps) {
  const angle = (-midAngle * Math.PI) / 180
  const distance = outerRadius + gap + lineHeight * Math.abs(Math.sin(angle))
  const x = cx + distance * Math.cos(angle)
  const y = cy + distance * Math.sin(angle)
  return (
    <text x={x} y={y} textAnchor={Math.cos(angle) < 0 ? 'end' : 'start'} fontSize={13} fill="var(--ink)">
      <tspan x={x} dy="-0.1em" fontWeight={600}>
        {name}
      </tspan>
      <tspan x={x} dy="1.3em" fill="var(--ink-muted)">
        {groupedNumber(percent * 100, 1)} %
      </tspan>
    </text>
  )
}
