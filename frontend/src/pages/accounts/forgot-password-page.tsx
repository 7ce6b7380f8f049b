import { Link, useNavigate } from 'react-router-dom'
import { useSendCode } from '../../features/accounts/api.ts'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { titledProblemOf } from '../../ui/refused-call.ts'
import { ForgotPasswordForm } from '../../features/accounts/reset-forms.tsx'
import type { NavigationState } from '../../features/accounts/navigation-state.ts'
import { refusalOf } from '../../api/refusal-of.ts'

export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const sendCode = useSendCode()

  async function send(values: { email: string }) {
    const email = values.email.trim()
    try {
      await sendCode({ body: { email } })
      const state: NavigationState = { email }
      await navigate('/verify-code', { state })
      return undefined
    } catch (error) {
      return titledProblemOf<'email'>(refusalOf(error), 'Failed to send code.')
    }
  }

  return (
    <AccountScreen
      title="Forgot password"
      intro="Enter your email and we will send you a code to choose a new password."
      links={<Link to="/login">Log In</Link>}
    >
      <ForgotPasswordForm send={send} />
    </AccountScreen>
  )
}
