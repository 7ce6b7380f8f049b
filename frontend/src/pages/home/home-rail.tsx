import type { HomeAnswer } from '@artha/contract/home'
import toast from 'react-hot-toast/headless'
import { AcademyPromo } from '../../features/academy/academy-promo.tsx'
import { LiveUpdate, PictureList } from '../../features/articles/side-list.tsx'
import { AwaitedPanel } from '../../features/market/awaited-prices.tsx'
import { FuelPanel } from '../../features/market/fuel-panel.tsx'
import styles from './front-page.module.css'

const liveUpdates = 4

interface HomeRailProps {
  groups: HomeAnswer
  now: Date | undefined
}

/** The column beside the feed. */
export const HomeRail = ({ groups, now }: HomeRailProps) => (
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
