import { useState } from 'react'
import type { Session } from '@artha/contract/account'
import { useEndSession, useEndSessions, useSessions } from './api.ts'
import { titledProblemOf } from '../../ui/refused-call.ts'
import { SessionsList } from './sessions-list.tsx'
import { loadPage } from '../../lib/load-page.ts'
import { Button } from '../../ui/button.tsx'
import type { FormProblem } from '../../ui/form-state.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Message } from '../../ui/message.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { refusalOf } from '../../api/refusal-of.ts'
import styles from './account-section.module.css'

const everywhere = 'everywhere'

export function AccountSessions() {
  const sessions = useSessions()
  const endSession = useEndSession()
  const { write: endSessions } = useEndSessions()
  const [ending, setEnding] = useState<string>()
  const [problem, setProblem] = useState<FormProblem>()

  async function end(what: string, send: () => Promise<unknown>, then?: () => void) {
    if (ending !== undefined) return
    setEnding(what)
    setProblem(undefined)
    await send().then(then, (error: unknown) => setProblem(titledProblemOf(refusalOf(error), 'Could not sign out that device.')))
    setEnding(undefined)
  }
  const endOne = ({ _id }: Session) => void end(_id, () => endSession({ id: _id }))
  const endAll = () => void end(everywhere, endSessions, () => loadPage('/login'))

  return (
    <section aria-labelledby="account-sessions" className={styles.section}>
      <SectionHeading id="account-sessions">Where you are signed in</SectionHeading>
      <LiveRegion role="alert">{problem && <Message kind="failed" title={problem.title} detail={problem.detail} />}</LiveRegion>
      <LoadState of={sessions} pending={<SkeletonText lines={6} />} failedMessage="Your sessions could not be loaded.">
        {(list) => <SessionsList sessions={list} ending={ending} onEnd={endOne} />}
      </LoadState>
      <p className={styles.text}>See a device you do not know? Sign out everywhere, then choose a new password.</p>
      <Button className={styles.leave} aria-disabled={ending === everywhere} onClick={endAll}>
        Sign out everywhere
      </Button>
    </section>
  )
}
