import type { ReactNode } from 'react'
import type { ExchangeRateAnswer, MetalCode, MetalsAnswer, RatesAnswer } from '@artha/contract/market'
import { useBitcoinInEuros, useEtherInRupees, useIntraday } from '../../api/market.ts'
import type { Resource } from '../../api/use-resource.ts'
import { ConverterPanel } from '../../features/market/converter/converter-panel.tsx'
import type { PricedPurity } from '../../features/market/metals/metal-prices.ts'
import { MetalPanel } from '../../features/market/metals/metal-panel.tsx'
import { MetalSkeleton } from '../../features/market/metals/metal-skeleton.tsx'
import { NotAvailable } from '../../features/market/not-available.tsx'
import { DayPrices, PairPrice, PriceStrip, seriesName, StripItem } from '../../features/market/strip/price-strip.tsx'
import { RupeePrices } from '../../features/market/metals/rupee-prices.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { useSiteFacts } from '../site-facts.ts'
import styles from './market-prices.module.css'

interface PricesProps {
  now: Date | undefined
}

/** The line of prices of the front page and of the commodities. */
export function MarketStrip({ now }: PricesProps) {
  const day = useIntraday(now)
  const { crypto = true } = useSiteFacts()
  return (
    <PriceStrip note={crypto ? cryptoRisk : ''}>
      {crypto && <CryptoPairs now={now} />}
      <StripItem name={seriesName(day.data)}>
        <LoadState of={day} pending={<SkeletonText lines={3} />} failed={() => <NotAvailable what="The day’s prices" retry={day.retry} />}>
          {(answer) => <DayPrices answer={answer} now={now} />}
        </LoadState>
      </StripItem>
    </PriceStrip>
  )
}

/** The sentence that the Advertising Standards Council of India asks for beside crypto. */
const cryptoRisk =
  'Crypto products and NFTs are unregulated and can be highly risky. There may be no regulatory recourse for any loss from such transactions.'

const CryptoPairs = ({ now }: PricesProps) => (
  <>
    <StripPair name="Bitcoin in euros" currency="EUR" of={useBitcoinInEuros(now)} now={now} />
    <StripPair name="Ether in rupees" currency="INR" of={useEtherInRupees(now)} now={now} />
  </>
)

interface StripPairProps extends PricesProps {
  name: string
  currency: string
  of: Resource<ExchangeRateAnswer>
}

const StripPair = ({ name, currency, of, now }: StripPairProps) => (
  <StripItem name={name}>
    <LoadState of={of} pending={<SkeletonText lines={3} />} failed={() => <NotAvailable what="The price" retry={of.retry} />}>
      {(answer) => <PairPrice currency={currency} answer={answer} now={now} />}
    </LoadState>
  </StripItem>
)

interface MetalPricesProps extends PricesProps {
  metals: Resource<MetalsAnswer>
  rates: Resource<RatesAnswer>
  /** What is worked out further from the prices in rupees. */
  more?: (metal: MetalCode, purities: readonly PricedPurity[]) => ReactNode
}

/** Metals in dollars from one source, and in rupees from the other: where one of them fails, the rest is shown. */
export const MetalPrices = ({ metals, rates, now, more }: MetalPricesProps) => (
  <LoadState
    of={metals}
    pending={
      <div className={styles.metals}>
        <MetalSkeleton />
      </div>
    }
    failed={() => <NotAvailable what="Metal prices" retry={metals.retry} />}
  >
    {(answer) => (
      <MetalPanel
        answer={answer}
        now={now}
        inRupees={(metal, latest) => (
          <LoadState of={rates} pending={<SkeletonText lines={7} />} failed={() => <NotAvailable what="Prices in rupees" retry={rates.retry} />}>
            {(found) => <RupeePrices metal={metal} latest={latest} rates={found} now={now} more={more && ((purities) => more(metal, purities))} />}
          </LoadState>
        )}
      />
    )}
  </LoadState>
)

export const Converter = ({ rates, now }: Omit<MetalPricesProps, 'metals' | 'more'>) => (
  <LoadState
    of={rates}
    pending={
      <div className={styles.converter}>
        <SkeletonText lines={14} />
      </div>
    }
    failed={() => <NotAvailable what="Exchange rates" retry={rates.retry} />}
  >
    {(answer) => <ConverterPanel answer={answer} now={now} />}
  </LoadState>
)
