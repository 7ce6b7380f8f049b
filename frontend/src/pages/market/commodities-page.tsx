import { HowRupeePrices, SevenDaysOfPrices } from '../../features/market/seven-days-of-prices.tsx'
import { MarketStrip } from '../../features/market/strip/market-strip.tsx'
import { DocumentPage } from '../../ui/document-page.tsx'
import { useNow } from '../../ui/now.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { useSiteFacts } from '../site-facts.ts'
import styles from './commodities-page.module.css'

/** The prices of metals in dollars and rupees. */
export function CommoditiesPage() {
  const now = useNow()
  const { crypto = true } = useSiteFacts()
  return (
    <DocumentPage
      kicker="Commodities"
      title="Gold, silver and platinum"
      standfirst="Seven days of prices, in rupees per gram and dollars per troy ounce. Each shows its source and time."
    >
      <SevenDaysOfPrices now={now} />
      <PartBoundary>
        <MarketStrip now={now} crypto={crypto} />
      </PartBoundary>
      <HowRupeePrices />
      <p className={styles.note}>For education only, not investment advice.</p>
    </DocumentPage>
  )
}
