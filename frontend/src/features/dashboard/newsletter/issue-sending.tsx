import type { DeskIssue, IssueCounts, IssueStepBody } from '@artha/contract/newsletter-issue'
import { namesOf } from '@artha/contract/names-of'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { refusalOf } from '../../../api/refusal-of.ts'
import { dateAndTimeInIndia } from '../../../lib/dates.ts'
import { groupedNumber } from '../../../lib/money.ts'
import { issuePath } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { FormProblem } from '../../../ui/form-state.ts'
import { LiveRegion } from '../../../ui/live-region.tsx'
import { Message } from '../../../ui/message.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { titledProblemOf } from '../../../ui/refused-call.ts'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { useStepIssue } from '../api.ts'
import manager from '../tables/manager.module.css'
import { readersText, stateTexts, timeLeftText } from './issue-texts.ts'
import styles from './issue.module.css'

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

/** Returns the state of a sending in a sentence or two. */
function standing({ state, secondsLeft, endedAt, counts }: DeskIssue): string {
  if (state === 'sending') return secondsLeft === null ? 'It is going out.' : `It is going out. ${timeLeftText(secondsLeft)}`
  if (state === 'paused') return 'Nothing goes out until you go on.'
  if (state === 'stopped') return `It was stopped. ${readersText(counts?.notSent ?? 0)} will not get it.`
  return endedAt === null ? 'It has gone out.' : `It has gone out, by ${dateAndTimeInIndia(new Date(endedAt))}.`
}

/** The sending of an issue: its outcomes so far, and pausing, going on and stopping. */
export function IssueSending({ issue, refresh }: { issue: DeskIssue; refresh: () => void }) {
  const { _id: id, state, subject, counts, number, version, serverProblem } = issue
  const { write: step, isPending } = useStepIssue()
  const [isStopping, setIsStopping] = useState(false)
  const [problem, setProblem] = useState<FormProblem>()
  const isSending = state === 'sending'
  const isUnderWay = isSending || state === 'paused'

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
    <section className={styles.sending} aria-labelledby="sending">
      <SectionHeading id="sending">{`${stateTexts[state]}: ${subject}`}</SectionHeading>
      <p role="status">{standing(issue)}</p>
      <LiveRegion role="status">
        {serverProblem !== '' && (
          <Message kind="failed" title="The mail server takes no mail at present." detail={`${serverProblem} We try again by ourselves.`} />
        )}
      </LiveRegion>
      {counts && isUnderWay && <Meter counts={counts} />}
      {counts && <Counts counts={counts} />}
      <LiveRegion role="alert">{problem && <Message kind="failed" title={problem.title} detail={problem.detail} />}</LiveRegion>
      {isUnderWay && (
        <div className={styles.actions}>
          {isSending ? <Button onClick={() => void take('pause')}>Pause</Button> : <Button onClick={() => void take('go-on')}>Go on</Button>}
          <Button onClick={() => setIsStopping(true)}>Stop …</Button>
        </div>
      )}
      {number !== null && (
        <p className={manager.about}>
          <Link to={issuePath(number)}>{`Issue ${number} on the site`}</Link>
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

/** The share of the list that has an outcome. */
function Meter({ counts: { list, waiting, accepted } }: { counts: IssueCounts }) {
  const words = `${groupedNumber(accepted)} of ${groupedNumber(list)} sent`
  return (
    <div className={styles.meter}>
      <ProgressBar label="Progress" words={words} max={Math.max(list, 1)} value={list - waiting} />
    </div>
  )
}

const Counts = ({ counts }: { counts: IssueCounts }) => (
  <dl className={styles.counts} aria-label="Readers">
    {namesOf(countNames).map((name) => (
      <div key={name}>
        <dt>{countNames[name]}</dt>
        <dd>{groupedNumber(counts[name])}</dd>
      </div>
    ))}
  </dl>
)
