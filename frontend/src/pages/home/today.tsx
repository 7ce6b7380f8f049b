import type { HomeAnswer } from '@artha/contract/home'
import { dayWords } from '../../lib/dates.ts'
import { MarketStrip } from '../market/market-prices.tsx'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import styles from './today.module.css'

/** One row: what is due next, and prices. */
export const Today = ({ due, now }: { due: HomeAnswer['due']; now: Date | undefined }) => (
  <div className={styles.today}>
    {due && (
      <p className={styles.due}>
        <span>{due.map(({ day, title }) => `${dayWords(day)}: ${title}. `).join('')}</span>
        <a href="/tax-calendar">Tax calendar</a>
      </p>
    )}
    <PartBoundary>
      <MarketStrip now={now} />
    </PartBoundary>
  </div>
)
