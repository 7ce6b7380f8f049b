import { rupeesOfPaise } from '../../../lib/money.ts'
import { fuelCities, fuelMeasures, fuelNames, fuelPrice, type Fuel, type FuelCity } from './fuel-prices.ts'
import * as texts from './fuel-texts.ts'
import styles from './fuel-bars.module.css'

interface FuelBarsProps {
  fuel: Fuel
  /** The selected city, whose bar is highlighted. */
  city: FuelCity
}

/** The price of a full-width bar. Bars start at zero, so that their lengths show the true ratio of prices. */
const fullBarPaise = 12_000
const width = 100
const height = 8

/** A bar chart of the price in the six cities. The table below has the same numbers. */
export function FuelBars({ fuel, city }: FuelBarsProps) {
  const prices = fuelCities.map((each) => ({ each, paise: fuelPrice(each, fuel)?.pricePaise }))
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{texts.inSixCities(fuelNames[fuel], fuelMeasures[fuel])}</figcaption>
      <ul className={styles.bars}>
        {prices.map(({ each, paise }) => (
          <li key={each} className={`${styles.row} ${each === city ? styles.chosen : ''}`.trim()}>
            <span>{each}</span>
            <svg className={styles.bar} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.ground} width={width} height={height} />
              {paise !== undefined && <rect className={styles.price} width={(paise / fullBarPaise) * width} height={height} />}
            </svg>
            <span className={styles.number}>{paise === undefined ? '—' : rupeesOfPaise(paise).slice(1)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
