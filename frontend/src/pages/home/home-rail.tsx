import type { HomeAnswer } from '@artha/contract/home'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import { useMetals, useRates } from '../../api/market.ts'
import { AcademyPromo } from '../../features/academy/academy-promo.tsx'
import { LiveUpdate, PictureList } from '../../features/articles/side-list.tsx'
import { FuelPanel } from '../../features/market/fuel/fuel-panel.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Converter, MetalPrices } from '../market/market-prices.tsx'
import styles from './front-page.module.css'

const liveUpdates = 4

interface HomeRailProps {
  groups: HomeAnswer
  now: Date | undefined
}

/** The column beside the feed. */
export function HomeRail({ groups, now }: HomeRailProps) {
  const metals = useMetals(now)
  const rates = useRates(now)
  return (
    <div className={styles.rail}>
      <LiveUpdate
        id="latestUpdates"
        title="Live Update"
        articles={groups.feed.filter(({ figuresEnded }) => !figuresEnded).slice(0, liveUpdates)}
        now={now}
      />
      <AcademyPromo onExplore={() => void toast('Coming Soon')} />
      <PictureList id="recommended" title="Recommended For You" articles={groups.recommended} now={now} />
      <FuelPanel />
      <section id="goldRates" aria-labelledby="gold-title">
        <SectionHeading id="gold-title" size="small" aside={<Link to="/commodities">All metals</Link>}>
          Gold rates
        </SectionHeading>
        <MetalPrices metals={metals} rates={rates} now={now} />
      </section>
      <section id="currencyConverter" aria-labelledby="converter-title">
        <SectionHeading id="converter-title" size="small">
          Currency converter
        </SectionHeading>
        <Converter rates={rates} now={now} />
      </section>
    </div>
  )
}
