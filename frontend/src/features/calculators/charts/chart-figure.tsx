import type { ComponentType } from 'react'
import { SeenPart } from '../../../ui/seen-part.tsx'
import { ChartLegend, type LegendRow } from './chart-legend.tsx'
import styles from './chart-figure.module.css'

interface ChartFigureProps<Chart extends object> {
  title: string
  /** Fetches the chart: what draws it is heavier than all the rest of the page. */
  load: () => Promise<ComponentType<Chart>>
  chart: Chart
  /** How tall its place is: of a fixed height, or so many rows. */
  height: 'short' | 'tall' | 'ring' | number
  /** Names and figures of what is drawn. */
  legend?: readonly LegendRow[]
}

/** The place of a chart, as large as the chart will be. Where it has not come, paper goes without. */
export const ChartFigure = <Chart extends object>({ title, load, chart, height, legend }: ChartFigureProps<Chart>) => (
  <figure className={`${styles.figure} ${height === 'ring' ? styles.beside : ''} needs-script`}>
    <figcaption className={styles.title}>{title}</figcaption>
    <SeenPart
      load={load}
      props={chart}
      fallback={null}
      offer="Draw the chart"
      className={typeof height === 'number' ? `${styles.rows} ${styles[`rows${height}`] ?? ''}` : styles[height]}
    />
    {legend && <ChartLegend rows={legend} />}
  </figure>
)
