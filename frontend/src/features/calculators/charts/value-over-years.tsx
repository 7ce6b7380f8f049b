import { useId, useState } from 'react'
import { Area, AreaChart, CartesianGrid, ReferenceDot, ReferenceLine, XAxis, YAxis } from 'recharts'
import { DrawnChart } from './drawn-chart.tsx'
import { useSettledDrawing } from './first-drawing.ts'
import { shortRupees } from './short-rupees.ts'
import { toneColours, useToneFills, type Tone } from './tones.tsx'
import styles from './value-over-years.module.css'
import { YearReadout } from './year-readout.tsx'

const steps = [1, 2, 5, 10]
const mostTicks = 7

/** Evenly spaced whole years for the axis, from 0 on, few enough for a phone. The last year may be after the last tick. */
export function yearTicks(years: number) {
  const step = steps.find((each) => years / each < mostTicks) ?? 20
  return Array.from({ length: Math.floor(years / step) + 1 }, (_, index) => index * step)
}

/** A layer of the chart, with its name inside. `amounts` are in rupees, one for each of `years`. */
export interface Layer {
  name: string
  amounts: readonly number[]
  tone: Tone
  /** The horizontal position of the name, as a share of all years from 0 to 1. */
  nameAt: number
  /** The vertical position of the name in its layer, from 0 to 1; the middle by default. */
  nameHeight?: number
}

/** A point with a label. */
export interface MarkedPoint {
  years: number
  amount: number
  words: string
}

/** A line for comparison: the earlier or the alternative course. */
export interface DashedLine {
  name: string
  amounts: readonly number[]
  /** The horizontal position of the name, as a share of all years from 0 to 1. */
  nameAt: number
}

export interface ValueOverYearsProps {
  finding: string
  years: readonly number[]
  /** From the bottom up; each layer is on top of the one before. */
  layers: readonly Layer[]
  before?: DashedLine
  mark?: MarkedPoint | undefined
}

/** A data key that no layer can have as its name. */
const dashed = '\u0000'
const tick = { fill: 'var(--ink-muted)', fontSize: 'var(--size-label)' }

/** Amounts over the years as stacked areas. */
export function ValueOverYears({ finding, years, layers, before, mark }: ValueOverYearsProps) {
  const drawing = useSettledDrawing()
  const { fillOf, patterns } = useToneFills()
  const ground = useId()
  const label = { fill: 'var(--ink)', fontSize: 'var(--size-small)', filter: `url(#${ground})` }
  const [pointed, setPointed] = useState<number>()
  const last = years.at(-1) ?? 0
  // The number of years may have decreased
  const read = Math.min(years.length - 1, pointed ?? Math.round((years.length - 1) / 2))
  return (
    <div className={styles.chart}>
      <DrawnChart finding={finding} isPointedAt>
        <AreaChart
          responsive
          style={{ inlineSize: '100%', blockSize: '100%' }}
          data={rowsOf(years, layers, before)}
          margin={{ top: 12, right: 20, bottom: 0, left: 0 }}
          accessibilityLayer={false}
          onMouseMove={({ activeTooltipIndex }) =>
            activeTooltipIndex !== null && activeTooltipIndex !== undefined && setPointed(Number(activeTooltipIndex))
          }
        >
          {patterns}
          <WordsGround id={ground} />
          <ReferenceLine x={years[read] ?? 0} stroke="var(--ink-muted)" strokeDasharray="2 3" />
          <CartesianGrid vertical={false} stroke="var(--rule)" />
          <XAxis
            dataKey="year"
            type="number"
            domain={[0, last]}
            ticks={yearTicks(last)}
            tickFormatter={(year: number) => (year === 0 ? 'Start' : `${year} y`)}
            tick={tick}
            tickLine={false}
            stroke="var(--ink-muted)"
          />
          <YAxis width="auto" tickCount={5} tickFormatter={shortRupees} tick={tick} tickLine={false} axisLine={false} />
          {before && (
            <Area
              dataKey={dashed}
              stackId="before"
              type="linear"
              stroke="var(--ink)"
              strokeWidth={1.5}
              strokeDasharray="5 4"
              fill="none"
              activeDot={false}
              isAnimationActive={false}
            />
          )}
          {layers.map(({ name, tone }) => (
            <Area
              key={name}
              dataKey={name}
              stackId="all"
              type="linear"
              stroke={toneColours[tone]}
              strokeWidth={2}
              fill={fillOf(tone)}
              fillOpacity={0.28}
              activeDot={false}
              {...drawing}
            />
          ))}
          {layers.map((layer, at) => (
            <ReferenceDot
              key={layer.name}
              {...placeOfName(years, layers, at)}
              r={0}
              label={{ value: layer.name, position: 'center', ...label, fontWeight: 600 }}
            />
          ))}
          {before && (
            <ReferenceDot
              {...placeOfName(years, [{ ...before, tone: 'first', nameHeight: 1 }], 0)}
              r={0}
              label={{ value: before.name, position: 'right', offset: 10, dy: -8, ...label }}
            />
          )}
          {mark && (
            <ReferenceDot
              x={mark.years}
              y={mark.amount}
              r={5}
              fill="var(--paper)"
              stroke="var(--ink)"
              strokeWidth={2}
              label={{ value: mark.words, position: mark.years < last * 0.55 ? 'right' : 'left', offset: 10, ...label }}
            />
          )}
        </AreaChart>
      </DrawnChart>
      <YearReadout years={years} lines={[...layers, ...(before ? [before] : [])]} at={read} onChange={setPointed} />
    </div>
  )
}

/** A ground in the colour of the page behind the words of a label, because lines would cross them. */
const WordsGround = ({ id }: { id: string }) => (
  <defs>
    <filter id={id} x="-5%" y="-5%" width="110%" height="110%">
      <feFlood floodColor="var(--paper)" />
      <feComposite in="SourceGraphic" />
    </filter>
  </defs>
)

/**
 * The position of a layer's name, interpolated between two points: with few points, the nearest may be at the edge, where the name would be cut off.
 */
function placeOfName(years: readonly number[], layers: readonly Layer[], at: number) {
  const layer = layers[at]
  const point = (layer?.nameAt ?? 0) * (years.length - 1)
  const valueOf = (values: readonly number[] = []) => {
    const [before = 0, after = before] = values.slice(Math.floor(point))
    return before + (after - before) * (point % 1)
  }
  const below = layers.slice(0, at).reduce((sum, { amounts }) => sum + valueOf(amounts), 0)
  return { x: valueOf(years), y: below + valueOf(layer?.amounts) * (layer?.nameHeight ?? 0.5) }
}

/** A row for each year, with the amount of each layer under its name. */
const rowsOf = (years: readonly number[], layers: readonly Layer[], before: DashedLine | undefined) =>
  years.map((year, at) => ({
    year,
    [dashed]: before?.amounts[at],
    ...Object.fromEntries(layers.map(({ name, amounts }) => [name, amounts[at] ?? 0])),
  }))
