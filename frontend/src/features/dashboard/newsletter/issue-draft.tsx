import type { DeskIssue } from '@artha/contract/newsletter-issue'
import { Button } from '../../../ui/button.tsx'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { Message } from '../../../ui/message.tsx'
import manager from '../tables/manager.module.css'
import { DraftActions } from './draft-actions.tsx'
import { IssueForm } from './issue-form.tsx'
import { leaveQuestion } from './issue-texts.ts'
import styles from './issue.module.css'
import { useIssueDraft } from './use-issue-draft.ts'

/** A draft: its form, and sending or deleting it. */
export function IssueDraft({ issue, reload }: { issue: DeskIssue; reload: () => void }) {
  const draft = useIssueDraft(issue, reload)
  const question = useLeaveGuard(draft.isUnsaved, leaveQuestion)
  const { problem, done } = draft
  return (
    <>
      <div className={manager.manager}>
        <IssueForm
          values={draft.values}
          errors={problem?.fields ?? {}}
          problems={issue.problems}
          isSaving={draft.isSaving}
          onChange={draft.change}
          onSave={() => void draft.save()}
        />
        <LiveRegion role="status">
          {issue.serverProblem !== '' && <Message kind="failed" title="It did not go out by itself." detail={issue.serverProblem} />}
        </LiveRegion>
        {draft.isOlder && (
          <div className={styles.status}>
            <p>A newer version is saved. Yours is still in the form.</p>
            <div className={styles.actions}>
              <Button onClick={draft.takeSaved}>Take the saved one</Button>
              <Button onClick={draft.keepMine}>Keep mine, to save over it</Button>
            </div>
          </div>
        )}
        <LiveRegion role="alert">{problem && <Message kind="failed" title={problem.title} detail={problem.detail} />}</LiveRegion>
        <LiveRegion role="status">{done && <Message kind="done" title={done} />}</LiveRegion>
        <DraftActions issue={issue} draft={draft} />
      </div>
      {question}
    </>
  )
}
