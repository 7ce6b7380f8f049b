import type { ExchangeRateAnswer } from '@artha/contract/market'
import { LoadState } from '../../../ui/load-state.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useBitcoinInEuros, useEtherInRupees, useIntraday, type Resource } from '../api.ts'
import { NotAvailable } from '../not-available.tsx'
import * as panelTexts from '../panel-texts.tsx'
import { PriceStrip, StripItem } from './price-strip.tsx'
import { DayPrices, PairPrice, seriesName } from './strip-prices.tsx'
import * as texts from '../commodities-texts.ts'

interface PricesProps {
  now: Date | undefined
}

/** The strip of prices on the commodities page: a security's day, and crypto if the owner shows it. */
export function MarketStrip({ now, crypto }: PricesProps & { crypto: boolean }) {
  const day = useIntraday(now)
  return (
    <PriceStrip note={crypto && <p>{texts.cryptoRisk}</p>}>
      {crypto && <CryptoPairs now={now} />}
      <StripItem name={seriesName(day.data)}>
        <LoadState of={day} pending={<SkeletonText lines={3} />} failed={() => <NotAvailable what={panelTexts.pricesOfTheDay} retry={day.retry} />}>
          {(answer) => <DayPrices answer={answer} now={now} />}
        </LoadState>
      </StripItem>
    </PriceStrip>
  )
}

const CryptoPairs = ({ now }: PricesProps) => (
  <>
    <StripPair name={texts.bitcoinInEuros} currency="EUR" of={useBitcoinInEuros(now)} now={now} />
    <StripPair name={texts.etherInRupees} currency="INR" of={useEtherInRupees(now)} now={now} />
  </>
)

interface StripPairProps extends PricesProps {
  name: string
  currency: string
  of: Resource<ExchangeRateAnswer>
}

const StripPair = ({ name, currency, of, now }: StripPairProps) => (
  <StripItem name={name}>
    <LoadState of={of} pending={<SkeletonText lines={3} />} failed={() => <NotAvailable what={panelTexts.thePrice} retry={of.retry} />}>
      {(answer) => <PairPrice currency={currency} answer={answer} now={now} />}
    </LoadState>
  </StripItem>
)
