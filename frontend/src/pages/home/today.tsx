import type { HomeAnswer } from '@artha/contract/home'
import type { FrontPrices } from '../../features/market/api.ts'
import { PriceRow } from '../../features/market/strip/price-row.tsx'
import { dayText } from '../../lib/dates.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import styles from './today.module.css'

interface TodayProps {
  due: HomeAnswer['due']
  prices: FrontPrices
  now: Date | undefined
}

/** One row: the next due dates, and prices. */
export const Today = ({ due, prices, now }: TodayProps) => (
  <div className={styles.today}>
    {due && (
      <p className={styles.due}>
        <span>{due.map(({ day, title }) => `${dayText(day)}: ${title}. `).join('')}</span>
        <a href="/tax-calendar">Tax calendar</a>
      </p>
    )}
    <PartBoundary>
      <PriceRow prices={prices} now={now} />
    </PartBoundary>
  </div>
)
