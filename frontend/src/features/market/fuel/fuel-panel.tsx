import { rupeesOfPaise } from '../../../lib/money.ts'
import { useId, useState } from 'react'
import { RadioStrip } from '../../../ui/radio-strip.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { fuelCities, fuelNames, fuelPrice, fuels, fuelTableLabel, type Fuel, type FuelCity, type FuelPrice } from './fuel-prices.ts'
import { FuelBars } from './fuel-bars.tsx'
import { FreshnessLine } from '../freshness-line.tsx'
import tables from '../figure-table.module.css'
import styles from './fuel-panel.module.css'

const fuelOptions = fuels.map((fuel) => ({ value: fuel, label: fuelNames[fuel] }))

/** What a litre cost in a city by the reference table; all cities at once below, which reads without script too. */
export function FuelPanel() {
  const [city, setCity] = useState<FuelCity>('Mumbai')
  const [fuel, setFuel] = useState<Fuel>('petrol')
  return (
    <section id="fuel-dashboard" aria-labelledby="fuel-title">
      <SectionHeading id="fuel-title" size="small">
        Fuel prices
      </SectionHeading>
      <div className={styles.panel}>
        <CitySelect city={city} onChange={setCity} />
        <RadioStrip label="Fuel" options={fuelOptions} value={fuel} onChange={setFuel} />
        <div aria-live="polite">
          <Price price={fuelPrice(city, fuel)} what={`${fuelNames[fuel]} in ${city}`} />
        </div>
        <FuelBars fuel={fuel} city={city} />
        <AllCities />
        <FreshnessLine of={{ table: fuelTableLabel }}>The averages are the table’s price less ₹5 and less ₹12.</FreshnessLine>
      </div>
    </section>
  )
}

function CitySelect({ city, onChange }: { city: FuelCity; onChange: (city: FuelCity) => void }) {
  const id = useId()
  return (
    <div className={`${styles.city} needs-script`}>
      <label htmlFor={id}>City</label>
      <select id={id} value={city} onChange={({ target }) => onChange(fuelCities[target.selectedIndex] ?? city)}>
        {fuelCities.map((each) => (
          <option key={each}>{each}</option>
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
        <p className={styles.none}>No data</p>
      </div>
    )
  }
  return (
    <div className={styles.price}>
      <p className={styles.what}>{what}</p>
      <p className={styles.figure}>
        {rupeesOfPaise(price.pricePaise)} <span className={styles.unit}>a litre</span>
      </p>
      <dl className={styles.averages}>
        <dt>Daily average</dt>
        <dd>{rupeesOfPaise(price.dailyAveragePaise)}</dd>
        <dt>Monthly average</dt>
        <dd>{rupeesOfPaise(price.monthlyAveragePaise)}</dd>
        <dt>Change</dt>
        <dd>not measured</dd>
      </dl>
    </div>
  )
}

const AllCities = () => (
  <details className={tables.details}>
    <summary>All six cities</summary>
    <table className={tables.table}>
      <thead>
        <tr>
          <th scope="col">₹ a litre</th>
          <th scope="col">Petrol</th>
          <th scope="col">Diesel</th>
        </tr>
      </thead>
      <tbody>
        {fuelCities.map((city) => (
          <tr key={city}>
            <th scope="row">{city}</th>
            {(['petrol', 'diesel'] as const).map((fuel) => (
              <td key={fuel}>{rupeesOfPaise(fuelPrice(city, fuel)?.pricePaise ?? 0).slice(1)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
