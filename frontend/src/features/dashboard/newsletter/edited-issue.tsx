import type { DeskIssue, IssueBody } from '@artha/contract/newsletter-issue'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { refusalOf } from '../../../api/refusal-of.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { FormProblem } from '../../../ui/form-state.ts'
import { useLeaveGuard } from '../../../ui/leave-guard.tsx'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Message } from '../../../ui/message.tsx'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useDeleteIssue, useDeskIssue, useStepIssue, useTestIssue, useUpdateIssue } from '../api.ts'
import styles from '../tables/manager.module.css'
import { IssueForm } from './issue-form.tsx'
import { IssuePreview } from './issue-preview.tsx'
import { IssueReaders } from './issue-readers.tsx'
import { IssueSending } from './issue-sending.tsx'
import { readersText } from './issue-texts.ts'

/** One issue: its form while it is a draft, then how its sending goes. */
export function EditedIssue({ id }: { id: string }) {
  const issue = useDeskIssue(id)
  return (
    <div className={styles.manager}>
      <p>
        <Link to="/dashboard/newsletter">Back to the issues</Link>
      </p>
      <LoadState of={issue} pending={<SkeletonText lines={12} />} failedMessage="The issue could not be loaded.">
        {(found) =>
          found.state === 'draft' ? (
            <Draft issue={found} reload={issue.retry} />
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

/** The question before leaving an unsaved draft. One constant object, because a new one would restart the guard. */
const leaveQuestion = { question: 'Leave without saving?', detail: 'What you changed here is not saved.', confirmLabel: 'Leave', cancelLabel: 'Stay' }

const contentOf = ({ subject, previewLine, opening, figureKeys, articleIds, storyIds, calculator }: DeskIssue): IssueBody => ({
  subject,
  previewLine,
  opening,
  figureKeys,
  articleIds,
  storyIds,
  calculator,
})

const NewerVersion = ({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) => (
  <p>
    <span>A newer version is saved. </span>
    <Button onClick={onTake}>Take the saved one</Button> <Button onClick={onKeep}>Keep mine, to save over it</Button>
  </p>
)

type Question = 'send' | 'delete'

interface DraftQuestionProps {
  asked: Question | undefined
  issue: DeskIssue
  onSend: () => void
  onDelete: () => void
  onCancel: () => void
}

function DraftQuestion({ asked, issue: { subject, readers }, onSend, onDelete, onCancel }: DraftQuestionProps) {
  if (asked === undefined) return null
  return asked === 'send' ? (
    <ConfirmDialog
      question={`Send this issue to ${readersText(readers)}?`}
      detail={`“${subject}” goes out at once. What was sent cannot be called back.`}
      confirmLabel="Send"
      onConfirm={onSend}
      onCancel={onCancel}
    />
  ) : (
    <ConfirmDialog question="Delete this draft?" detail="It cannot be restored." confirmLabel="Delete" onConfirm={onDelete} onCancel={onCancel} />
  )
}

function Draft({ issue, reload }: { issue: DeskIssue; reload: () => void }) {
  const { _id: id, problems, readers } = issue
  const navigate = useNavigate()
  const [values, setValues] = useState(() => contentOf(issue))
  /** The version that `values` began with. */
  const [version, setVersion] = useState(issue.version)
  const [isUnsaved, setIsUnsaved] = useState(false)
  const [problem, setProblem] = useState<FormProblem>()
  const [done, setDone] = useState<string>()
  const [question, setQuestion] = useState<Question>()
  const update = useUpdateIssue()
  const test = useTestIssue()
  const step = useStepIssue()
  const remove = useDeleteIssue()
  const guard = useLeaveGuard(isUnsaved, leaveQuestion)
  const isBusy = update.isPending || test.isPending || step.isPending || remove.isPending
  const mustMend = problems.some((one) => one.mustMend)
  const isOlder = issue.version > version && !update.isPending

  async function run(title: string, work: () => Promise<string | undefined>) {
    setQuestion(undefined)
    if (isBusy) return
    setProblem(undefined)
    setDone(undefined)
    try {
      setDone(await work())
    } catch (error) {
      const refusal = refusalOf(error)
      setProblem(
        refusal.status === 409
          ? { ...titledProblemOf(refusal, title), detail: 'What you typed is kept. The issue was changed since you opened it.' }
          : titledProblemOf(refusal, title),
      )
      if (refusal.status === 409) reload()
    }
  }

  const save = async () =>
    run('The draft was not saved.', async () => {
      const saved = await update.write({ id, body: { ...values, version } })
      setVersion(saved.version)
      setIsUnsaved(false)
      return 'Saved.'
    })

  return (
    <>
      <LiveRegion role="alert">{problem && <Message kind="failed" title={problem.title} detail={problem.detail} />}</LiveRegion>
      {isOlder && (
        <NewerVersion
          onTake={() => {
            setValues(contentOf(issue))
            setVersion(issue.version)
            setIsUnsaved(false)
            setProblem(undefined)
          }}
          onKeep={() => setVersion(issue.version)}
        />
      )}
      <IssueForm
        values={values}
        errors={problem?.fields ?? {}}
        problems={problems}
        isSaving={update.isPending}
        onChange={(changed) => {
          setValues(changed)
          setIsUnsaved(true)
        }}
        onSave={() => void save()}
      />
      <LiveRegion role="status">{done && <Message kind="done" title={done} />}</LiveRegion>
      <div>
        <Button onClick={() => void run('The test was not sent.', async () => (await test.write({ id })).message)} aria-disabled={isBusy}>
          Send me a test
        </Button>{' '}
        <Button
          look="strong"
          aria-disabled={isBusy || isUnsaved || mustMend || readers === 0}
          onClick={() => {
            if (!isBusy && !isUnsaved && !mustMend && readers > 0) setQuestion('send')
          }}
        >{`Send to ${readersText(readers)}`}</Button>{' '}
        <Button onClick={() => setQuestion('delete')}>Delete …</Button>
        {isUnsaved && <p>Save the draft before you send it.</p>}
        {mustMend && <p>Fix the problems beside the fields before you send it.</p>}
      </div>
      <DraftQuestion
        asked={question}
        issue={issue}
        onSend={() =>
          void run('The issue was not sent.', async () => {
            await step.write({ id, body: { step: 'send', version } })
            return undefined
          })
        }
        onDelete={() =>
          void run('The draft was not deleted.', async () => {
            await remove.write({ id })
            setIsUnsaved(false)
            void navigate('/dashboard/newsletter')
            return undefined
          })
        }
        onCancel={() => setQuestion(undefined)}
      />
      {guard}
    </>
  )
}
