import type { HomeAnswer } from '@artha/contract/home'
import toast from 'react-hot-toast/headless'
import { AcademyPromo } from '../../features/academy/academy-promo.tsx'
import { LiveUpdate, PictureList } from '../../features/articles/side-list.tsx'
import { PriceBlock } from './price-block.tsx'
import styles from './front-page.module.css'

const liveUpdates = 4

interface HomeRailProps {
  groups: HomeAnswer
  now: Date | undefined
}

/** The column beside the feed. */
export const HomeRail = ({ groups, now }: HomeRailProps) => (
  <div className={styles.rail}>
    <LiveUpdate
      id="latestUpdates"
      title="Live Update"
      articles={groups.feed.filter(({ figuresEnded }) => !figuresEnded).slice(0, liveUpdates)}
      now={now}
    />
    <AcademyPromo onExplore={() => void toast('Coming Soon')} />
    <PictureList id="recommended" title="Recommended For You" articles={groups.recommended} now={now} />
    <PriceBlock now={now} />
  </div>
)
