import type { HomeAnswer } from '@artha/contract/home'
import { useStories } from '../../api/stories.ts'
import { CardStrip } from '../../features/articles/card-strip.tsx'
import { GridSection, ListSection } from '../../features/articles/front-section.tsx'
import { LiveUpdate, PictureList } from '../../features/articles/side-list.tsx'
import { Trending } from '../../features/articles/trending.tsx'
import { StoryRow } from '../../features/stories/story-row.tsx'
import { HomeFeed } from './home-feed.tsx'
import styles from './front-page.module.css'

const liveUpdates = 4
const highlights = 3

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
      <StoryRow stories={stories.data ?? []} />
      <div className={styles.latest}>
        <HomeFeed latest={groups.feed} now={now} />
        <div className={styles.rail}>
          <LiveUpdate id="latestUpdates" title="Live Update" articles={groups.feed.slice(0, liveUpdates)} now={now} />
          <PictureList id="recommended" title="Recommended For You" articles={groups.recommended} now={now} />
        </div>
      </div>
      <CardStrip id="bottom" title="More to read" articles={groups.bottom} />
      <GridSection id="news" title="News" articles={groups.news} />
      <ListSection id="finance" title="Finance" articles={groups.finance} />
      <GridSection id="investment" title="Investment" articles={groups.investment} />
      <CardStrip id="highlights" title="Highlights" articles={groups.finance.slice(0, highlights)} isTinted />
      <div className={styles.pair}>
        <ListSection id="business" title="Business" articles={groups.finance} />
        <ListSection id="fintech" title="FinTech" articles={groups.fintech} />
      </div>
      <GridSection id="tax" title="Tax" articles={groups.tax} />
      <div className={styles.pair}>
        <GridSection id="budget" title="Budget" articles={groups.budget} />
        <GridSection id="loan" title="Loan" articles={groups.loan} />
      </div>
      <div className={styles.pair}>
        <GridSection id="gst" title="GST" articles={groups.gst} />
        <GridSection id="saving" title="Saving" articles={groups.saving} />
      </div>
    </div>
  )
}
