import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useWrite } from '../../api/use-write.ts'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { problemOf } from '../../ui/refused-call.ts'
import { Button } from '../../ui/button.tsx'
import { useIsHydrated } from '../../ui/is-hydrated.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Message } from '../../ui/message.tsx'
import type { NavigationState } from './navigation-state.ts'
import { refusalOf } from '../../api/refusal-of.ts'

/**
 * The target of the link in a reset mail. Its secret is in the hash, which reaches no server, and is sent only when a button is pressed: mail
 * scanners also load the page and must not use up the link.
 */
export function ResetLinkPage() {
  const link = useLocation().hash.slice(1)
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<{ title: string; detail?: string | undefined }>()
  const { write: openResetLink, isPending: isOpening } = useWrite('openResetLink')

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
    <AccountScreen
      title="Open your link"
      intro="Press the button to choose a new password. The link works once, for ten minutes."
      links={
        <>
          <Link to="/forgot-password">Request a new email</Link>
          <Link to="/login">Log In</Link>
        </>
      }
    >
      <LiveRegion role="status">{shown && <Message kind="failed" title={shown.title} detail={shown.detail} />}</LiveRegion>
      {!isCutOff && (
        <div>
          <Button look="strong" aria-disabled={isOpening} onClick={() => void open()}>
            {isOpening ? 'Opening …' : 'Choose a new password'}
          </Button>
        </div>
      )}
    </AccountScreen>
  )
}
