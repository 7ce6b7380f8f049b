import { DocumentSection } from '../../ui/document-page.tsx'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { useMetals, useRates } from './api.ts'
import * as texts from './commodities-texts.ts'
import { MetalPrices } from './market-prices.tsx'
import { JewellerOffer } from './metals/jeweller-offer.tsx'
import { SampleBlock } from './sample-block.tsx'

/** The prices of metals over seven days, with the jeweller's charges. */
export function SevenDaysOfPrices({ now }: { now: Date | undefined }) {
  const metals = useMetals(now)
  const rates = useRates(now)
  return (
    <section aria-labelledby="metals-title">
      <h2 id="metals-title" className="visually-hidden">
        {texts.sevenDays}
      </h2>
      <SampleBlock>
        <PartBoundary>
          <MetalPrices metals={metals} rates={rates} now={now} more={(metal, purities) => <JewellerOffer key={metal} purities={purities} />} />
        </PartBoundary>
      </SampleBlock>
    </section>
  )
}

/** The section that explains how prices in rupees follow from those in dollars, and which charges they leave out. */
export const HowRupeePrices = () => (
  <DocumentSection title={texts.howWeCalculate}>
    <p>{texts.fromDollars}</p>
    <p>{texts.notIncluded}</p>
  </DocumentSection>
)
