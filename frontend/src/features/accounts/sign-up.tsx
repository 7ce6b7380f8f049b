import { useNavigate } from 'react-router-dom'
import { refusalOf } from '../../api/refusal-of.ts'
import { problemOf } from '../../ui/refused-call.ts'
import { useSignUp } from './api.ts'
import type { NavigationState } from './navigation-state.ts'
import { SignupForm } from './signup-form.tsx'
import type { SignupField } from './signup-form-problem.ts'

/** The form of a new account, which leads to the login page. */
export function SignUp() {
  const navigate = useNavigate()
  const signUp = useSignUp()

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
  return <SignupForm send={send} />
}
