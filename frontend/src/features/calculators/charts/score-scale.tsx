import { Bar, BarChart, LabelList, ReferenceLine, XAxis, YAxis } from 'recharts'
import { DrawnChart } from './drawn-chart.tsx'
import { useFirstDrawing } from './first-drawing.ts'

/** A section of the scale; `to` is the start of the next one, or the end of the scale. */
export interface ScaleBand {
  name: string
  from: number
  to: number
  /** A colour token, used if the score is in this band. */
  colour: string
}

export interface ScoreScaleProps {
  finding: string
  /** In ascending order. */
  bands: readonly ScaleBand[]
  score: number
}

const pointerSize = 7

/** A pointer above the scale. A line through the scale would cross the band's name. */
const Pointer = ({ x1 = 0, y2 = 0 }: { x1?: string | number | undefined; y2?: string | number | undefined }) => (
  <path d={`M${Number(x1)} ${Number(y2)}l${-pointerSize} ${-pointerSize}h${2 * pointerSize}z`} fill="var(--ink)" />
)

const scaleRow = (bands: readonly ScaleBand[]) => ({
  scale: '',
  ...Object.fromEntries(bands.map(({ name, from, to }, at) => [name, at === 0 ? to : to - from])),
})

/** A scale of named bands with a mark at the score. The band of the score is filled. */
export function ScoreScale({ finding, bands, score }: ScoreScaleProps) {
  const drawing = useFirstDrawing()
  const [lowest, highest] = [bands[0]?.from ?? 0, bands.at(-1)?.to ?? 0]
  return (
    <DrawnChart finding={finding}>
      <BarChart
        layout="vertical"
        responsive
        style={{ inlineSize: '100%', blockSize: '100%' }}
        data={[scaleRow(bands)]}
        margin={{ top: 30, right: 14, bottom: 0, left: 14 }}
        barCategoryGap={0}
        accessibilityLayer={false}
      >
        <XAxis
          type="number"
          domain={[lowest, highest]}
          allowDataOverflow
          height={22}
          ticks={[...bands.map(({ from }) => from), highest]}
          interval={0}
          tick={{ fill: 'var(--ink-muted)', fontSize: 'var(--size-tick)' }}
          tickLine={false}
          axisLine={false}
        />
        <YAxis type="category" dataKey="scale" hide width={0} />
        {bands.map(({ name, from, to, colour }) => (
          <Bar
            key={name}
            dataKey={name}
            stackId="scale"
            fill={score >= from && (score < to || to === highest) ? colour : 'var(--tint)'}
            stroke="var(--control)"
            strokeWidth={1}
            {...drawing}
          >
            <LabelList
              dataKey={() => name}
              position="center"
              fontSize="var(--size-tick)"
              fontWeight={500}
              stroke="none"
              fill={score >= from && (score < to || to === highest) ? 'var(--on-accent)' : 'var(--ink)'}
            />
          </Bar>
        ))}
        <ReferenceLine
          x={score}
          shape={Pointer}
          label={{ value: score, position: 'top', offset: pointerSize + 3, fill: 'var(--ink)', fontSize: 'var(--size-note)', fontWeight: 600 }}
        />
      </BarChart>
    </DrawnChart>
  )
}
