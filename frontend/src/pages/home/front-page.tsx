import type { HomeAnswer } from '@artha/contract/home'
import { useStories } from '../../api/stories.ts'
import { CardStrip } from '../../features/articles/card-strip.tsx'
import { GridSection, ListSection } from '../../features/articles/front-section.tsx'
import { Trending } from '../../features/articles/trending.tsx'
import { CalculatorTiles } from '../../features/calculators/calculator-tiles.tsx'
import { ChatBot } from '../../features/chat/chat-bot.tsx'
import { InsightsBlock } from '../../features/insights/insights-block.tsx'
import { StoryCarousel } from '../../features/stories/story-carousel.tsx'
import { dayWords } from '../../lib/dates.ts'
import { lateHydrated, touched } from '../../ui/late-hydrated.tsx'
import { MarketStrip } from '../market/market-prices.tsx'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { sayUnreachable } from '../say-unreachable.ts'
import { HomeFeed } from './home-feed.tsx'
import { HomeRail } from './home-rail.tsx'
import styles from './front-page.module.css'

const highlights = 3

/** The server has drawn them as they are: their script costs who does not come to them no request. */
const LateTiles = lateHydrated(async () => (await import('./current-tiles.tsx')).CurrentTiles, touched)

interface FrontPageProps {
  groups: HomeAnswer
  now: Date | undefined
}

/** The order of the front page. A section without articles says so; other blocks without any are not there. */
export const FrontPage = ({ groups, now }: FrontPageProps) => (
  <div className={styles.page}>
    <Trending articles={groups.trending} now={now} />
    <MarketStrip now={now} />
    {groups.due && (
      <p className={styles.due}>
        {groups.due.map(({ day, title }) => `${dayWords(day)}: ${title}. `)}
        <a href="/tax-calendar">Tax calendar</a>
      </p>
    )}
    <Stories />
    <div className={styles.latest}>
      <HomeFeed latest={groups.feed} now={now} />
      <HomeRail groups={groups} now={now} />
      <CardStrip id="bottom" title="More to read" articles={groups.bottom} />
      <GridSection id="news" title="News" articles={groups.news} />
      <NewsletterSection />
      <ListSection id="finance" title="Finance" articles={groups.finance} />
    </div>
    <CalculatorTiles>
      <LateTiles />
    </CalculatorTiles>
    <GridSection id="investment" title="Investment" articles={groups.investment} />
    <CardStrip id="highlights" title="Highlights" articles={groups.finance.slice(0, highlights)} isTinted />
    <div className={styles.pair}>
      <ListSection id="business" title="Business" articles={groups.finance} />
      <ListSection id="fintech" title="FinTech" articles={groups.fintech} />
    </div>
    <InsightsBlock onFailed={sayUnreachable} />
    <GridSection id="tax" title="Tax" articles={groups.tax} />
    <div className={styles.pair}>
      <GridSection id="budget" title="Budget" articles={groups.budget} />
      <GridSection id="loan" title="Loan" articles={groups.loan} />
    </div>
    <div className={styles.pair}>
      <GridSection id="gst" title="GST" articles={groups.gst} />
      <GridSection id="saving" title="Saving" articles={groups.saving} />
    </div>
    <ChatBot onFailed={sayUnreachable} />
  </div>
)

/** Before the first article: what works without any. */
export const BareFrontPage = ({ groups, now }: FrontPageProps) => (
  <div className={styles.page}>
    <MarketStrip now={now} />
    <div className={styles.latest}>
      <HomeFeed latest={[]} now={now} />
      <HomeRail groups={groups} now={now} />
    </div>
    <Stories />
    <CalculatorTiles>
      <LateTiles />
    </CalculatorTiles>
    <NewsletterSection />
    <InsightsBlock onFailed={sayUnreachable} />
    <ChatBot onFailed={sayUnreachable} />
  </div>
)

function Stories() {
  const { data, isLoading } = useStories()
  return <StoryCarousel stories={data ?? (isLoading ? undefined : [])} />
}
