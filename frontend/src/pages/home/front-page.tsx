import { memo, Suspense } from 'react'
import type { HomeAnswer } from '@artha/contract/home'
import { useStories } from '../../api/stories.ts'
import { CardStrip } from '../../features/articles/card-strip.tsx'
import { BriefSection, GridSection, ListSection } from '../../features/articles/front-section.tsx'
import { LatestFeed } from '../../features/articles/latest-feed.tsx'
import { Trending } from '../../features/articles/trending.tsx'
import { CalculatorTiles } from '../../features/calculators/calculator-tiles.tsx'
import { InsightsBlock } from '../../features/insights/insights-block.tsx'
import type { FrontPrices } from '../../features/market/api.ts'
import { StoryCarousel } from '../../features/stories/story-carousel.tsx'
import { lateHydrated, touched } from '../../ui/late-hydrated.tsx'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { showUnreachableToast } from '../unreachable-toast.ts'
import { HomeChat } from './home-chat.tsx'
import { HomeRail } from './home-rail.tsx'
import { Today } from './today.tsx'
import styles from './front-page.module.css'

/** Hydrated at the first scroll, press or key. The server's HTML is complete, so a reader who does nothing loads no script for the tiles. */
const LateTiles = lateHydrated(async () => (await import('./current-tiles.tsx')).CurrentTiles, touched)

interface FrontPageProps {
  groups: HomeAnswer
  prices: FrontPrices
  now: Date | undefined
}

/** The front page in its order, a composition of features with nothing of its own. A section without articles says so; other empty blocks are left out. */
export const FrontPage = ({ groups, prices, now }: FrontPageProps) => (
  <div className={styles.page}>
    <Trending articles={groups.trending} titles={groups.trendingAt} now={now} />
    <Today due={groups.due} prices={prices} now={now} />
    <Tools />
    <div className={styles.latest}>
      <LatestFeed latest={groups.feed} now={now} />
      <HomeRail groups={groups} prices={prices} now={now} />
      <CardStrip id="bottom" title="More to read" articles={groups.bottom} />
    </div>
    <Sections groups={groups} />
    <HomeChat />
  </div>
)

/** What is below the first screens and shows no age. It hydrates by itself, and does not change with the minute. */
const Sections = memo(({ groups }: Pick<FrontPageProps, 'groups'>) => (
  <Suspense>
    <Stories />
    <GridSection id="news" title="News" category="News" articles={groups.news} />
    <NewsletterSection />
    <ListSection id="finance" title="Finance" category="Finance" articles={groups.finance} />
    <GridSection id="investment" title="Investment" category="Investment" articles={groups.investment} />
    <CardStrip id="highlights" title="Highlights" articles={groups.highlights} isTinted />
    <div className={styles.pair}>
      <ListSection id="business" title="Business" category="Finance" articles={groups.business} />
      <ListSection id="fintech" title="FinTech" category="FinTech" articles={groups.fintech} />
    </div>
    <InsightsBlock onFailed={showUnreachableToast} />
    <div className={styles.pair}>
      <GridSection id="budget" title="Budget" category="Budget" articles={groups.budget} />
      <GridSection id="loan" title="Loan" category="Loan" articles={groups.loan} />
    </div>
    <div className={styles.sevenAndFive}>
      <GridSection id="tax" title="Tax" category="Tax" articles={groups.tax} />
      <BriefSection id="gst" title="GST" category="GST" articles={groups.gst} />
    </div>
    <BriefSection id="saving" title="Saving" category="Saving" articles={groups.saving} />
  </Suspense>
))

/** The front page before the first article is published: the blocks that need no articles. */
export const EmptyFrontPage = ({ groups, prices, now }: FrontPageProps) => (
  <div className={styles.page}>
    <Today due={groups.due} prices={prices} now={now} />
    <div className={styles.latest}>
      <LatestFeed latest={[]} now={now} />
      <HomeRail groups={groups} prices={prices} now={now} />
    </div>
    <Stories />
    <Tools />
    <NewsletterSection />
    <InsightsBlock onFailed={showUnreachableToast} />
    <HomeChat />
  </div>
)

const Tools = () => (
  <CalculatorTiles>
    <LateTiles />
  </CalculatorTiles>
)

function Stories() {
  const { data, isLoading } = useStories()
  return <StoryCarousel stories={data ?? (isLoading ? undefined : [])} />
}
