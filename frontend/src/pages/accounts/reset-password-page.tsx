import { useState } from 'react'
import { Link } from 'react-router-dom'
import { endSession, useSession } from '../../api/session.ts'
import { useWrite } from '../../api/use-write.ts'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { titledProblemOf } from '../../ui/refused-call.ts'
import { ResetPasswordForm } from '../../features/accounts/reset-forms.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Message } from '../../ui/message.tsx'
import { useNavigationState, useNavigationEmail } from './navigation-state.ts'
import { refusalOf } from '../../api/refusal-of.ts'

export function ResetPasswordPage() {
  const email = useNavigationEmail()
  const message = useNavigationState()?.message
  const { user } = useSession()
  const { write: resetPassword } = useWrite('resetPassword')
  const [isUpdated, setIsUpdated] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function send({ password }: { password: string }) {
    try {
      await resetPassword({ body: { email, password } })
      // A new password ends all sessions of the account, including this browser's
      if (user?.email.toLowerCase() === email.toLowerCase()) endSession()
      setIsUpdated(true)
      return undefined
    } catch (error) {
      setHasFailed(true)
      return titledProblemOf<'password'>(refusalOf(error), 'Failed to update.')
    }
  }

  if (isUpdated) return <Updated />
  return (
    <AccountScreen title="New password" links={<Link to="/login">Log In</Link>}>
      {message && !hasFailed && (
        <LiveRegion role="status">
          <Message kind="done" title={message} />
        </LiveRegion>
      )}
      <ResetPasswordForm email={email} send={send} />
    </AccountScreen>
  )
}

const Updated = () => (
  <AccountScreen title="New password" links={<Link to="/login">Log In</Link>}>
    <LiveRegion role="status">
      <Message kind="done" title="Password updated successfully." detail="You have been signed out everywhere." />
    </LiveRegion>
    <div>
      <ButtonLink to="/" look="strong">
        Back to Home
      </ButtonLink>
    </div>
  </AccountScreen>
)
