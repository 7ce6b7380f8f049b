import { Link } from 'react-router-dom'
import { LoadState } from '../../../ui/load-state.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useDeskIssue } from '../api.ts'
import styles from '../tables/manager.module.css'
import { IssueDraft } from './issue-draft.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { IssueReaders } from './issue-readers.tsx'
import { IssueSending } from './issue-sending.tsx'

/** One issue: its form while it is a draft, then how its sending goes. */
export function EditedIssue({ id }: { id: string }) {
  const issue = useDeskIssue(id)
  return (
    <div className={styles.manager}>
      <p className={styles.about}>
        <Link to="/dashboard/newsletter">Back to the issues</Link>
      </p>
      <LoadState of={issue} pending={<SkeletonText lines={12} />} failedMessage="The issue could not be loaded.">
        {(found) =>
          found.state === 'draft' ? (
            <IssueDraft issue={found} reload={issue.retry} />
          ) : (
            <>
              <IssueSending issue={found} refresh={issue.retry} />
              <IssueReaders id={id} />
            </>
          )
        }
      </LoadState>
      <IssuePreview id={id} />
    </div>
  )
}
