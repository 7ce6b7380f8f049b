import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { refusalOf } from '../../api/refusal-of.ts'
import { Button } from '../../ui/button.tsx'
import { useIsHydrated } from '../../ui/is-hydrated.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Message } from '../../ui/message.tsx'
import { problemOf } from '../../ui/refused-call.ts'
import { useOpenResetLink } from './api.ts'
import type { NavigationState } from './navigation-state.ts'

/**
 * The secret of a reset link is in the hash, which reaches no server, and is sent only when a button is pressed: mail scanners also load the page and
 * must not use up the link.
 */
export function OpenResetLink() {
  const link = useLocation().hash.slice(1)
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<{ title: string; detail?: string | undefined }>()
  const { write: openResetLink, isPending: isOpening } = useOpenResetLink()

  async function open() {
    if (isOpening) return
    setProblem(undefined)
    try {
      const { email, message } = await openResetLink({ body: { link } })
      const state: NavigationState = { email, message }
      await navigate('/reset-password', { state, replace: true })
    } catch (error) {
      setProblem(problemOf(refusalOf(error), 'The link could not be opened.'))
    }
  }

  const isCutOff = isHydrated && link === ''
  const shown = isCutOff ? { title: 'This link is incomplete.', detail: 'Open the whole link from the email.' } : problem
  return (
    <>
      <LiveRegion role="status">{shown && <Message kind="failed" title={shown.title} detail={shown.detail} />}</LiveRegion>
      {!isCutOff && (
        <div>
          <Button look="strong" aria-disabled={isOpening} onClick={() => void open()}>
            {isOpening ? 'Opening …' : 'Choose a new password'}
          </Button>
        </div>
      )}
    </>
  )
}
