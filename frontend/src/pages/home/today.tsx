import type { HomeAnswer } from '@artha/contract/home'
import { dayWords } from '../../lib/dates.ts'
import { MarketStrip } from '../market/market-prices.tsx'
import styles from './today.module.css'

/** One row: what is due next, and prices. */
export const Today = ({ due, now }: { due: HomeAnswer['due']; now: Date | undefined }) => (
  <div className={styles.today}>
    {due && (
      <p className={styles.due}>
        {due.map(({ day, title }) => `${dayWords(day)}: ${title}. `)}
        <a href="/tax-calendar">Tax calendar</a>
      </p>
    )}
    <MarketStrip now={now} />
  </div>
)
