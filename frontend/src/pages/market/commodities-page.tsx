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

/** What metals cost, in dollars and in rupees. */
export function CommoditiesPage() {
  const now = useNow()
  const metals = useMetals(now)
  const rates = useRates(now)
  return (
    <DocumentPage
      kicker="Commodities"
      title="Gold, silver and platinum"
      standfirst="Seven days of prices, in dollars for a troy ounce and in rupees by the gram. Each figure says where it comes from and when it held."
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
  <DocumentSection title="How the rupee prices are worked out">
    <p>
      Metals are traded in US dollars for a troy ounce, which is 31.1034768 grams. The price of the latest day, times the rupees for a dollar, divided
      by those grams, is a gram of pure metal. Of gold, 24 carat is stamped 999 parts in a thousand, 22 carat 916 and 18 carat 750.
    </p>
    <p>
      Import duty, GST, the charges of a jeweller and what bullion dealers of a city agree on are not in these figures. A shop in India asks more, and
      its price of the day is the one that counts there. A day on which the source gave no price is left out, and the line breaks there.
    </p>
  </DocumentSection>
)
