import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { refusalOf } from '../../api/refusal-of.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useIsHydrated } from '../../ui/is-hydrated.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Message } from '../../ui/message.tsx'
import { problemOf } from '../../ui/refused-call.ts'
import { useConfirmSubscription } from './api.ts'

type Outcome = { kind: 'done' | 'failed'; title: string; detail?: string | undefined; isLinkOver?: boolean }

const cutOff: Outcome = { kind: 'failed', title: 'This link is incomplete.', detail: 'Open the whole link from the email.' }

/**
 * The secret of the link is in the hash, which reaches no server, and is sent only when a button is pressed: mail scanners also load the page and
 * must not subscribe anybody.
 */
export function ConfirmSubscription() {
  const link = useLocation().hash.slice(1)
  const isHydrated = useIsHydrated()
  const [outcome, setOutcome] = useState<Outcome>()
  const { write, isPending } = useConfirmSubscription()

  async function confirm() {
    if (isPending) return
    setOutcome(undefined)
    try {
      const { message } = await write({ body: { link } })
      setOutcome({ kind: 'done', title: message, detail: 'Each email has a link to unsubscribe.' })
    } catch (error) {
      const refusal = refusalOf(error)
      // The link is all that is sent, so only it can be invalid
      const isLinkOver = refusal.code === 'validation'
      setOutcome({ kind: 'failed', ...problemOf(refusal, 'The subscription could not be confirmed.'), isLinkOver })
    }
  }

  const isCutOff = isHydrated && link === ''
  const shown = isCutOff ? cutOff : outcome
  return (
    <>
      <LiveRegion role="status">{shown && <Message kind={shown.kind} title={shown.title} detail={shown.detail} />}</LiveRegion>
      {shown?.kind !== 'done' && !isCutOff && (
        <div>
          {shown?.isLinkOver === true ? (
            <ButtonLink to="/newsletter">Subscribe again</ButtonLink>
          ) : (
            <Button look="strong" aria-disabled={isPending} onClick={() => void confirm()}>
              {isPending ? 'Subscribing...' : 'Subscribe'}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
