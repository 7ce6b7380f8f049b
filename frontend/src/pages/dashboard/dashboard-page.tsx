import { useCallback, useState } from 'react'
import type { Account } from '@artha/contract/account'
import { useDeskSummary } from '../../features/dashboard/api.ts'
import { useSession } from '../../api/session.ts'
import { useLeaveGuard } from '../../ui/leave-guard.tsx'
import { GrantAccessSection } from '../../features/accounts/grant-access-section.tsx'
import { searchFor } from '../../features/search/search-filters.ts'
import { useLoginAndBack } from '../accounts/session-redirects.ts'
import { ArticleManager } from '../../features/dashboard/articles/article-manager.tsx'
import { BinSection } from '../../features/dashboard/bin/bin-section.tsx'
import { MissedSearchesSection } from '../../features/dashboard/missed-searches/missed-searches-section.tsx'
import { ArticleViewsSection } from '../../features/dashboard/article-views/article-views-section.tsx'
import { BrokenLinksSection } from '../../features/dashboard/tables/broken-links-section.tsx'
import { FiguresSection } from '../../features/dashboard/tables/figures-section.tsx'
import { DeskNav } from './desk-nav.tsx'
import { AccessPending, SignInPlaceholder } from './desk-notes.tsx'
import { leaveQuestion } from '../../features/dashboard/editor/leave-question.ts'
import { Overview } from '../../features/dashboard/overview/overview.tsx'
import { OwnWork } from './own-work.tsx'
import { StoryManager } from '../../features/dashboard/stories/story-manager.tsx'
import styles from './dashboard-page.module.css'

/** The dashboard on one page, a composition of features with what they share: unsaved changes, rights and the summary. */
export function DashboardPage() {
  useLoginAndBack('/dashboard')
  const { status, user } = useSession()
  return status === 'signed-in' ? <OpenDashboard key={user?._id} user={user} /> : <SignInPlaceholder title="Dashboard" />
}

/** `user` is undefined while only the session is known. */
function OpenDashboard({ user }: { user: Account | undefined }) {
  const mayCreate = user?.isAdmin === true
  const summary = useDeskSummary(mayCreate)
  const [hasUnsavedArticle, setHasUnsavedArticle] = useState(false)
  const [hasUnsavedStory, setHasUnsavedStory] = useState(false)
  const question = useLeaveGuard(hasUnsavedArticle || hasUnsavedStory, leaveQuestion)
  const [isAccessOpen, setIsAccessOpen] = useState(true)
  // Folds the access section, so that the form is visible at the top of the page
  const foldAccess = useCallback(() => setIsAccessOpen(false), [])
  const userId = mayCreate ? user._id : undefined
  const studioUrl = summary.data?.studioUrl
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{`Welcome, ${user?.username || user?.name || 'Admin'}!`}</h1>
        {mayCreate && <OwnWork summary={summary} />}
      </header>
      {user && <DeskNav user={user} mayRestore={summary.data?.mayRestore === true} isReviewOn={summary.data?.inReview !== undefined} />}
      {mayCreate && <Overview summary={summary.data} />}
      {user && !mayCreate && <AccessPending>Until then you can view everything here but change nothing.</AccessPending>}
      {user?.isPrimaryAdmin && (
        <details open={isAccessOpen} onToggle={({ currentTarget }) => setIsAccessOpen(currentTarget.open)}>
          <summary className={styles.fold}>Who can publish</summary>
          <GrantAccessSection />
        </details>
      )}
      {mayCreate && <FiguresSection />}
      {mayCreate && <BrokenLinksSection />}
      <ArticleManager userId={userId} studioUrl={studioUrl} onUnsaved={setHasUnsavedArticle} onOpened={foldAccess} />
      <StoryManager userId={userId} studioUrl={studioUrl} onUnsaved={setHasUnsavedStory} />
      {mayCreate && <ArticleViewsSection />}
      {mayCreate && <MissedSearchesSection searchPath={searchFor} />}
      {summary.data?.mayRestore && <BinSection />}
      {question}
    </div>
  )
}
