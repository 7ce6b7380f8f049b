import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { dollars } from '../converter/currency-text.ts'
import { shortDayText } from '../short-day-text.ts'
import styles from './metal-chart.module.css'
import { chartSentence } from './chart-sentence.ts'
import type { PriceOfDay } from './metal-prices.ts'

export interface MetalChartProps {
  name: string
  days: readonly PriceOfDay[]
  /** A CSS colour variable. */
  colour: string
}

const animationMs = 1_500
/** The chart takes the measured size of its container; in a closed tab that is zero. */
const fillContainer = { position: 'absolute', inset: 0 } as const
const axisText = { fill: 'var(--ink-muted)', fontSize: 'var(--size-tick)' }
const dayOf = (at: number) => shortDayText(new Date(at).toISOString())

/**
 * A line chart of a metal's price with a true time axis. It breaks on days without a price. A sentence below describes it, and the table has its
 * numbers.
 */
export function MetalChart({ name, days, colour }: MetalChartProps) {
  const points = days.map(({ day, usdPerTroyOunce }) => ({ at: Date.parse(day), usdPerTroyOunce }))
  const finding = chartSentence(name, days)
  return (
    <div className={styles.drawn}>
      <div className={styles.line} role="img" aria-label={finding}>
        <LineChart responsive style={fillContainer} data={points} accessibilityLayer={false} margin={{ top: 8, right: 24, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--rule)" />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            ticks={points.map(({ at }) => at)}
            tickFormatter={dayOf}
            tick={axisText}
            stroke="var(--control)"
          />
          <YAxis domain={['auto', 'auto']} width={52} tickCount={4} tickFormatter={wholeOrCents} tick={axisText} stroke="var(--control)" />
          <Tooltip
            labelFormatter={(at) => dayOf(Number(at))}
            formatter={(price) => [dollars(Number(price)), name]}
            contentStyle={{ background: 'var(--surface)', border: '1px solid var(--control)', color: 'var(--ink)', fontSize: 'var(--size-small)' }}
            itemStyle={{ color: 'var(--ink)' }}
            cursor={{ stroke: 'var(--control)' }}
          />
          <Line
            dataKey="usdPerTroyOunce"
            name={name}
            type="linear"
            stroke={colour}
            strokeWidth={2}
            // A day between two without a price needs a dot, because its line has no length
            dot={{ r: 3, fill: colour, stroke: 'none' }}
            activeDot={{ r: 5, fill: colour, stroke: 'var(--paper)' }}
            connectNulls={false}
            animationDuration={animationMs}
            isAnimationActive="auto"
          />
        </LineChart>
      </div>
      <p className={styles.finding} aria-hidden="true">
        {finding}
      </p>
    </div>
  )
}

/** Formats an axis label: "2,400" for gold, "28.75" for silver. */
const wholeOrCents = (price: number) => dollars(price).slice(1).replace(/\.00$/, '')
