import type { ComponentType } from 'react'
import { InViewPart } from '../../../ui/in-view-part.tsx'
import { ChartLegend, type LegendRow } from './chart-legend.tsx'
import styles from './chart-frame.module.css'

interface ChartFrameProps<Chart extends object> {
  title: string
  /** Loads the chart as a separate script, because the chart library is larger than the rest of the page. */
  load: () => Promise<ComponentType<Chart>>
  chart: Chart
  /** The reserved height: a fixed size, or a number of rows. */
  height: 'short' | 'tall' | 'ring' | number
  /** Names and amounts of the parts of the chart. */
  legend?: readonly LegendRow[]
}

/** Reserves the space of a chart while it loads. A chart that has not loaded is not printed. */
export const ChartFrame = <Chart extends object>({ title, load, chart, height, legend }: ChartFrameProps<Chart>) => (
  <figure className={`${styles.frame} ${height === 'ring' ? styles.beside : ''} needs-script`}>
    <figcaption className={styles.title}>{title}</figcaption>
    <InViewPart
      load={load}
      props={chart}
      fallback={null}
      offer="Draw the chart"
      className={typeof height === 'number' ? `${styles.rows} ${styles[`rows${height}`] ?? ''}` : styles[height]}
    />
    {legend && <ChartLegend rows={legend} />}
  </figure>
)
