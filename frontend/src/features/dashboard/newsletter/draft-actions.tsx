import type { DeskIssue } from '@artha/contract/newsletter-issue'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useDeleteIssue, useStepIssue, useTestIssue } from '../api.ts'
import { readersText } from './issue-texts.ts'
import styles from './issue.module.css'
import type { IssueDraftForm } from './use-issue-draft.ts'

/** Returns why a draft cannot be sent yet; undefined if it can. */
function obstacleOf({ problems, readers }: DeskIssue, isUnsaved: boolean): string | undefined {
  if (isUnsaved) return 'Save the draft before you send it.'
  if (problems.some(({ mustMend }) => mustMend)) return 'Fix what is marked in red before you send it.'
  return readers === 0 ? 'Nobody is subscribed yet.' : undefined
}

/** The actions on a draft: a test to oneself, sending after a question, and deleting after another. */
export function DraftActions({ issue, draft }: { issue: DeskIssue; draft: IssueDraftForm }) {
  const { _id: id, readers, subject, goesAt } = issue
  const { version, isBusy, isUnsaved, run } = draft
  const [question, setQuestion] = useState<'send' | 'delete'>()
  const navigate = useNavigate()
  const test = useTestIssue()
  const step = useStepIssue()
  const remove = useDeleteIssue()
  const obstacleId = useId()
  const obstacle = obstacleOf(issue, isUnsaved)
  const close = () => setQuestion(undefined)

  function send() {
    close()
    void run('The issue was not sent.', async () => {
      await step.write({ id, body: { step: 'send', version } })
      return undefined
    })
  }

  function removeDraft() {
    close()
    void run('The draft was not deleted.', async () => {
      await remove.write({ id })
      draft.leave()
      void navigate('/dashboard/newsletter')
      return undefined
    })
  }

  return (
    <>
      <div className={styles.actions}>
        <Button onClick={() => void run('The test was not sent.', async () => (await test.write({ id })).message)} aria-disabled={isBusy}>
          Send me a test
        </Button>
        <Button
          look="strong"
          aria-disabled={isBusy || obstacle !== undefined}
          aria-describedby={obstacle && obstacleId}
          onClick={() => {
            if (!isBusy && obstacle === undefined) setQuestion('send')
          }}
        >{`Send to ${readersText(readers)}`}</Button>
        <Button look="bare" className={styles.delete} onClick={() => setQuestion('delete')}>
          Delete …
        </Button>
      </div>
      {goesAt !== null && <p className={styles.note}>{`It goes out by itself on ${dateAndTimeInIndia(new Date(goesAt))}. “Send” sends it now.`}</p>}
      {obstacle && (
        <p className={styles.note} id={obstacleId}>
          {obstacle}
        </p>
      )}
      {question === 'send' && (
        <ConfirmDialog
          question={`Send this issue to ${readersText(readers)}?`}
          detail={`“${subject}” goes out at once. What was sent cannot be called back.`}
          confirmLabel="Send"
          onConfirm={send}
          onCancel={close}
        />
      )}
      {question === 'delete' && (
        <ConfirmDialog question="Delete this draft?" detail="It cannot be restored." confirmLabel="Delete" onConfirm={removeDraft} onCancel={close} />
      )}
    </>
  )
}
