import type { IssueBody } from '@artha/contract/newsletter-issue'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { refusalOf } from '../../../api/refusal-of.ts'
import { randomId } from '../../../lib/random-id.ts'
import type { FormProblem } from '../../../ui/form-state.ts'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Message } from '../../../ui/message.tsx'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useCreateIssue, useIssueProposal } from '../api.ts'
import styles from '../tables/manager.module.css'
import { IssueForm } from './issue-form.tsx'
import { deskIssuePath, leaveQuestion } from './issue-texts.ts'

/** A new issue. Its form begins with a proposal. */
export function NewIssue() {
  const proposal = useIssueProposal()
  return (
    <LoadState of={proposal} pending={<SkeletonText lines={12} />} failedMessage="The proposal could not be loaded.">
      {(proposed) => <ProposedIssue proposed={proposed} />}
    </LoadState>
  )
}

function ProposedIssue({ proposed }: { proposed: IssueBody }) {
  const navigate = useNavigate()
  const [values, setValues] = useState(proposed)
  const [idempotencyKey] = useState(randomId)
  const [problem, setProblem] = useState<FormProblem>()
  const { create, isPending } = useCreateIssue()
  const question = useLeaveGuard(values !== proposed, leaveQuestion)

  async function save() {
    setProblem(undefined)
    try {
      const { _id } = await create(values, idempotencyKey)
      void navigate(deskIssuePath(_id), { replace: true })
    } catch (error) {
      setProblem(titledProblemOf(refusalOf(error), 'The draft could not be saved.'))
    }
  }

  return (
    <div className={styles.manager}>
      <p className={styles.about}>
        <Link to="/dashboard/newsletter">Back to the issues</Link>
      </p>
      <IssueForm values={values} errors={problem?.fields ?? {}} isSaving={isPending} onChange={setValues} onSave={() => void save()} />
      <LiveRegion role="alert">{problem && <Message kind="failed" title={problem.title} detail={problem.detail} />}</LiveRegion>
      {question}
    </div>
  )
}
