import { Bar, BarChart, LabelList, XAxis, YAxis, useChartWidth } from 'recharts'
import { DrawnChart } from './drawn-chart.tsx'
import { useFirstDrawing } from './first-drawing.ts'
import { toneColours, type Tone } from './tones.tsx'

export interface NamedBar {
  name: string
  /** From 0 on. */
  value: number
  /** Its figure as it is read. */
  words: string
  tone: Tone
  /** Only its frame is drawn: what is not the reader's own. */
  isOutlined?: boolean
}

export interface AmountBarsProps {
  finding: string
  bars: readonly NamedBar[]
}

const longestName = 26
const barHeight = 12

const shortName = (name: string) => ([...name].length > longestName ? `${[...name].slice(0, longestName - 1).join('')}…` : name)

/** Amounts to compare, one bar each, with name and figure above it. */
export const AmountBars = ({ finding, bars }: AmountBarsProps) => (
  <DrawnChart finding={finding}>
    <BarChart
      layout="vertical"
      responsive
      style={{ inlineSize: '100%', blockSize: '100%' }}
      data={bars.map(({ value, tone, isOutlined }, at) => ({
        at,
        value,
        fill: isOutlined ? 'transparent' : toneColours[tone],
        stroke: toneColours[tone],
      }))}
      margin={{ top: 8, right: 1, bottom: 0, left: 1 }}
      accessibilityLayer={false}
    >
      <XAxis type="number" hide domain={[0, 'dataMax']} />
      <YAxis type="category" dataKey="at" hide width={0} />
      <Bar dataKey="value" barSize={barHeight} minPointSize={2} {...useFirstDrawing()}>
        <LabelList dataKey="value" content={(props) => <BarWords y={Number(props.y)} bar={bars[props.index ?? -1]} />} />
      </Bar>
    </BarChart>
  </DrawnChart>
)

function BarWords({ y, bar }: { y: number; bar: NamedBar | undefined }) {
  const width = useChartWidth() ?? 0
  if (!bar) return null
  return (
    <text y={y - 7} fontSize={13} fill="var(--ink)">
      <tspan x={1}>{shortName(bar.name)}</tspan>
      <tspan x={width - 1} textAnchor="end" fontWeight={600}>
        {bar.words}
      </tspan>
    </text>
  )
}
