import type { MetalCode, MetalPrice, RatesAnswer } from '@artha/contract/market'
import { groupedNumber } from '../../../lib/money.ts'
import { crossRate } from '../converter/conversion.ts'
import { rateText } from '../converter/currency-text.ts'
import { FreshnessLine } from '../freshness-line.tsx'
import { puritiesOf, quotedGrams, rupeesFor } from './metal-prices.ts'
import tables from '../figure-table.module.css'
import styles from './rupee-prices.module.css'

interface RupeePricesProps {
  metal: MetalCode
  latest: MetalPrice
  rates: RatesAnswer
  now: Date | undefined
}

/** A metal in rupees by weight and purity, worked out from the dollar price. */
export function RupeePrices({ metal, latest, rates, now }: RupeePricesProps) {
  const rupeesPerDollar = crossRate(rates.rates, { from: 'USD', to: 'INR' })
  if (rupeesPerDollar === undefined) return <p className={styles.note}>In rupees: not available, since there is no rate for the rupee.</p>
  const quote = { usdPerTroyOunce: latest.usdPerTroyOunce, rupeesPerDollar }
  return (
    <div className={styles.prices}>
      <table className={tables.table}>
        <caption className={tables.caption}>In rupees</caption>
        <thead>
          <tr>
            <th scope="col">Purity</th>
            {quotedGrams.map((grams) => (
              <th key={grams} scope="col">
                ₹ for {grams} g
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {puritiesOf(metal).map((purity) => (
            <tr key={purity.fineness}>
              <th scope="row">
                {purity.name} <span className={styles.stamp}>({purity.fineness})</span>
              </th>
              {quotedGrams.map((grams) => (
                <td key={grams}>{groupedNumber(rupeesFor(quote, purity, grams), 2)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        Worked out at {rateText('INR', rupeesPerDollar)} for a dollar, without import duty, GST and a jeweller’s charges: shops ask more.
      </p>
      <FreshnessLine of={rates} now={now} about="Exchange rate" />
    </div>
  )
}
