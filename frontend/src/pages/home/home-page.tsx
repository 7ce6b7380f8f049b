import type { HomeAnswer } from '@artha/contract/home'
import { useRead } from '../../api/use-read.ts'
import { useFrontPrices } from '../../features/market/api.ts'
import { useNow } from '../../ui/now.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { SiteDirectory } from '../site-directory.tsx'
import { EmptyFrontPage } from './empty-front-page.tsx'
import { FrontPage } from './front-page.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

const useHome = () => useRead('readHome')

export function HomePage() {
  const home = useHome()
  const now = useNow()
  return (
    <LoadState of={home} pending={<HomeSkeleton />} failed={(error) => <FrontPageFailed retry={home.retry} error={error} />}>
      {(groups) => (
        <>
          <h1 className="visually-hidden">The front page</h1>
          <Front groups={groups} now={now} />
        </>
      )}
    </LoadState>
  )
}

function Front({ groups, now }: { groups: HomeAnswer; now: Date | undefined }) {
  const prices = useFrontPrices(now)
  const Shown = isAnythingPublished(groups) ? FrontPage : EmptyFrontPage
  return <Shown groups={groups} prices={prices} now={now} />
}

const FrontPageFailed = ({ retry, error }: { retry: () => void; error: unknown }) => (
  <LoadFailed title="The front page could not be loaded." retry={retry} error={error} ways={<SiteDirectory />}>
    Our articles have not been removed.
  </LoadFailed>
)

const isAnythingPublished = ({ due: _, ...groups }: HomeAnswer) => Object.values(groups).some((cards) => cards.length > 0)
