import { useState } from 'react'
import { refusalOf } from '../../api/refusal-of.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { Message } from '../../ui/message.tsx'
import { titledProblemOf } from '../../ui/refused-call.ts'
import { useResetPassword } from './api.ts'
import { useNavigationEmail, useNavigationState } from './navigation-state.ts'
import { ResetPasswordForm } from './reset-forms.tsx'

/** The form of a new password, after the code was verified. */
export function NewPassword() {
  const email = useNavigationEmail()
  const message = useNavigationState()?.message
  const resetPassword = useResetPassword()
  const [isUpdated, setIsUpdated] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function send({ password }: { password: string }) {
    try {
      await resetPassword(email, password)
      setIsUpdated(true)
      return undefined
    } catch (error) {
      setHasFailed(true)
      return titledProblemOf<'password'>(refusalOf(error), 'Failed to update.')
    }
  }

  if (isUpdated) return <Updated />
  return (
    <>
      {message && !hasFailed && (
        <LiveRegion role="status">
          <Message kind="done" title={message} />
        </LiveRegion>
      )}
      <ResetPasswordForm email={email} send={send} />
    </>
  )
}

const Updated = () => (
  <>
    <LiveRegion role="status">
      <Message kind="done" title="Password updated successfully." detail="You have been signed out everywhere." />
    </LiveRegion>
    <div>
      <ButtonLink to="/" look="strong">
        Back to Home
      </ButtonLink>
    </div>
  </>
)
