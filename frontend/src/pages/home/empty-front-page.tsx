import { LatestFeed } from '../../features/articles/latest-feed.tsx'
import { InsightsBlock } from '../../features/insights/insights-block.tsx'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { showUnreachableToast } from '../unreachable-toast.ts'
import type { FrontPageProps } from './front-page.tsx'
import { Stories } from './front-sections.tsx'
import { HomeChat } from './home-chat.tsx'
import { HomeRail } from './home-rail.tsx'
import { HomeTools } from './home-tools.tsx'
import { Today } from './today.tsx'
import styles from './front-page.module.css'

/** The front page before the first article is published: the blocks that need no articles. */
export const EmptyFrontPage = ({ groups, prices, now }: FrontPageProps) => (
  <div className={styles.page}>
    <Today due={groups.due} prices={prices} now={now} />
    <div className={styles.latest}>
      <LatestFeed latest={[]} now={now} />
      <HomeRail groups={groups} prices={prices} now={now} />
    </div>
    <Stories />
    <HomeTools />
    <NewsletterSection />
    <InsightsBlock onFailed={showUnreachableToast} />
    <HomeChat />
  </div>
)
