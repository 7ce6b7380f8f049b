import { useMetals, useRates } from '../../api/market.ts'
import { SampleBlock } from '../../features/market/sample-block.tsx'
import { JewellerOffer } from '../../features/market/metals/jeweller-offer.tsx'
import { DocumentPage, DocumentSection } from '../../ui/document-page.tsx'
import { useNow } from '../../ui/now.ts'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { MetalPrices } from './market-prices.tsx'
import { MarketStrip } from './market-strip.tsx'
import styles from './commodities-page.module.css'

const loadJeweller = async () => (await import('./jeweller-part.tsx')).JewellerPart

/** The prices of metals in dollars and rupees. */
export function CommoditiesPage() {
  const now = useNow()
  const metals = useMetals(now)
  const rates = useRates(now)
  return (
    <DocumentPage
      kicker="Commodities"
      title="Gold, silver and platinum"
      standfirst="Seven days of prices, in rupees per gram and dollars per troy ounce. Each shows its source and time."
    >
      <section aria-labelledby="metals-title">
        <h2 id="metals-title" className="visually-hidden">
          Seven days of prices
        </h2>
        <SampleBlock>
          <PartBoundary>
            <MetalPrices
              metals={metals}
              rates={rates}
              now={now}
              more={(metal, purities) => <JewellerOffer key={metal} purities={purities} load={loadJeweller} />}
            />
          </PartBoundary>
        </SampleBlock>
      </section>
      <PartBoundary>
        <MarketStrip now={now} />
      </PartBoundary>
      <HowWorkedOut />
      <p className={styles.note}>For education only, not investment advice.</p>
    </DocumentPage>
  )
}

const HowWorkedOut = () => (
  <DocumentSection title="How we calculate rupee prices">
    <p>
      Metals are traded in US dollars per troy ounce, which is 31.1034768 grams. We multiply the latest price by the rupees per dollar and divide by
      those grams to get one gram of pure metal. For gold, 24 carat is 999 parts in a thousand, 22 carat 916 and 18 carat 750.
    </p>
    <p>
      Import duty, GST, jeweller’s charges and local dealers’ rates are not included. Shops in India charge more, and their price on the day is what
      you pay. If the source gave no price for a day, the line has a gap.
    </p>
  </DocumentSection>
)
