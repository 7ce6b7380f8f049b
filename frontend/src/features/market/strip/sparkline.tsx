import { sparklinePoints, type Close } from './intraday-series.ts'
import styles from './sparkline.module.css'

/** In the units of the drawing; how large it is on the page is its place's to say. */
const size = { width: 120, height: 32 }

/** The course of a day without axes, drawn on the server as well. What it shows is said in words beside it. */
export const Sparkline = ({ closes }: { closes: readonly Close[] }) => (
  <svg className={styles.sparkline} viewBox={`0 -2 ${size.width} ${size.height + 4}`} preserveAspectRatio="none" aria-hidden="true">
    <polyline className={styles.line} points={sparklinePoints(closes, size)} vectorEffect="non-scaling-stroke" />
  </svg>
)
