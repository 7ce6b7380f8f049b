import type { HomeAnswer } from '@artha/contract/home'
import toast from 'react-hot-toast/headless'
import { useStories } from '../../api/stories.ts'
import { AcademyPromo } from '../../features/academy/academy-promo.tsx'
import { CardStrip } from '../../features/articles/card-strip.tsx'
import { GridSection, ListSection } from '../../features/articles/front-section.tsx'
import { LiveUpdate, PictureList } from '../../features/articles/side-list.tsx'
import { Trending } from '../../features/articles/trending.tsx'
import { CalculatorTiles } from '../../features/calculators/calculator-tiles.tsx'
import { ChatBot } from '../../features/chat/chat-bot.tsx'
import { InsightsBlock } from '../../features/insights/insights-block.tsx'
import { AwaitedPanel, AwaitedStrip } from '../../features/market/awaited-prices.tsx'
import { FuelPanel } from '../../features/market/fuel-panel.tsx'
import { StoryRow } from '../../features/stories/story-row.tsx'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { HomeFeed } from './home-feed.tsx'
import styles from './front-page.module.css'

const liveUpdates = 4
const highlights = 3

const sayUnreachable = () => void toast.error('The server could not be reached. Check your connection and try again.')

interface FrontPageProps {
  groups: HomeAnswer
  now: Date | undefined
}

/** The order of the front page. A block without articles is not there at all. */
export function FrontPage({ groups, now }: FrontPageProps) {
  const stories = useStories()
  return (
    <div className={styles.page}>
      <Trending articles={groups.trending} now={now} />
      <AwaitedStrip />
      <StoryRow stories={stories.data ?? []} />
      <div className={styles.latest}>
        <HomeFeed latest={groups.feed} now={now} />
        <Rail groups={groups} now={now} />
      </div>
      <CardStrip id="bottom" title="More to read" articles={groups.bottom} />
      <GridSection id="news" title="News" articles={groups.news} />
      <NewsletterSection />
      <ListSection id="finance" title="Finance" articles={groups.finance} />
      <CalculatorTiles />
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
}

/** The column beside the feed. */
const Rail = ({ groups, now }: FrontPageProps) => (
  <div className={styles.rail}>
    <LiveUpdate id="latestUpdates" title="Live Update" articles={groups.feed.slice(0, liveUpdates)} now={now} />
    <AcademyPromo onExplore={() => void toast('Coming Soon')} />
    <PictureList id="recommended" title="Recommended For You" articles={groups.recommended} now={now} />
    <FuelPanel />
    <AwaitedPanel id="goldRates" title="Gold rates">
      The latest prices of gold, silver and platinum will stand here.
    </AwaitedPanel>
    <AwaitedPanel id="currencyConverter" title="Currency converter">
      Once exchange rates are here, an amount is worked out from one currency into another.
    </AwaitedPanel>
  </div>
)
