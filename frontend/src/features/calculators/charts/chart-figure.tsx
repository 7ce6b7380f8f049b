import { useMemo, type ComponentType, type ReactNode } from 'react'
import { SeenPart } from '../../../ui/seen-part.tsx'
import { useRestedValue } from '../../../ui/use-rested-value.ts'
import styles from './chart-figure.module.css'

interface ChartFigureProps<Chart extends object> {
  title: string
  /** Fetches the chart: what draws it is heavier than all the rest of the page. */
  load: () => Promise<ComponentType<Chart>>
  chart: Chart
  /** How tall its place is: of a fixed height, or so many rows. */
  height: 'short' | 'tall' | number
}

/** Drawing takes 20 to 40 ms of a desktop's processor, four times that on a phone; two steps of a slider are closer than this. */
const restMs = 120

/** The place of a chart, as large as the chart will be. Its figures stand in the text and the tables as well, so paper goes without. */
export function ChartFigure<Chart extends object>({ title, load, chart, height }: ChartFigureProps<Chart>) {
  const rested = useRestedValue(chart, restMs)
  // The same element is not drawn again: until the figures rest, the chart costs nothing
  const place = useMemo(
    () => (
      <SeenPart
        load={load}
        props={rested}
        fallback={null}
        offer="Draw the chart"
        className={typeof height === 'number' ? `${styles.rows} ${styles[`rows${height}`]}` : styles[height]}
      />
    ),
    [load, rested, height],
  )
  return (
    <figure className={`${styles.figure} needs-script not-printed`}>
      <figcaption className={styles.title}>{title}</figcaption>
      {place}
    </figure>
  )
}

/** Charts beside each other where there is room. */
export const ChartRow = ({ children }: { children: ReactNode }) => <div className={`${styles.row} needs-script not-printed`}>{children}</div>
