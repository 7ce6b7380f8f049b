import { Link } from 'react-router-dom'
import { groupedNumber, rupeesOfPaise, wholeRupees } from '../../lib/money.ts'
import type { FrontPrices } from './api.ts'
import { SampleMark } from './freshness-line.tsx'
import { FuelPanel } from './fuel/fuel-panel.tsx'
import { fuelPrice } from './fuel/fuel-prices.ts'
import { Converter, MetalPrices } from './market-prices.tsx'
import { rupeesOfMetal } from './metals/rupee-quotes.ts'
import { PriceTabs } from './price-tabs.tsx'
import * as texts from './front-texts.ts'
import styles from './price-block.module.css'

/** Tabs of fuel prices, gold rates and the currency converter. */
export function PriceBlock({ prices: { metals, rates }, now }: { prices: FrontPrices; now: Date | undefined }) {
  const gold = metals.data && rates.data && rupeesOfMetal(metals.data, rates.data.rates, { metal: 'XAU', grams: 10 })
  const rupees = rates.data?.rates.INR
  const fuel = fuelPrice('Mumbai', 'petrol')
  return (
    <PriceTabs
      label={texts.prices}
      tabs={[
        {
          id: 'fuel-dashboard',
          label: texts.fuel,
          title: texts.fuelPrices,
          price: fuel && <span translate="no">{rupeesOfPaise(fuel.pricePaise)}</span>,
          panel: <FuelPanel />,
        },
        {
          id: 'goldRates',
          label: texts.gold,
          title: texts.goldRates,
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
                <Link to="/commodities">{texts.allMetals}</Link>
              </p>
            </>
          ),
        },
        {
          id: 'currencyConverter',
          label: texts.currency,
          title: texts.currencyConverter,
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
