import type { HomeAnswer } from '@artha/contract/home'
import { CardStrip } from '../../features/articles/card-strip.tsx'
import { LatestFeed } from '../../features/articles/latest-feed.tsx'
import { Trending } from '../../features/articles/trending.tsx'
import type { FrontPrices } from '../../features/market/api.ts'
import { FrontSections } from './front-sections.tsx'
import { HomeChat } from './home-chat.tsx'
import { HomeRail } from './home-rail.tsx'
import { HomeTools } from './home-tools.tsx'
import { Today } from './today.tsx'
import styles from './front-page.module.css'

export interface FrontPageProps {
  groups: HomeAnswer
  prices: FrontPrices
  now: Date | undefined
}

/** The front page in its order, a composition of features with nothing of its own. A section without articles says so; other empty blocks are left out. */
export const FrontPage = ({ groups, prices, now }: FrontPageProps) => (
  <div className={styles.page}>
    <Trending articles={groups.trending} titles={groups.trendingAt} now={now} />
    <Today due={groups.due} prices={prices} now={now} />
    <HomeTools />
    <div className={styles.latest}>
      <LatestFeed latest={groups.feed} now={now} />
      <HomeRail groups={groups} prices={prices} now={now} />
      <CardStrip id="bottom" title="More to read" articles={groups.bottom} />
    </div>
    <FrontSections groups={groups} />
    <HomeChat />
  </div>
)
