import type { ExchangeRateAnswer } from '@artha/contract/market'
import { useBitcoinInEuros, useEtherInRupees, useIntraday } from '../../api/market.ts'
import type { Resource } from '../../api/use-read.ts'
import { NotAvailable } from '../../features/market/not-available.tsx'
import { PriceStrip, StripItem } from '../../features/market/strip/price-strip.tsx'
import { DayPrices, PairPrice, seriesName } from '../../features/market/strip/strip-prices.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { useSiteFacts } from '../site-facts.ts'

interface PricesProps {
  now: Date | undefined
}

/** The strip of prices on the commodities page: a security's day, and crypto if the owner shows it. */
export function MarketStrip({ now }: PricesProps) {
  const day = useIntraday(now)
  const { crypto = true } = useSiteFacts()
  return (
    <PriceStrip note={crypto && <p>{cryptoRisk}</p>}>
      {crypto && <CryptoPairs now={now} />}
      <StripItem name={seriesName(day.data)}>
        <LoadState of={day} pending={<SkeletonText lines={3} />} failed={() => <NotAvailable what="The day’s prices" retry={day.retry} />}>
          {(answer) => <DayPrices answer={answer} now={now} />}
        </LoadState>
      </StripItem>
    </PriceStrip>
  )
}

/** The warning that the Advertising Standards Council of India requires beside crypto. */
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
