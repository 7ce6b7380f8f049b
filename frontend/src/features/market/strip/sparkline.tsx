import { sparklinePoints, type Close } from './intraday-series.ts'
import styles from './sparkline.module.css'

/** In SVG units; CSS sets the size on the page. */
const size = { width: 120, height: 32 }

/** A small line chart of a day without axes, also rendered on the server. Text beside it describes it. */
export const Sparkline = ({ closes }: { closes: readonly Close[] }) => (
  <svg className={styles.sparkline} viewBox={`0 -2 ${size.width} ${size.height + 4}`} preserveAspectRatio="none" aria-hidden="true">
    <polyline className={styles.line} points={sparklinePoints(closes, size)} vectorEffect="non-scaling-stroke" />
  </svg>
)
