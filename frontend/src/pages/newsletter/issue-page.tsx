import { useParams } from 'react-router-dom'
import { isNotFound } from '../../api/api-error.ts'
import { useRead } from '../../api/use-read.ts'
import { shortText } from '../../features/figures/figure-texts.ts'
import { IssueText } from '../../features/newsletter/issue-text.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import drawing from '../../ui/drawings/not-found.svg'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { SiteDirectory } from '../site-directory.tsx'

/** A sent issue of the newsletter. */
export function IssuePage() {
  const { number = '' } = useParams()
  const issue = useRead('readIssue', { number })
  return (
    <LoadState
      of={issue}
      pending={<SkeletonText lines={12} />}
      failed={(error) =>
        isNotFound(error) ? (
          <MessagePage
            kicker="Not found"
            title="Issue not found."
            action={<ButtonLink to="/newsletter">See the sent issues</ButtonLink>}
            drawing={drawing}
            ways={<SiteDirectory />}
          >
            No issue of the newsletter has this number.
          </MessagePage>
        ) : (
          <LoadFailed title="Failed to load the issue." retry={issue.retry} error={error} ways={<SiteDirectory />}>
            The issue has not been removed.
          </LoadFailed>
        )
      }
    >
      {(found) => <IssueText issue={found} valueText={shortText} />}
    </LoadState>
  )
}
