import type { DeskIssue, IssueStepBody } from '@artha/contract/newsletter-issue'
import { namesOf } from '@artha/contract/names-of'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { refusalOf } from '../../../api/refusal-of.ts'
import { groupedNumber } from '../../../lib/money.ts'
import { issuePath } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { FormProblem } from '../../../ui/form-state.ts'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { Message } from '../../../ui/message.tsx'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useStepIssue } from '../api.ts'
import { stateTexts } from './issue-texts.ts'

const refreshMs = 5_000

const countNames = {
  list: 'On the list',
  accepted: 'Sent',
  waiting: 'Waiting',
  refused: 'Refused',
  unknown: 'Unknown',
  left: 'Unsubscribed first',
  notSent: 'Not sent',
} as const

/** The sending of an issue: its outcomes so far, and pausing, going on and stopping. */
export function IssueSending({ issue, refresh }: { issue: DeskIssue; refresh: () => void }) {
  const { _id: id, state, counts, secondsLeft, number, version } = issue
  const { write: step, isPending } = useStepIssue()
  const [isStopping, setIsStopping] = useState(false)
  const [problem, setProblem] = useState<FormProblem>()
  const isSending = state === 'sending'

  useEffect(() => {
    if (!isSending) return undefined
    const timer = setInterval(refresh, refreshMs)
    return () => clearInterval(timer)
  }, [isSending, refresh])

  async function take(taken: IssueStepBody['step']) {
    setIsStopping(false)
    if (isPending) return
    setProblem(undefined)
    try {
      await step({ id, body: { step: taken, version } })
    } catch (error) {
      setProblem(titledProblemOf(refusalOf(error), 'This could not be done.'))
    }
  }

  return (
    <section aria-labelledby="sending">
      <SectionHeading id="sending">{stateTexts[state]}</SectionHeading>
      {counts && (
        <dl aria-label="Readers">
          {namesOf(countNames).map((name) => (
            <div key={name}>
              <dt>{countNames[name]}</dt>
              <dd>{groupedNumber(counts[name])}</dd>
            </div>
          ))}
        </dl>
      )}
      {isSending && secondsLeft !== null && <p>{`About ${Math.ceil(secondsLeft / 60)} min left`}</p>}
      <LiveRegion role="alert">{problem && <Message kind="failed" title={problem.title} detail={problem.detail} />}</LiveRegion>
      {isSending && <Button onClick={() => void take('pause')}>Pause</Button>}
      {state === 'paused' && <Button onClick={() => void take('go-on')}>Go on</Button>}
      {(isSending || state === 'paused') && <Button onClick={() => setIsStopping(true)}>Stop …</Button>}
      {state === 'sent' && number !== null && (
        <p>
          <Link to={issuePath(number)}>{`Page of issue ${number}`}</Link>
        </p>
      )}
      {isStopping && (
        <ConfirmDialog
          question="Stop this issue?"
          detail="Those who wait never get it. This cannot be undone."
          confirmLabel="Stop"
          onConfirm={() => void take('stop')}
          onCancel={() => setIsStopping(false)}
        />
      )}
    </section>
  )
}
