import type { HomeAnswer } from '@artha/contract/home'
import toast from 'react-hot-toast/headless'
import { AcademyPromo } from '../../features/academy/academy-promo.tsx'
import { LiveUpdate, PictureList } from '../../features/articles/side-list.tsx'
import type { FrontPrices } from '../../features/market/api.ts'
import { PriceBlock } from '../../features/market/price-block.tsx'
import styles from './front-page.module.css'

interface HomeRailProps {
  groups: HomeAnswer
  prices: FrontPrices
  now: Date | undefined
}

/** The column beside the feed: live updates, recommendations, prices and the academy. */
export const HomeRail = ({ groups, prices, now }: HomeRailProps) => (
  <div className={styles.rail}>
    <LiveUpdate id="latestUpdates" title="Live Update" articles={groups.latestUpdates} now={now} />
    <PictureList id="recommended" title="Recommended For You" articles={groups.recommended} now={now} />
    <PriceBlock prices={prices} now={now} />
    <AcademyPromo onExplore={() => void toast('Coming Soon')} />
  </div>
)
