import { useNow } from '../../app/now.tsx'
import { useHome } from '../../api/home.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FrontPage } from './front-page.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'

export function HomePage() {
  const home = useHome()
  const now = useNow()
  return (
    <>
      <h1 className="visually-hidden">The front page</h1>
      <LoadState
        of={home}
        pending={<HomeSkeleton />}
        failedMessage="The front page could not be loaded."
        isEmpty={(groups) => Object.values(groups).every((cards) => cards.length === 0)}
        empty={
          <Notice kind="empty" title="No articles found.">
            Nothing has been published yet. The first article will stand here within seconds of its publication.
          </Notice>
        }
      >
        {(groups) => <FrontPage groups={groups} now={now} />}
      </LoadState>
    </>
  )
}
