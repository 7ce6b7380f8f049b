import type { MetalsAnswer } from '@artha/contract/market'
import { dollars } from '../converter/currency-text.ts'
import { shortDayText } from '../short-day-text.ts'
import { daysOf, metals, overDays } from './metal-prices.ts'
import * as texts from './metal-texts.ts'
import styles from '../price-table.module.css'

/** A table of the daily prices of all three metals, as in the charts. */
export function MetalDays({ prices }: Pick<MetalsAnswer, 'prices'>) {
  const days = daysOf(Object.values(prices))
  const columns = metals.map(({ code }) => overDays(days, prices[code]))
  if (days.length === 0) return null
  return (
    <details className={styles.details}>
      <summary>{texts.daysAsTable}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.dollarsAnOunce}</th>
            {metals.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day, row) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{shortDayText(day)}</time>
              </th>
              {columns.map((column, index) => (
                <td key={metals[index]?.code} translate="no">
                  {priceText(column[row]?.usdPerTroyOunce ?? null)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const priceText = (price: number | null) => (price === null ? texts.noPrice : dollars(price).slice(1))
