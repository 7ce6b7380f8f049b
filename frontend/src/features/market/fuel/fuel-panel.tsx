import { rupeesOfPaise } from '../../../lib/money.ts'
import { useId, useState, type ReactNode } from 'react'
import { RadioStrip } from '../../../ui/radio-strip.tsx'
import { SpokenResult } from '../../../ui/spoken-result.tsx'
import { fuelCities, fuelNames, fuelPrice, fuels, type Fuel, type FuelCity, type FuelPrice } from './fuel-prices.ts'
import { FuelBars } from './fuel-bars.tsx'
import { FreshnessLine } from '../freshness-line.tsx'
import * as texts from './fuel-texts.ts'
import tables from '../price-table.module.css'
import styles from './fuel-panel.module.css'

const fuelOptions = fuels.map((fuel) => ({ value: fuel, label: fuelNames[fuel] }))

/** The price of a fuel in a city from the reference table, and a table of all cities below, which also works without JavaScript. */
export function FuelPanel() {
  const [city, setCity] = useState<FuelCity>('Mumbai')
  const [fuel, setFuel] = useState<Fuel>('petrol')
  const [price, what] = [fuelPrice(city, fuel), texts.fuelIn(fuelNames[fuel], city)]
  return (
    <div className={styles.panel}>
      <CitySelect city={city} onChange={setCity} />
      <RadioStrip label={texts.fuel} options={fuelOptions} value={fuel} onChange={setFuel} />
      <Price price={price} what={what} />
      <SpokenResult words={texts.spokenPrice(what, price && rupeesOfPaise(price.pricePaise))} />
      <AllCities>
        <FuelBars fuel={fuel} city={city} />
      </AllCities>
      <FreshnessLine of={{ table: texts.table }}>{texts.averages}</FreshnessLine>
    </div>
  )
}

function CitySelect({ city, onChange }: { city: FuelCity; onChange: (city: FuelCity) => void }) {
  const id = useId()
  return (
    <div className={`${styles.city} needs-script`}>
      <label htmlFor={id}>{texts.city}</label>
      <select id={id} value={city} onChange={({ target }) => onChange(fuelCities[target.selectedIndex] ?? city)}>
        {fuelCities.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </div>
  )
}

function Price({ price, what }: { price: FuelPrice | undefined; what: string }) {
  if (price === undefined) {
    return (
      <div className={styles.price}>
        <p className={styles.what}>{what}</p>
        <p className={styles.none}>{texts.noData}</p>
      </div>
    )
  }
  return (
    <div className={styles.price}>
      <p className={styles.what}>{what}</p>
      <p className={styles.rupees} translate="no">
        <span>{rupeesOfPaise(price.pricePaise)}</span> <span className={styles.unit}>{texts.aLitre}</span>
      </p>
      <dl className={styles.averages}>
        <div>
          <dt>{texts.dailyAverage}</dt>
          <dd translate="no">{rupeesOfPaise(price.dailyAveragePaise)}</dd>
        </div>
        <div>
          <dt>{texts.monthlyAverage}</dt>
          <dd translate="no">{rupeesOfPaise(price.monthlyAveragePaise)}</dd>
        </div>
        <div>
          <dt>{texts.change}</dt>
          <dd>{texts.notMeasured}</dd>
        </div>
      </dl>
    </div>
  )
}

const AllCities = ({ children }: { children: ReactNode }) => (
  <details className={tables.details}>
    <summary>{texts.allSixCities}</summary>
    {children}
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">{texts.rupeesALitre}</th>
          <th scope="col">{texts.petrol}</th>
          <th scope="col">{texts.diesel}</th>
        </tr>
      </thead>
      <tbody>
        {fuelCities.map((city) => (
          <tr key={city}>
            <th scope="row">{city}</th>
            {(['petrol', 'diesel'] as const).map((fuel) => (
              <td key={fuel} translate="no">
                {rupeesOfPaise(fuelPrice(city, fuel)?.pricePaise ?? 0).slice(1)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
