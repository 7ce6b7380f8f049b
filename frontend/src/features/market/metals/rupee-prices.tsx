import type { ReactNode } from 'react'
import type { MetalCode, MetalPrice, RatesAnswer } from '@artha/contract/market'
import { groupedNumber, rupees } from '../../../lib/money.ts'
import { crossRate } from '../converter/conversion.ts'
import { shortDayText } from '../short-day-text.ts'
import { FreshnessLine } from '../freshness-line.tsx'
import { metals, puritiesOf, quotedWeight, rupeesFor, weightsOf, type PricedPurity, type Quote } from './metal-prices.ts'
import * as texts from './metal-texts.ts'
import tables from '../price-table.module.css'
import panel from './metal-panel.module.css'
import styles from './rupee-prices.module.css'

interface RupeePricesProps {
  metal: MetalCode
  latest: MetalPrice
  rates: RatesAnswer
  now: Date | undefined
  /** Renders further results from these prices. */
  more?: ((purities: readonly PricedPurity[]) => ReactNode) | undefined
}

/** A table of a metal's prices in rupees by weight and purity, computed from the dollar price. */
export function RupeePrices({ metal, latest, rates, now, more }: RupeePricesProps) {
  const rupeesPerDollar = crossRate(rates.rates, { from: 'USD', to: 'INR' })
  if (rupeesPerDollar === undefined) return <p className={styles.note}>{texts.noRupeeRate}</p>
  const quote = { usdPerTroyOunce: latest.usdPerTroyOunce, rupeesPerDollar }
  const purities = puritiesOf(metal)
  return (
    <div className={styles.prices}>
      <RupeePrice metal={metal} latest={latest} quote={quote} />
      <table className={tables.table}>
        <caption className={tables.caption}>{texts.inRupees}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.rupeesFor}</th>
            {purities.map(({ name, fineness }) => (
              <th key={fineness} scope="col">
                <span>{name}</span> <span className={styles.stamp}>{`(${fineness})`}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weightsOf(metal).map(({ name, grams }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {purities.map((purity) => (
                <td key={purity.fineness} translate="no">
                  {priceText(rupeesFor(quote, purity, grams))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{texts.workedOutAt(rupees(rupeesPerDollar))}</p>
      {more?.(purities.map((purity) => ({ ...purity, rupeesPerGram: rupeesFor(quote, purity, 1) })))}
      <FreshnessLine of={rates} now={now} about={texts.exchangeRate} />
    </div>
  )
}

/** The headline price: the highest purity in the usual weight. */
function RupeePrice({ metal, latest, quote }: Pick<RupeePricesProps, 'metal' | 'latest'> & { quote: Quote }) {
  const [purest] = puritiesOf(metal)
  const weight = quotedWeight(metal)
  const name = metals.find(({ code }) => code === metal)?.name ?? ''
  if (purest === undefined) return null
  return (
    <div className={panel.latest}>
      <p className={panel.what}>{texts.metalOf(name, purest.name, shortDayText(latest.day))}</p>
      <p className={panel.price} translate="no">
        <span>{`₹${priceText(rupeesFor(quote, purest, weight.grams))}`}</span> <span className={panel.unit}>{texts.forWeight(weight.name)}</span>
      </p>
    </div>
  )
}

/** Formats rupees without paise from a lakh upwards, so that three prices fit beside each other on a phone. */
function priceText(rupees: number): string {
  return groupedNumber(rupees, rupees < 100_000 ? 2 : 0)
}
