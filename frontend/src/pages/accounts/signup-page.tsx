import { Link, useNavigate } from 'react-router-dom'
import { useWrite } from '../../api/use-write.ts'
import { AccountScreen } from '../../features/accounts/account-screen.tsx'
import { GoogleSignIn } from '../../features/accounts/google-sign-in.tsx'
import { problemOf } from '../../ui/refused-call.ts'
import { SignupForm } from '../../features/accounts/signup-form.tsx'
import type { SignupField } from '../../features/accounts/signup-form-problem.ts'
import type { NavigationState } from './navigation-state.ts'
import { refusalOf } from '../../api/refusal-of.ts'
import { useHomeWhenSignedIn } from './session-redirects.ts'

export function SignupPage() {
  useHomeWhenSignedIn()
  const navigate = useNavigate()
  const { write: signUp } = useWrite('signup')

  async function send({ username, email, password }: Record<SignupField, string>) {
    try {
      const { message } = await signUp({ body: { username: username.trim(), email: email.trim(), password } })
      const state: NavigationState = { email: email.trim(), message }
      await navigate('/login', { state })
      return undefined
    } catch (error) {
      return problemOf<SignupField>(refusalOf(error), 'Signup failed')
    }
  }

  return (
    <AccountScreen
      title="Sign up"
      intro="With an account you can get our newsletter and, once approved, write here. You can read without one."
      links={
        <>
          <Link to="/forgot-password">Forgot Password</Link>
          <Link to="/login">Log In</Link>
        </>
      }
    >
      <SignupForm send={send} />
      <GoogleSignIn label="Sign Up with Google" />
    </AccountScreen>
  )
}
