import { Link } from 'react-router-dom'
import { SampleMark } from '../../features/market/freshness-line.tsx'
import { FuelPanel } from '../../features/market/fuel/fuel-panel.tsx'
import { fuelPrice } from '../../features/market/fuel/fuel-prices.ts'
import { rupeesOfMetal } from '../../features/market/metals/rupee-quotes.ts'
import { PriceTabs } from '../../features/market/price-tabs.tsx'
import { groupedNumber, rupeesOfPaise, wholeRupees } from '../../lib/money.ts'
import { Converter, MetalPrices } from '../market/market-prices.tsx'
import type { FrontPrices } from './front-prices.ts'
import styles from './front-page.module.css'

/** Tabs of fuel prices, gold rates and the currency converter. */
export function PriceBlock({ prices: { metals, rates }, now }: { prices: FrontPrices; now: Date | undefined }) {
  const gold = metals.data && rates.data && rupeesOfMetal(metals.data, rates.data.rates, { metal: 'XAU', grams: 10 })
  const rupees = rates.data?.rates.INR
  const fuel = fuelPrice('Mumbai', 'petrol')
  return (
    <PriceTabs
      label="Prices"
      tabs={[
        {
          id: 'fuel-dashboard',
          label: 'Fuel',
          title: 'Fuel prices',
          price: fuel && <span translate="no">{rupeesOfPaise(fuel.pricePaise)}</span>,
          panel: <FuelPanel />,
        },
        {
          id: 'goldRates',
          label: 'Gold',
          title: 'Gold rates',
          price: (
            <>
              {metals.data?.sample === true && <SampleMark />}
              {gold !== undefined && <span translate="no">{`10 g = ${wholeRupees(gold)}`}</span>}
            </>
          ),
          panel: (
            <>
              <MetalPrices metals={metals} rates={rates} now={now} />
              <p className={styles.all}>
                <Link to="/commodities">All metals</Link>
              </p>
            </>
          ),
        },
        {
          id: 'currencyConverter',
          label: 'Currency',
          title: 'Currency converter',
          price: (
            <>
              {rates.data?.sample === true && <SampleMark />}
              {rupees !== undefined && <span translate="no">{`$1 = ₹${groupedNumber(rupees, 2)}`}</span>}
            </>
          ),
          panel: <Converter rates={rates} now={now} />,
        },
      ]}
    />
  )
}
